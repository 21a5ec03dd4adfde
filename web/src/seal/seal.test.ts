import { describe, expect, it } from "vitest";
import { openSeal, type Promised } from "./seal";

/** From the server's own function: deck [0, 1, 7], first player 1, chance 00…0f, salt 0f…00. */
const SHOWN = "cf04b9e6dec62d85bd62ece7983f96da9f9382d4ca14cb40e8bbce7684aa169d";
const record: Promised = {
  deck: [
    { suitIndex: 0, rank: 1 },
    { suitIndex: 0, rank: 2 },
    { suitIndex: 1, rank: 3 },
  ],
  tamaya: {
    chance: "000102030405060708090a0b0c0d0e0f",
    options: { first_player: 1 },
    commitment: { sha256: SHOWN, salt: "0f0e0d0c0b0a09080706050403020100" },
  },
};

describe("the promise about the deck", () => {
  it("is kept by the deck that was promised", async () => {
    expect(await openSeal(record, SHOWN)).toBe("kept");
  });

  it("is broken by any other deck, first player or chance, and by another promise in the record", async () => {
    const deck = [...record.deck].reverse();
    expect(await openSeal({ ...record, deck }, SHOWN)).toBe("broken");
    for (const change of [
      { options: { first_player: 0 } },
      { chance: "f".repeat(32) },
      { commitment: { sha256: SHOWN, salt: "0".repeat(32) } },
    ])
      expect(await openSeal({ ...record, tamaya: { ...record.tamaya, ...change } }, SHOWN)).toBe(
        "broken",
      );
    expect(await openSeal(record, "0".repeat(64))).toBe("broken");
  });
});
