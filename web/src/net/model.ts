import type {
  CardInfo,
  ClockInfo,
  CluesFor,
  GameInfo,
  Legal,
  LegalBonus,
  LogEntry,
  Presence,
  Rated,
  Snapshot,
  TableInfo,
  Time,
  Update,
  WireClue,
  You,
} from "../wire";

/** Fields that the wire leaves out where they have their default are filled in here, once. */
export type Full<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };
export type Card = Full<CardInfo>;
export type Event = LogEntry["events"][number];
/** A clue that may be given, with the cards that it touches. */
export type Choice = Pick<WireClue, "target" | "kind" | "value"> & { touched: number[] };
export type Choices = Omit<Full<Legal>, "clues" | "bonuses"> & {
  clues: Choice[];
  bonuses: Full<LegalBonus>[];
};
/** A clock, and when it was heard of, by the page's own stopwatch: the time of day plays no part. */
export interface Clock {
  left: number[];
  running: number | null;
  out: boolean;
  heard: number;
}
export type Game = Omit<Full<GameInfo>, "hands" | "legal" | "clock"> & {
  hands: Card[][];
  clock: Clock | null;
  legal: Choices | null;
};

/** A table as this viewer knows it, as of `seq`. */
export interface Model {
  seq: number;
  you: You;
  table: TableInfo;
  here: number[];
  watching: number;
  log: LogEntry[];
  game: Game | null;
  /** What the last game moved, if it was rated. */
  rated: Rated | null;
}

const TALK_KEPT = 30;

/** The update doesn't follow what the model has: some were missed. */
export class Gap extends Error {}

export function fromSnapshot(snapshot: Snapshot, watching = 0, rated: Rated | null = null): Model {
  return {
    seq: snapshot.seq,
    you: snapshot.you,
    table: snapshot.table,
    here: snapshot.here,
    watching,
    log: snapshot.log,
    game: fullGame(snapshot.game),
    rated,
  };
}

/** The model after a message. Assigns what the message says; the rules stay with the server. */
export function apply(model: Model, message: Snapshot | Update | Presence | Time | Rated): Model {
  switch (message.type) {
    case "snapshot":
      return fromSnapshot(message, model.watching, model.rated);
    case "rated":
      return { ...model, rated: message };
    case "presence":
      return { ...model, here: message.here, watching: message.watching ?? 0 };
    case "time":
      return model.game
        ? { ...model, game: { ...model.game, clock: heardNow(message.clock) } }
        : model;
    case "update":
      return updated(model, message);
  }
}

function updated(model: Model, update: Update): Model {
  if (update.seq <= model.seq) return model;
  if (update.seq !== model.seq + 1) throw new Gap(`${update.seq} after ${model.seq}`);
  const events = update.events ?? [];
  const old = events.some((event) => event.type === "started") ? talkOf(model.log) : model.log;
  const log = events.length ? [...old, { seq: update.seq, events }] : old;
  const table = update.table ?? model.table;
  return { ...model, seq: update.seq, table, log, game: nextGame(model.game, update, events) };
}

/** A new game leaves of what was before it only the last talk, as the server's log does. */
function talkOf(log: LogEntry[]): LogEntry[] {
  return log
    .filter(({ events }) => events.some((event) => event.type === "said"))
    .slice(-TALK_KEPT);
}

function nextGame(game: Game | null, update: Update, events: Event[]): Game | null {
  if (update.game) return fullGame(update.game);
  if (!game) return null;
  const next = events.reduce(after, game);
  return {
    ...next,
    figures: update.figures ?? next.figures,
    sight: { ...next.sight, ...update.sight },
    clock: heardNow(update.clock) ?? next.clock,
    pending: update.pending ?? null,
    legal: fullLegal(update.legal),
  };
}

