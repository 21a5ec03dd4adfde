import type { CluesFor, Figures, ServerMessage } from "../wire";
import type { Event } from "./model";

/** What travels as an array, and what stands where in it: as the schema's titles say. */
export const EVENTS: {
  [Type in Event["type"]]: readonly (keyof Extract<Event, { type: Type }>)[];
} = {
  draw: ["type", "seat", "card", "deck_left", "identity"],
  turn: ["type", "turn", "seat", "last_turns"],
  clue: ["type", "seat", "target", "kind", "value", "touched", "clue_tokens", "marks", "free"],
  play: ["type", "seat", "card", "identity", "height", "slot"],
  misplay: ["type", "seat", "card", "identity", "strikes", "slot"],
  discard: ["type", "seat", "card", "identity", "clue_tokens", "slot"],
  completed: ["type", "suit", "clue_tokens"],
  bonus: ["type", "seat", "bonus", "waiting", "tiles_left"],
  token: ["type", "clue_tokens", "strikes"],
  returned: ["type", "seat", "identity", "deck_left"],
  rescued: ["type", "seat", "identity", "height"],
  declined: ["type", "seat"],
  lost: ["type", "seat", "bonus"],
  final: ["type", "turns"],
  ended: ["type", "outcome"],
  started: ["type", "number", "first"],
  sat: ["type", "seat", "name", "bot"],
  left: ["type", "seat", "name"],
  reordered: ["type", "seat", "cards"],
  proposed: ["type", "kind", "name", "seat", "user", "turn"],
  answered: ["type", "name", "yes", "user"],
  undone: ["type", "turn"],
  said: ["type", "name", "seat", "text", "phrase", "user"],
  renamed: ["type", "old", "name"],
  host: ["type", "name"],
  paused: ["type"],
  resumed: ["type", "name"],
  nudged: ["type", "seat", "name"],
  time_out: ["type", "seat", "bot"],
  configured: ["type"],
};
export const FIGURES: readonly (keyof Figures)[] = [
  "score",
  "reachable",
  "critical",
  "dead",
  "playable",
];
export const CLUES_FOR: readonly (keyof CluesFor)[] = ["target", "colours", "ranks"];

type Row = readonly unknown[];
interface Told {
  events?: Row[];
  log?: { events: Row[] }[];
  game?: Told | null;
  figures?: Row | null;
  legal?: { clues?: Row[] } | null;
}

/** A message from the server, with the names that it left out. */
export function read(frame: string): ServerMessage {
  return named(JSON.parse(frame)) as unknown as ServerMessage;
}

/** The same of a message, or of a game in one, that is parsed already. */
export function named(told: Told): object {
  const { events, log, game, figures, legal } = told;
  return {
    ...told,
    ...(events && { events: events.map(event) }),
    ...(log && { log: log.map((entry) => ({ ...entry, events: entry.events.map(event) })) }),
    ...(game && { game: named(game) }),
    ...(figures && { figures: object(FIGURES, figures) }),
    ...(legal?.clues && {
      legal: { ...legal, clues: legal.clues.map((row) => object(CLUES_FOR, row)) },
    }),
  };
}

function event(row: Row) {
  return object(EVENTS[row[0] as Event["type"]], row);
}

function object(places: readonly string[], row: Row) {
  return Object.fromEntries(row.map((value, at) => [places[at], value]));
}
