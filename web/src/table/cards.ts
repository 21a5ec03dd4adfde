import { type Card, type Game, identityOf, rankOf, suitOf } from "../net/model";

/** The identities in a set of bits. */
export function identities(mask: number): number[] {
  const members: number[] = [];
  for (let identity = 0; mask >> identity; identity++)
    if ((mask >> identity) & 1) members.push(identity);
  return members;
}

export function holds(mask: number, identity: number): boolean {
  return ((mask >> identity) & 1) === 1;
}

export interface Face {
  suit: string;
  rank: number;
}

export function faceOf(game: Game, identity: number): Face {
  return { suit: game.variant.suits[suitOf(identity)]?.id ?? "", rank: rankOf(identity) };
}

/** Per suit of the variant, whether any card in the set has it. */
export function suitsIn(game: Game, mask: number): { suit: string; possible: boolean }[] {
  return game.variant.suits.map(({ id }, at) => ({
    suit: id,
    possible: identities(mask).some((identity) => suitOf(identity) === at),
  }));
}

export function ranksIn(game: Game, mask: number): { rank: number; possible: boolean }[] {
  const count = game.variant.suits[0]?.order.length ?? 0;
  return Array.from({ length: count }, (_, at) => ({
    rank: at + 1,
    possible: identities(mask).some((identity) => rankOf(identity) === at + 1),
  }));
}

/** What is certain of a card: its suit if only one is left, its rank likewise. */
export function certain(game: Game, mask: number): { suit: string | null; rank: number | null } {
  const suits = suitsIn(game, mask).filter(({ possible }) => possible);
  const ranks = ranksIn(game, mask).filter(({ possible }) => possible);
  return {
    suit: suits.length === 1 ? (suits[0]?.suit ?? null) : null,
    rank: ranks.length === 1 ? (ranks[0]?.rank ?? null) : null,
  };
}

/** A hand as it lies, leftmost first. */
export function laid(game: Game, seat: number): Card[] {
  const hand = game.hands[seat] ?? [];
  const byId = new Map(hand.map((card) => [card.card, card]));
  const cards = (game.orders[seat] ?? []).flatMap((card) => byId.get(card) ?? []);
  return cards.length === hand.length ? cards : hand.toReversed();
}

/** Per identity, how many copies the viewer sees: on fireworks, in the discard pile, in open hands. */
export function seen(game: Game): number[] {
  const counts = game.variant.copies.map(() => 0);
  const add = (identity: number | null) => {
    if (identity !== null) counts[identity] = (counts[identity] ?? 0) + 1;
  };
  game.variant.suits.forEach(({ order }, suit) => {
    for (const rank of order.slice(0, game.stacks[suit])) add(identityOf(suit, rank));
  });
  game.discards.forEach(add);
  for (const card of game.hands.flat()) add(card.identity);
  return counts;
}

/** The game as it is for whoever holds that card: they don't see their hand. */
export function withoutHand(game: Game, card: number): Game {
  const hidden = (hand: Game["hands"][number]) =>
    hand.some((one) => one.card === card) ? hand.map((one) => ({ ...one, identity: null })) : hand;
  return { ...game, hands: game.hands.map(hidden) };
}

/** The rank on top of a suit's firework, null while it has none. */
export function topRank(game: Game, suit: number): number | null {
  const height = game.stacks[suit] ?? 0;
  return height ? (game.variant.suits[suit]?.order[height - 1] ?? null) : null;
}

/** Whether a suit's firework can't be completed any more: a card that it still needs is useless. */
export function spoiled(game: Game, suit: number): boolean {
  const rest = game.variant.suits[suit]?.order.slice(game.stacks[suit] ?? 0) ?? [];
  return rest.some((rank) => holds(game.figures.dead, identityOf(suit, rank)));
}

/** What clue marks on a card say: the suits left if a colour touched it, its rank if a rank did. */
export function marksOf(game: Game, card: Card): { suits: string[]; ranks: number[] } {
  const suits = suitsIn(game, card.possible).filter(({ possible }) => possible);
  const ranks = ranksIn(game, card.possible).filter(({ possible }) => possible);
  return {
    suits: card.colours && suits.length < 4 ? suits.map(({ suit }) => suit) : [],
    ranks: card.ranks && ranks.length < 4 ? ranks.map(({ rank }) => rank) : [],
  };
}
