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
  if (suits.length < game.variant.suits.length)
    parts.push(listed(suits.map((one) => text("table-colour", { colour: one.suit }))));
  if (ranks.length < (game.variant.suits[0]?.order.length ?? 0))
    parts.push(listed(ranks.map((one) => String(one.rank))));
  return parts.join("; ");
}

export function partnerLabel(game: Game, name: string, card: Card, slot: number): string {
  const face = card.identity === null ? null : faceOf(game, card.identity);
  const what = face ? cardName(face.suit, face.rank) : "";
  const knows = knowledge(game, card);
  return [
    text("table-partner-card", { name, slot, what, open: what ? "yes" : "no" }),
    knows ? text("table-knows", { knows }) : text("table-knows-nothing"),
  ].join(", ");
}

export function ownLabel(game: Game, card: Card, slot: number): string {
  const knows = knowledge(game, card);
  return [
    text("table-own-card", { slot }),
    knows ? text("table-own-knows", { knows }) : text("table-own-knows-nothing"),
  ].join(", ");
}
