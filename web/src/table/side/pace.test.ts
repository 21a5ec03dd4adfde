import { expect, test } from "vitest";
import { sample } from "../../pages/design/sample";
import { efficiency } from "./pace";

test("efficiency counts what is played, and what is clued and still needed, each card once", () => {
  const { game } = sample();
  if (!game) throw new Error("the sample has a game");
  const card = (id: number, identity: number | null, possible: number, colours: number) => ({
    card: id,
    identity,
    possible,
    colours,
    ranks: 0,
  });
  const table = {
    ...game,
    stacks: [2, 1, 0, 0, 0, 0],
    figures: { ...game.figures, dead: 0b11 },
    hands: [
      // One's own: one that may still be needed, one that can't.
      [card(0, null, 0b111, 1), card(1, null, 0b11, 1), card(2, null, 0b111, 0)],
      // A partner's: needed, the same again, of no use, not clued.
      [card(3, 2, 0b111, 1), card(4, 2, 0b111, 1), card(5, 0, 0b1, 1), card(6, 4, 0b11111, 0)],
    ],
  };
  expect(efficiency(table, 0)).toBeNull();
  expect(efficiency(table, 2)).toBe((3 + 1 + 1) / 2);
});
