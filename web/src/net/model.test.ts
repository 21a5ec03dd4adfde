import { expect, test } from "vitest";
import { printedOr } from "../../tools/python.mjs";
import { cluesGiven, pace } from "../table/side/pace";
import type { Snapshot, Update } from "../wire";
import { named } from "./frame";
import { apply, fromSnapshot, Gap, type Model } from "./model";

type Sums = { pace: number | null; clues: number } | null;
type Stream = [message: Snapshot | Update, snapshot: Snapshot, sums: Sums][];

const frames = JSON.parse(printedOr("[]", "web/tools/streams.py")) as [object, object, Sums][][];
const streams = frames.map((told) =>
  told.map(([message, snapshot, sums]) => [named(message), named(snapshot), sums]),
) as Stream[];

/**
 * What two models of the same table must share. `sight` only says more than `possible`; a log that
 * is read after the end also shows what was drawn.
 */
function comparable(model: Model) {
  const { game } = model;
  const log = model.log.map(({ seq, events }) => [
    seq,
    events.map((event) =>
      event.type === "draw" ? [event.seat, event.card] : JSON.stringify(event),
    ),
  ]);
  if (!game) return { ...model, log };
  const possible = new Map(game.hands.flat().map((card) => [String(card.card), card.possible]));
  const sight = Object.entries(game.sight)
    .filter(([card, mask]) => possible.has(card) && possible.get(card) !== mask)
    .sort(([a], [b]) => Number(a) - Number(b));
  return { ...model, log, game: { ...game, sight } };
}

test.skipIf(!streams.length)("the streams have games of every kind in them", () => {
  expect(streams.length).toBeGreaterThan(10);
  const told = streams.flat().flatMap(([message]) => ("events" in message ? message.events : []));
  const kinds = new Set(told?.map((event) => event?.type));
  for (const kind of ["draw", "clue", "play", "misplay", "discard", "completed", "reordered"])
    expect(kinds).toContain(kind);
});

test.skipIf(!streams.length).each(streams.map((stream, at) => [at, stream] as const))(
  "stream %i: the updates lead where the snapshots are",
  (_, stream) => {
    const [first, ...rest] = stream;
    let model = fromSnapshot((first as Stream[number])[1]);
    for (const [message, snapshot] of rest) {
      model = apply(model, message);
      expect(comparable(model)).toEqual(comparable(fromSnapshot(snapshot)));
    }
  },
);

test.skipIf(!streams.length)("pace and clues are what the rules' side makes of them", () => {
  const cases = streams.flat().filter(([, , sums]) => sums);
  expect(cases.length).toBeGreaterThan(100);
  for (const [, snapshot, sums] of cases) {
    const { game, log } = fromSnapshot(snapshot);
    expect(game && { pace: pace(game), clues: cluesGiven(log) }).toEqual(sums);
  }
});

test.skipIf(!streams.length)(
  "an update heard twice changes nothing; a missed one is noticed",
  () => {
    const stream = streams[0] as Stream;
    const updates = stream
      .map(([message]) => message)
      .filter((message) => message.type === "update");
    const start = fromSnapshot((stream[0] as Stream[number])[1]);
    const [next] = updates.filter((update) => update.seq === start.seq + 1);
    const model = apply(start, next as Update);
    expect(apply(model, next as Update)).toBe(model);
    expect(() => apply(start, { type: "update", seq: start.seq + 2 })).toThrow(Gap);
  },
);
