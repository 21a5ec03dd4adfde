import { expect, test } from "vitest";
import { read, searchOf, spotOf, written } from "./address";
import type { Move } from "./api";

const MOVES: Move[] = [
  { type: "play", card: 12 },
  { type: "discard", card: 0 },
  { type: "clue", target: 3, kind: "colour", value: 2 },
  { type: "clue", target: 0, kind: "rank", value: 5 },
  { type: "bonus", bonus: "token" },
  { type: "bonus", bonus: "rescue", identity: 14 },
  { type: "bonus", bonus: "colour", clue: { type: "clue", target: 1, kind: "colour", value: 4 } },
  { type: "decline" },
];

test("moves come back from the address as they went in", () => {
  expect(written(MOVES)).toBe("p12.d0.3c2.0r5.bt.bs14.bc1c4.x");
  expect(read(written(MOVES))).toEqual(MOVES);
  expect(read("")).toEqual([]);
  for (const bad of ["p", "q1", "1z3", "b", "p1..d2", "p1234", "<b>"]) expect(read(bad)).toBeNull();
});

test("a spot comes back from the address as it went in", () => {
  for (const view of [null, 0, 3]) {
    const spot = { move: 7, view, branch: { after: 3, actions: MOVES } };
    expect(spotOf(searchOf(spot))).toEqual(spot);
  }
  expect(spotOf("")).toEqual({ move: null, view: undefined, branch: null });
  expect(spotOf("?move=9x&view=all")).toEqual({ move: null, view: null, branch: null });
});
