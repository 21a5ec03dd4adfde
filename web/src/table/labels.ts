import { text } from "../l10n/language.svelte";
import type { Card, Game } from "../net/model";
import { certain, faceOf, ranksIn, suitsIn } from "./cards";
import { cardName, listed } from "./words";

/** What clues leave of a card, in words: "red 3", "red", "3", "red or blue; 1, 2 or 4". */
export function knowledge(game: Game, card: Card): string {
  const { suit, rank } = certain(game, card.possible);
  if (suit && rank) return cardName(suit, rank);
  const suits = suitsIn(game, card.possible).filter(({ possible }) => possible);
  const ranks = ranksIn(game, card.possible).filter(({ possible }) => possible);
  const parts: string[] = [];
  const colour = (one: { suit: string }) => text("table-colour", { colour: one.suit });
  const number = (one: { rank: number }) => String(one.rank);
  parts.push(...narrowed(suitsIn(game, card.possible), suits, colour));
  parts.push(...narrowed(ranksIn(game, card.possible), ranks, number));
  const [first = "", second] = parts;
  return second ? text("table-knows-both", { first, second }) : first;
}

/** What is left if that is less than half, else what is ruled out; nothing while all is possible. */
function narrowed<T extends { possible: boolean }>(all: T[], left: T[], name: (one: T) => string) {
  if (left.length === all.length) return [];
  if (left.length <= all.length / 2) return [listed(left.map(name), "disjunction")];
  const out = all.filter(({ possible }) => !possible).map(name);
  const [one = "", two = ""] = out;
  if (out.length === 2) return [text("table-neither", { one, two })];
  return [text("table-not", { list: listed(out, "disjunction") })];
}

export function partnerLabel(
  game: Game,
  name: string,
  card: Card,
  slot: number,
  note = "",
): string {
  const face = card.identity === null ? null : faceOf(game, card.identity);
  const what = face ? cardName(face.suit, face.rank) : "";
  const knows = knowledge(game, card);
  return withNote(note, {
    card: text("table-partner-card", { name, slot, what, open: what ? "yes" : "no" }),
    knows: knows ? text("table-knows", { knows }) : text("table-knows-nothing"),
  });
}

export function ownLabel(game: Game, card: Card, slot: number, note = ""): string {
  const knows = knowledge(game, card);
  // Open after the end, and where one acts for everybody in a branch.
  const face = card.identity === null ? null : faceOf(game, card.identity);
  const what = face && cardName(face.suit, face.rank);
  return withNote(note, {
    card: what ? text("table-own-open", { slot, what }) : text("table-own-card", { slot }),
    knows: knows ? text("table-own-knows", { knows }) : text("table-own-knows-nothing"),
  });
}

/** What one has noted oneself is read out too. */
function withNote(note: string, label: { card: string; knows: string }): string {
  const words = text("table-label", label);
  return note ? text("notes-label-with", { label: words, note }) : words;
}
