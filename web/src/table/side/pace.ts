import type { Game, Model } from "../../net/model";
import { holds, identities } from "../cards";

/** The turns of a game's clues, as far as they weren't taken back. */
export function cluesGiven(log: Model["log"]): number {
  let turn = 0;
  let turns: number[] = [];
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === "started") [turn, turns] = [0, []];
    if (event.type === "turn") turn = event.turn;
    if (event.type === "clue") turns.push(turn);
    if (event.type === "undone") {
      turn = event.turn;
      turns = turns.filter((one) => one < turn);
    }
  }
  return turns.length;
}

/**
 * Sums that good players go by, of what the server says of the piles: how many turns can still be spent on something else than a play
 * of a new card, if all that is reachable is to be reached; null once it is over. As in `tamaya.lab.review`, which looks back.
 */
export function pace({ figures, hands, deck_left, last_turns, outcome }: Game): number | null {
  if (outcome) return null;
  return figures.score + (last_turns ?? deck_left + hands.length) - figures.reachable;
}

/** Cards that are played, or clued and, as far as the viewer knows, still needed, each identity once, per clue; null before the first. */
export function efficiency({ figures, hands, stacks }: Game, clues: number): number | null {
  if (!clues) return null;
  const clued = hands.flat().filter(({ colours, ranks }) => colours || ranks);
  const seen = new Set(clued.flatMap(({ identity }) => identity ?? []));
  const needed = [...seen].filter((identity) => !holds(figures.dead, identity));
  const unseen = clued.filter(
    ({ identity, possible }) =>
      identity === null && identities(possible).some((one) => !holds(figures.dead, one)),
  );
  const played = stacks.reduce((sum, height) => sum + height, 0);
  return (played + needed.length + unseen.length) / clues;
}
