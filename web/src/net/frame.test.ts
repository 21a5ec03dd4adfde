import { expect, test } from "vitest";
import { printedOr } from "../../tools/python.mjs";
import { CLUES_FOR, EVENTS, FIGURES, named } from "./frame";

interface Definition {
  prefixItems?: { title: string; enum?: string[] }[];
}

const { $defs = {} } = JSON.parse(printedOr("{}", "-m", "tamaya.wire.schema")) as {
  $defs?: Record<string, Definition>;
};
const rows = Object.entries($defs).filter(([, { prefixItems }]) => prefixItems?.length);

test.skipIf(!rows.length)("every place of every array has the schema's name", () => {
  const ours = { ...EVENTS, Figures: FIGURES, CluesFor: CLUES_FOR };
  const theirs = rows.map(([name, { prefixItems = [] }]) => [
    prefixItems[0]?.enum?.[0] ?? name,
    prefixItems.map(({ title }) => title),
  ]);
  expect(ours).toEqual(Object.fromEntries(theirs));
});

test("arrays get their names, in a game and beside it", () => {
  const legal = { plays: [1], clues: [[1, [[5], null], [[], [6]]]] };
  const figures = [1, 2, 3, 4, 5];
  const clues = [{ target: 1, colours: [[5], null], ranks: [[], [6]] }];
  const sums = { score: 1, reachable: 2, critical: 3, dead: 4, playable: 5 };
  const game = { figures: sums, legal: { plays: [1], clues } };
  expect(named({ game: { figures, legal } })).toEqual({ game });
  expect(named({ figures, legal, events: [["turn", 4, 1, null]] })).toEqual({
    ...game,
    events: [{ type: "turn", turn: 4, seat: 1, last_turns: null }],
  });
});
