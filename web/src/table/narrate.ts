import type { FluentVariable } from "@fluent/bundle";
import { type Event, type Game, rankOf, suitOf } from "../net/model";
import type { LogEntry } from "../wire";
import type { Face } from "./cards";

export type Arguments = Record<string, FluentVariable>;

/** A line of the log: a message of the catalogues with ids and numbers, and the card to draw beside it. */
export interface Line {
  key: string;
  turn: number | null;
  id: string;
  args: Arguments;
  /** Places of cards, 1 = leftmost, to be listed in the language's way as `$slots`. */
  slots?: number[];
  face?: Face;
  colour?: string;
  rank?: number;
  /** Whether it tells of the viewer's own hand or turn. */
  own: boolean;
  said?: { name: string; user?: string; text?: string; phrase?: string };
}

interface Teller {
  game: Pick<Game, "variant"> | null;
  me: number | null;
  /** The viewer, who may have no seat. */
  user: string | null;
  name: (seat: number) => string;
  turn: number | null;
  /** Somebody would take the last turn back, and it isn't settled. */
  undo: boolean;
  /** Per seat, as far as it was ever laid otherwise than by age. */
  orders: Map<number, number[]>;
}

/** The log in lines, oldest first. */
export function narrate(
  log: readonly LogEntry[],
  game: Pick<Game, "variant"> | null,
  me: number | null,
  name: (seat: number) => string,
  user: string | null = null,
): Line[] {
  const teller: Teller = { game, me, user, name, turn: null, undo: false, orders: new Map() };
  return log.flatMap(({ seq, events }) =>
    events.flatMap((event, at) => {
      const told = tell(teller, event);
      follow(teller, event);
      return told ? [{ key: `${seq}.${at}`, turn: teller.turn, own: false, ...told }] : [];
    }),
  );
}

type Told = Omit<Line, "key" | "turn" | "own"> & { own?: boolean };

function tell(teller: Teller, event: Event): Told | null {
  switch (event.type) {
    case "clue":
      return toldClue(teller, event);
    case "play":
    case "misplay":
    case "discard":
      return {
        id: `log-${event.type}`,
        args: { ...who(teller, event.seat), ...card(teller, event.identity), slot: event.slot },
        face: face(teller, event.identity),
      };
    case "rescued":
    case "returned":
      return {
        id: `log-${event.type}`,
        args: { ...who(teller, event.seat), ...card(teller, event.identity) },
        face: face(teller, event.identity),
      };
    case "completed": {
      const suit = teller.game?.variant.suits[event.suit]?.id ?? "";
      return { id: "log-completed", args: { colour: suit }, colour: suit };
    }
    case "bonus":
      return {
        id: "log-bonus",
        args: { ...who(teller, event.seat), bonus: event.bonus ?? "choice" },
        own: event.waiting && event.seat === teller.me,
      };
    case "lost":
      return { id: "log-bonus-lost", args: { bonus: event.bonus } };
    case "declined":
      return { id: "log-declined", args: who(teller, event.seat) };
    case "final":
      return { id: "log-final", args: { count: event.turns } };
    case "ended":
      return { id: `end-by-${event.outcome.termination}`, args: {} };
    case "started":
      return { id: "log-started", args: { ...who(teller, event.first), number: event.number } };
    case "sat":
      return {
        id: event.bot ? "log-sat-bot" : "log-sat",
        args: { name: event.name, seat: event.seat + 1 },
      };
    case "left":
      return { id: "log-left", args: { name: event.name } };
    case "proposed":
      return {
        id: "log-proposed",
        args: {
          ...whoever(teller, event),
          kind: event.kind,
          seat: seatName(teller, event.seat),
          turn: (event.turn ?? 0) + 1,
        },
      };
    case "answered":
      return {
        id: "log-answered",
        args: { ...whoever(teller, event), answer: event.yes ? "yes" : "no" },
      };
    // What was proposed about a turn lapses with the next one.
    case "turn":
      return teller.undo ? { id: "log-lapsed", args: {} } : null;
    case "undone":
      return { id: "log-undone", args: { turn: event.turn + 1 } };
    case "renamed":
      return { id: "log-renamed", args: { old: event.old, name: event.name } };
    case "host":
      return { id: "log-host", args: { name: event.name } };
    case "paused":
      return { id: "log-paused", args: {} };
    case "resumed":
      return { id: "log-resumed", args: { name: event.name } };
    case "nudged":
      return {
        id: "log-nudged",
        args: { ...who(teller, event.seat), from: event.name },
        own: event.seat === teller.me,
      };
    case "time_out":
      return {
        id: "log-time-out",
        args: { ...who(teller, event.seat), bot: event.bot ? "yes" : "no" },
        own: event.seat === teller.me,
      };
    case "configured":
      return { id: "log-configured", args: {} };
    case "said":
      return {
        id: "log-said",
        args: { name: event.name },
        said: {
          name: event.name,
          ...(event.user != null && { user: event.user }),
          ...(event.text != null && { text: event.text }),
          ...(event.phrase != null && { phrase: event.phrase }),
        },
      };
    default:
      return null;
  }
}

