import { fromSnapshot, type Game, identityOf, type Model } from "../../net/model";
import type { CardInfo, Snapshot } from "../../wire";

/** A table in mid-game that was made up: what /design shows the parts of the table with. No rule is asked. */
export const ORDER = [1, 2, 3, 4, 5];
const COLOURS = ["red", "yellow", "green", "blue", "white", "multicolour"];
const COPIES = [3, 2, 2, 2, 1];

/** The identities that a card with one of these colours and ranks could be. */
export function cardsOf(colours: readonly string[], ranks: readonly number[]): number {
  let mask = 0;
  for (const colour of colours)
    for (const rank of ranks) mask |= 1 << identityOf(COLOURS.indexOf(colour), rank);
  return mask;
}

const ANY = cardsOf(COLOURS, ORDER);
const RED = cardsOf(["red"], ORDER);
const THREE = cardsOf(COLOURS, [3]);

const face = (colour: string, rank: number) => identityOf(COLOURS.indexOf(colour), rank);

function held(card: number, colour: string, rank: number, more: Partial<CardInfo> = {}): CardInfo {
  return { card, possible: ANY, identity: face(colour, rank), ...more };
}

/** The own hand, from the oldest card: nothing known, not of two colours and two ranks, a colour, a rank, both. */
export const OWN: readonly CardInfo[] = [
  { card: 0, possible: ANY },
  { card: 1, possible: cardsOf(["yellow", "green", "blue", "multicolour"], [1, 3, 4]) },
  { card: 2, possible: RED, colours: 1 },
  { card: 3, possible: THREE, ranks: 4 },
  { card: 4, possible: RED & THREE, colours: 1, ranks: 4 },
];

const hands: CardInfo[][] = [
  [...OWN],
  [
    held(5, "green", 2),
    held(6, "white", 4, { possible: cardsOf(COLOURS, [4]), ranks: 8 }),
    held(7, "blue", 1, { possible: cardsOf(["blue"], ORDER), colours: 8 }),
    held(8, "yellow", 5),
    held(9, "red", 3, { possible: RED & THREE, colours: 1, ranks: 4 }),
  ],
  [
    held(10, "multicolour", 1),
    held(11, "red", 5),
    held(12, "green", 3),
    held(13, "blue", 2),
    held(14, "white", 1),
  ],
];

const snapshot: Snapshot = {
  type: "snapshot",
  version: 1,
  seq: 9,
  you: { user: "mai", name: "Mai", seat: 0 },
  table: {
    id: "",
    phase: "playing",
    host: "mai",
    seats: [
      { name: "Mai", user: "mai" },
      { name: "Nami", bot: "beginner" },
      { name: "Jonas with a rather long name", user: "jonas" },
    ],
    settings: { players: 3, variant: "tricky", undo: true },
    number: 1,
  },
  here: [0, 2],
  log: [
    {
      seq: 1,
      events: [
        { type: "turn", seat: 0, turn: 12 },
        {
          type: "clue",
          seat: 0,
          target: 1,
          kind: "rank",
          value: 4,
          touched: [6],
          clue_tokens: 5,
          marks: [[6, ANY, 0, 8]] as unknown as never[][],
        },
        { type: "turn", seat: 1, turn: 13 },
        { type: "play", seat: 1, card: 20, identity: face("green", 3), height: 3, slot: 2 },
        { type: "turn", seat: 2, turn: 14 },
        { type: "misplay", seat: 2, card: 21, identity: face("white", 5), strikes: 1, slot: 5 },
        { type: "turn", seat: 0, turn: 15 },
        { type: "discard", seat: 0, card: 22, identity: face("red", 1), clue_tokens: 6, slot: 4 },
        { type: "said", seat: 2, name: "Jonas", text: "That was my last guess." },
        { type: "turn", seat: 1, turn: 16 },
        {
          type: "clue",
          seat: 1,
          target: 0,
          kind: "colour",
          value: 0,
          touched: [2, 4],
          clue_tokens: 5,
          marks: [
            [2, RED, 1, 0],
            [4, RED & THREE, 1, 4],
          ] as unknown as never[][],
        },
        { type: "turn", seat: 2, turn: 17 },
      ],
    },
  ],
  game: {
    number: 1,
    variant: {
      id: "tricky",
      suits: COLOURS.map((id) => ({ id, order: ORDER })),
      colours: COLOURS,
      ranks: ORDER,
      copies: COLOURS.flatMap(() => COPIES),
    },
    hands,
    orders: hands.map((hand) => hand.map(({ card }) => card).reverse()),
    stacks: [1, 5, 3, 4, 0, 2],
    discards: [face("red", 1), face("white", 5), face("blue", 1), face("blue", 1)],
    clue_tokens: 5,
    max_clue_tokens: 8,
    strikes: 1,
    strike_limit: 3,
    deck_left: 17,
    turn: 18,
    current: 0,
    points: 30,
    figures: {
      score: 15,
      reachable: 29,
      critical: cardsOf(["red", "green", "blue", "multicolour"], [5]),
      dead: cardsOf(["yellow"], ORDER) | cardsOf(["white"], [5]) | cardsOf(["red"], [1]),
      playable: cardsOf(["red"], [2]) | cardsOf(["white"], [1]) | cardsOf(["multicolour"], [3]),
    },
    sight: {},
    commitment: "",
    legal: {
      plays: OWN.map(({ card }) => card),
      discards: OWN.map(({ card }) => card),
      clues: [
        {
          target: 1,
          colours: [[9], [8], [5], [7], [6], null],
          ranks: [[7], [5], [9], [6], [8]],
        },
      ],
    },
  },
};

/** The same table, seen a little otherwise. */
export function sample(table: Partial<Model["table"]> = {}, game: Partial<Game> = {}): Model {
  const model = fromSnapshot(snapshot);
  return {
    ...model,
    table: { ...model.table, ...table },
    game: model.game && { ...model.game, ...game },
  };
}