/** The game after one event of a turn. */
function after(game: Game, event: Event): Game {
  switch (event.type) {
    case "draw":
      return drawn(game, event.seat, event.card, event.identity ?? null, event.deck_left);
    case "turn":
      return {
        ...game,
        turn: event.turn,
        current: event.seat,
        last_turns: event.last_turns ?? null,
      };
    case "clue":
      return {
        ...game,
        clue_tokens: event.clue_tokens,
        hands: marked(game.hands, event.target, event.marks as unknown as Mark[]),
      };
    case "play":
      return {
        ...without(game, event.seat, event.card),
        stacks: game.stacks.with(suitOf(event.identity), event.height),
      };
    case "misplay":
      return {
        ...without(game, event.seat, event.card),
        strikes: event.strikes,
        discards: [...game.discards, event.identity],
      };
    case "discard":
      return {
        ...without(game, event.seat, event.card),
        clue_tokens: event.clue_tokens,
        discards: [...game.discards, event.identity],
      };
    case "completed":
      return { ...game, clue_tokens: event.clue_tokens };
    case "bonus":
      return { ...game, tiles_left: event.tiles_left ?? 0 };
    case "token":
      return { ...game, clue_tokens: event.clue_tokens, strikes: event.strikes };
    case "returned":
      return {
        ...game,
        deck_left: event.deck_left,
        discards: takenFrom(game.discards, event.identity),
      };
    case "rescued":
      return {
        ...game,
        stacks: game.stacks.with(suitOf(event.identity), event.height),
        discards: takenFrom(game.discards, event.identity),
      };
    case "reordered":
      return { ...game, orders: game.orders.with(event.seat, event.cards) };
    case "ended":
      return { ...game, outcome: event.outcome };
    default:
      return game;
  }
}

type Mark = [card: number, possible: number, colours: number, ranks: number];

const RANKS = 5;

/** An identity is the suit's place times five, plus the rank less one: so the wire defines it. */
export function suitOf(identity: number): number {
  return Math.floor(identity / RANKS);
}

export function rankOf(identity: number): number {
  return (identity % RANKS) + 1;
}

export function identityOf(suit: number, rank: number): number {
  return suit * RANKS + rank - 1;
}

function drawn(
  game: Game,
  seat: number,
  card: number,
  identity: number | null,
  left: number,
): Game {
  const possible = 2 ** game.variant.copies.length - 1;
  const fresh: Card = { card, possible, colours: 0, ranks: 0, identity };
  return {
    ...game,
    deck_left: left,
    hands: game.hands.with(seat, [...(game.hands[seat] ?? []), fresh]),
    orders: game.orders.with(seat, [card, ...(game.orders[seat] ?? [])]),
  };
}

function without(game: Game, seat: number, card: number): Game {
  const hand = (game.hands[seat] ?? []).filter((held) => held.card !== card);
  const order = (game.orders[seat] ?? []).filter((held) => held !== card);
  return { ...game, hands: game.hands.with(seat, hand), orders: game.orders.with(seat, order) };
}

function marked(hands: Card[][], target: number, marks: Mark[]): Card[][] {
  const now = new Map(marks.map((mark) => [mark[0], mark]));
  const hand = (hands[target] ?? []).map((card) => {
    const mark = now.get(card.card);
    return mark ? { ...card, possible: mark[1], colours: mark[2], ranks: mark[3] } : card;
  });
  return hands.with(target, hand);
}

function takenFrom(pile: number[], identity: number): number[] {
  const at = pile.lastIndexOf(identity);
  return at < 0 ? pile : pile.toSpliced(at, 1);
}

function fullGame(game: GameInfo | null | undefined): Game | null {
  if (!game) return null;
  return {
    ...game,
    hands: game.hands.map((hand) => hand.map(fullCard)),
    last_turns: game.last_turns ?? null,
    tiles_left: game.tiles_left ?? 0,
    pending: game.pending ?? null,
    outcome: game.outcome ?? null,
    clock: heardNow(game.clock),
    legal: fullLegal(game.legal),
  };
}

function heardNow(clock: ClockInfo | null | undefined): Clock | null {
  if (!clock) return null;
  const { left, running = null, out = false } = clock;
  return { left, running, out, heard: performance.now() };
}

function fullCard(card: CardInfo): Card {
  return { colours: 0, ranks: 0, identity: null, ...card } as Card;
}

function fullLegal(legal: Legal | null | undefined): Choices | null {
  if (!legal) return null;
  return {
    plays: legal.plays ?? [],
    discards: legal.discards ?? [],
    clues: (legal.clues ?? []).flatMap(choices),
    bonuses: (legal.bonuses ?? []).map((use) => ({
      bonus: use.bonus,
      identity: use.identity ?? null,
      clue: use.clue ?? null,
      touched: use.touched ?? [],
    })),
    decline: legal.decline ?? false,
    refusals: legal.refusals ?? {},
  };
}

/** What may be said to a player, clue by clue: colours by their place in the variant, ranks from 1 up. */
function choices({ target, colours, ranks }: CluesFor): Choice[] {
  const choice = (kind: Choice["kind"], value: number, touched: number[] | null | undefined) =>
    touched ? [{ target, kind, value, touched }] : [];
  return [
    ...colours.flatMap((touched, colour) => choice("colour", colour, touched)),
    ...ranks.flatMap((touched, at) => choice("rank", at + 1, touched)),
  ];
}