function toldClue(teller: Teller, event: Extract<Event, { type: "clue" }>): Told {
  const colour = teller.game?.variant.colours[event.value] ?? "";
  const slots = placesOf(teller, event);
  return {
    id: "log-clue",
    args: {
      ...who(teller, event.seat),
      to: event.target === teller.me ? "you" : "other",
      target: teller.name(event.target),
      ...clueArguments(event.kind, colour, event.value, slots.length),
    },
    slots,
    own: event.target === teller.me,
    ...(event.kind === "colour" ? { colour } : { rank: event.value }),
  };
}

/** What the sentence of a clue needs, apart from the places. */
export function clueArguments(
  kind: string,
  colour: string,
  value: number,
  count: number,
): Arguments {
  return {
    kind,
    colour: kind === "colour" ? colour : "none",
    rank: kind === "rank" ? value : 0,
    count,
  };
}

/** Where the touched cards lay; by age, the newest leftmost, unless their owner laid them otherwise. */
function placesOf(teller: Teller, event: Extract<Event, { type: "clue" }>): number[] {
  const byAge = (event.marks as unknown as number[][]).map(([card]) => card ?? -1).reverse();
  const order = teller.orders.get(event.target) ?? byAge;
  return event.touched.map((card) => order.indexOf(card) + 1).sort((a, b) => a - b);
}

function follow(teller: Teller, event: Event) {
  switch (event.type) {
    case "turn":
      teller.turn = event.turn + 1;
      teller.undo = false;
      break;
    case "proposed":
      if (event.kind === "undo") teller.undo = true;
      break;
    case "answered":
      if (!event.yes) teller.undo = false;
      break;
    case "started":
    case "undone":
    case "ended":
      teller.undo = false;
      break;
    case "reordered":
      teller.orders.set(event.seat, event.cards);
      break;
    case "draw": {
      const order = teller.orders.get(event.seat);
      if (order) teller.orders.set(event.seat, [event.card, ...order]);
      break;
    }
    case "play":
    case "misplay":
    case "discard": {
      const order = teller.orders.get(event.seat);
      if (order)
        teller.orders.set(
          event.seat,
          order.filter((held) => held !== event.card),
        );
      break;
    }
  }
}

function who(teller: Teller, seat: number): Arguments {
  return { by: seat === teller.me ? "you" : "other", name: teller.name(seat) };
}

/** Of somebody who may have no seat. */
function whoever(
  teller: Teller,
  { name, user }: { name: string; user?: string | null },
): Arguments {
  return { by: user != null && user === teller.user ? "you" : "other", name };
}

function seatName(teller: Teller, seat: number | null | undefined): string {
  return seat == null ? "" : teller.name(seat);
}

function face(teller: Teller, identity: number): Face {
  return {
    suit: teller.game?.variant.suits[suitOf(identity)]?.id ?? "",
    rank: rankOf(identity),
  };
}

function card(teller: Teller, identity: number): Arguments {
  const { suit, rank } = face(teller, identity);
  return { colour: suit, rank };
}

/** The cards that clues to the viewer touched since their last turn: what they haven't answered yet. */
export function freshlyTouched(
  log: readonly LogEntry[],
  me: number | null,
  current: number,
): Set<number> {
  const touched = new Set<number>();
  let turns = current === me ? 2 : 1;
  for (const event of log.flatMap(({ events }) => events).reverse()) {
    if (event.type === "clue" && event.target === me)
      for (const card of event.touched) touched.add(card);
    if (event.type === "turn" && event.seat === me) turns -= 1;
    if (turns === 0 || event.type === "started") break;
  }
  return touched;
}
