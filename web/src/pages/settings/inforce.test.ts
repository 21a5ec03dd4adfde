import { expect, test } from "vitest";
import { loadCatalogue } from "../../l10n/catalogue";
import { chips, sentences } from "./inforce";
import {
  changesFrom,
  complete,
  DEFAULTS,
  OPTIONS,
  stopsAmiss,
  withoutRated,
  withPreset,
  withRated,
} from "./options";

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

/** What means nothing without a clock, or without a delay. */
const IDLE = [
  "move-seconds",
  "main-seconds",
  "increment-seconds",
  "turn-days",
  "time-out",
  "spectator-delay",
].map((name) => `option-${name}`);

test("every option is told in a sentence, each once", async () => {
  const texts = await loadCatalogue("en");
  const told = sentences(DEFAULTS).flatMap(({ rules }) => rules);
  expect(told.map(({ name }) => name.id)).toEqual(
    OPTIONS.map(({ name }) => `option-${name}`).filter((id) => !IDLE.includes(id)),
  );
  for (const { name, about } of told) {
    expect(texts.has(name.id), name.id).toBe(true);
    expect(texts.has(about.id), about.id).toBe(true);
  }
});

test("without a score nothing is said of what strikes do to it", () => {
  const told = sentences(complete({ grand_finale: true })).flatMap(({ rules }) => rules);
  expect(told.map(({ name }) => name.id)).not.toContain("option-strikeout-score");
});

test("a clock is told with its own times and what their end means", () => {
  const told = (settings: Parameters<typeof complete>[0]) =>
    sentences(complete(settings))
      .flatMap(({ rules }) => rules)
      .map(({ name }) => name.id);
  const fischer = told({ clock: "fischer", time_out: "bot" });
  expect(fischer).toEqual(
    expect.arrayContaining(["option-main-seconds", "option-increment-seconds", "option-time-out"]),
  );
  expect(fischer).not.toContain("option-turn-days");
  expect(told({ clock: "days", rated: true })).not.toContain("option-time-out");
  expect(chips(complete({ clock: "move", move_seconds: 90 }))).toContainEqual({
    id: "chip-clock",
    args: { value: "move", days: 3, increment: 15, minutes: 1, seconds: 30 },
  });
});

test("spectators who see it late are told of with their delay", () => {
  const late = complete({ spectators: "delayed", spectator_delay: 10 });
  expect(chips(late)).toContainEqual({
    id: "chip-spectators",
    args: { value: "delayed", count: 10 },
  });
  const told = sentences(late).flatMap(({ rules }) => rules);
  expect(told.map(({ about }) => about)).toContainEqual({
    id: "option-spectator-delay-about",
    args: { count: 10 },
  });
});

test("a rated table has a clock, no undo, and a game that is rated", () => {
  const row = {
    settings: { rated: true, undo: false, bonuses: "off" },
    choices: {
      players: [2, 3, 4, 5],
      variant: ["tricky", "normal"],
      clock: ["days", "fischer"],
      spectators: ["none", "backs"],
    },
  };
  const mine = complete({ players: 6, variant: "hard", bonuses: "tiles", clock: "days" });
  expect(withRated(mine, row)).toMatchObject({
    ...row.settings,
    players: 5,
    variant: "normal",
    clock: "days",
    spectators: "backs",
  });
  expect(withRated(complete({}), row).clock).toBe("fischer");
});

test("a table that is no longer rated is as it was before", () => {
  const row = {
    settings: { rated: true, undo: false, open_order: false, first_player: null },
    choices: {
      players: [2, 3, 4, 5],
      variant: ["normal"],
      clock: ["days", "move", "fischer"],
      spectators: ["none", "backs"],
    },
  };
  const mine = complete({ players: 6, variant: "hard", open_order: false, first_player: 5 });
  const rated = withRated(mine, row);
  expect(withoutRated(rated, row, mine)).toEqual(mine);
  // What was chosen meanwhile stays, and nobody begins who has no seat.
  expect(withoutRated({ ...rated, players: 3, chat: "none" }, row, mine)).toEqual({
    ...mine,
    players: 3,
    chat: "none",
    first_player: null,
  });
  // Opened as a rated table, there is nothing to go back to but the usual.
  expect(withoutRated({ ...rated, clock: "days" }, row)).toMatchObject({
    rated: false,
    undo: true,
    open_order: true,
    clock: "days",
    players: 5,
  });
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
