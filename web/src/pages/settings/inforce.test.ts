import { expect, test } from "vitest";
import { loadCatalogue } from "../../l10n/catalogue";
import { chips, sentences } from "./inforce";
import { changesFrom, complete, DEFAULTS, OPTIONS, stopsAmiss, withPreset } from "./options";

const LIVE = {
  id: "hanab-live",
  settings: { empty_clues: false, stop_when_decided: "public", first_player: 0 },
};

test("printed rules take three chips", () => {
  expect(chips(DEFAULTS).map(({ id }) => id)).toEqual([
    "chip-preset",
    "chip-variant",
    "chip-empty-clues",
  ]);
});

test("whatever isn't as printed has a chip", () => {
  const settings = complete({ strike_limit: 1, start_clue_tokens: 4, undo: false, chat: "none" });
  const ids = chips(settings).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining(["chip-strike-limit", "chip-tokens", "chip-undo", "chip-chat"]),
  );
});

test("every option is told in a sentence, each once", async () => {
  const texts = await loadCatalogue("en");
  const told = sentences(DEFAULTS).flatMap(({ rules }) => rules);
  expect(told).toHaveLength(OPTIONS.length);
  for (const { name, about } of told) {
    expect(texts.has(name.id), name.id).toBe(true);
    expect(texts.has(about.id), about.id).toBe(true);
  }
});

test("without a score nothing is said of what strikes do to it", () => {
  const told = sentences(complete({ grand_finale: true })).flatMap(({ rules }) => rules);
  expect(told.map(({ name }) => name.id)).not.toContain("option-strikeout-score");
});

test("a preset changes the rules and leaves the table alone", () => {
  const mine = complete({ players: 4, variant: "hard", chat: "none", strike_limit: 1 });
  const live = withPreset(mine, LIVE);
  expect(live).toMatchObject({ players: 4, variant: "hard", chat: "none", strike_limit: 3 });
  expect(live).toMatchObject({ preset: "hanab-live", first_player: 0, empty_clues: false });
  expect(changesFrom(live, LIVE)).toEqual([]);
  expect(changesFrom({ ...live, hand: 1 }, LIVE).map(({ key }) => key)).toEqual(["hand"]);
});

test("stopping early doesn't go together with bonuses or the Grand Finale", () => {
  expect(stopsAmiss(complete({ stop_when_decided: "public" }))).toBe(false);
  expect(stopsAmiss(complete({ stop_when_decided: "public", bonuses: "tiles" }))).toBe(true);
  expect(stopsAmiss(complete({ stop_when_decided: "public", grand_finale: true }))).toBe(true);
});
