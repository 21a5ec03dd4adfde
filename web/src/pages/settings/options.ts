import type { PresetRow, RatedRow, Settings } from "../../wire";
import defaults from "./defaults.json";

export type FullSettings = Required<Settings>;
export type Key = Exclude<keyof FullSettings, "players" | "variant" | "preset">;
export type Value = FullSettings[Key];
export type Args = Record<string, string | number>;

/** A message of the catalogues with its arguments. */
export interface Words {
  id: string;
  args?: Args;
}

/** The server's defaults; a test compares them. */
export const DEFAULTS = defaults as FullSettings;

export const GROUPS = ["time", "hands", "clues", "end", "table"] as const;
export type Group = (typeof GROUPS)[number];

/** One thing to choose: from `choices`, or a number between two others. */
export type Option = { key: Key; name: string; group: Group } & (
  | { choices: readonly Value[]; range?: never }
  | { choices?: never; range: readonly [number, number] }
);

const SWITCH = [true, false] as const;

export const OPTIONS: readonly Option[] = [
  { key: "clock", name: "clock", group: "time", choices: ["none", "move", "fischer", "days"] },
  {
    key: "move_seconds",
    name: "move-seconds",
    group: "time",
    choices: [15, 30, 60, 90, 120, 300],
  },
  {
    key: "main_seconds",
    name: "main-seconds",
    group: "time",
    choices: [120, 300, 600, 900, 1200, 1800],
  },
  {
    key: "increment_seconds",
    name: "increment-seconds",
    group: "time",
    choices: [0, 5, 10, 15, 30, 60],
  },
  { key: "turn_days", name: "turn-days", group: "time", choices: [1, 2, 3, 5, 7, 14] },
  { key: "time_out", name: "time-out", group: "time", choices: ["nudge", "bot"] },
  { key: "rated", name: "rated", group: "time", choices: [false, true] },
  { key: "hand", name: "hand", group: "hands", choices: [-1, 0, 1] },
  { key: "max_clue_tokens", name: "max-clue-tokens", group: "hands", range: [1, 16] },
  { key: "start_clue_tokens", name: "start-clue-tokens", group: "hands", range: [0, 16] },
  { key: "strike_limit", name: "strike-limit", group: "hands", choices: [1, 2, 3] },
  { key: "empty_clues", name: "empty-clues", group: "clues", choices: SWITCH },
  { key: "first_player", name: "first-player", group: "clues", choices: [null, 0, 1, 2, 3, 4, 5] },
  { key: "undo", name: "undo", group: "clues", choices: SWITCH },
  { key: "grand_finale", name: "grand-finale", group: "end", choices: [false, true] },
  { key: "bonuses", name: "bonuses", group: "end", choices: ["off", "tiles", "random", "choice"] },
  { key: "strikeout_score", name: "strikeout-score", group: "end", choices: ["zero", "keep"] },
  { key: "stop_when_decided", name: "stop-when-decided", group: "end", choices: ["off", "public"] },
  { key: "listed", name: "listed", group: "table", choices: [false, true] },
  { key: "chat", name: "chat", group: "table", choices: ["free", "phrases", "none"] },
  {
    key: "spectators",
    name: "spectators",
    group: "table",
    choices: ["hands", "delayed", "backs", "none"],
  },
  {
    key: "spectator_delay",
    name: "spectator-delay",
    group: "table",
    choices: [6, 10, 20, 40],
  },
  { key: "open_order", name: "open-order", group: "table", choices: SWITCH },
];

/** Options that belong to the table, not to the game: presets leave them alone. */
const TABLE_KEYS: readonly Key[] = [
  ...OPTIONS.filter(({ group }) => group === "time").map(({ key }) => key),
  "listed",
  "chat",
  "spectators",
  "spectator_delay",
  "undo",
  "open_order",
];
/** Which clock a time belongs to. */
const CLOCK_OF: Partial<Record<Key, FullSettings["clock"]>> = {
  move_seconds: "move",
  main_seconds: "fischer",
  increment_seconds: "fischer",
  turn_days: "days",
};

/** The options that mean something with the others as they are. */
export function meant(settings: FullSettings): Option[] {
  const timed = settings.clock !== "none";
  return OPTIONS.filter(({ key }) => {
    // The Grand Finale has no score that strikes could take.
    if (key === "strikeout_score") return !settings.grand_finale;
    // At a rated table a time-out ends the game.
    if (key === "time_out") return timed && !settings.rated;
    if (key === "spectator_delay") return settings.spectators === "delayed";
    const clock = CLOCK_OF[key];
    return clock === undefined || clock === settings.clock;
  });
}

export function complete(settings: Settings): FullSettings {
  return { ...DEFAULTS, ...settings };
}

/** The ids and numbers that an option's messages are given for a value. */
export function argsOf(key: Key, value: Value): Args {
  if (key === "hand") return { value: value === 0 ? "usual" : value === 1 ? "more" : "less" };
  if (key === "first_player")
    return typeof value === "number"
      ? { value: "seat", seat: value + 1 }
      : { value: "random", seat: 0 };
  if (typeof value === "number") return key.endsWith("_seconds") ? spanOf(value) : { count: value };
  if (typeof value === "boolean") return { value: value ? "on" : "off" };
  return { value: String(value) };
}

/** A time in the figures that are written of it. */
export function spanOf(seconds: number): Args {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** The choices that such a table has. */
export function choicesOf(
  option: Option,
  settings: FullSettings,
  row?: RatedRow,
): readonly Value[] {
  const all = option.choices ?? [];
  if (option.key === "first_player") return all.slice(0, settings.players + 1);
  const rated = settings.rated ? row?.choices[option.key] : undefined;
  return rated ? all.filter((choice) => rated.includes(choice)) : all;
}

/** The settings that a preset stands for; the size, the variant and the table's manners stay. */
export function withPreset(settings: FullSettings, preset: PresetRow): FullSettings {
  const rules = Object.fromEntries(
    OPTIONS.filter(({ key }) => !TABLE_KEYS.includes(key)).map(({ key }) => [key, DEFAULTS[key]]),
  );
  return { ...settings, ...rules, ...preset.settings, preset: preset.id };
}

/** The options whose value isn't the preset's. */
export function changesFrom(settings: FullSettings, preset: PresetRow): Option[] {
  const wanted = withPreset(settings, preset);
  return OPTIONS.filter(({ key }) => settings[key] !== wanted[key]);
}

/** As many seats; who begins is drawn where that seat is gone. */
export function withPlayers(settings: FullSettings, players: number): FullSettings {
  const first = settings.first_player;
  return { ...settings, players, first_player: first !== null && first >= players ? null : first };
}

/** A rated table: it has fixed rules, a clock, and a variant and a size that are rated. */
export function withRated(settings: FullSettings, row: RatedRow): FullSettings {
  const amiss = Object.entries(row.choices).filter(
    ([key, choices]) => !choices.includes(settings[key as Key]),
  );
  const usual = amiss.map(([key, choices]) => [key, choices.at(-1)]);
  return { ...settings, ...row.settings, ...Object.fromEntries(usual) };
}

/**
 * No rated table any more: what that had changed is again as it was `before`, what was chosen meanwhile stays. Where nothing
 * was before, its fixed rules become the usual ones.
 */
export function withoutRated(
  settings: FullSettings,
  row: RatedRow,
  before: FullSettings = { ...settings, ...usualFor(row) },
): FullSettings {
  const rated = withRated(before, row);
  const changed = KEYS.filter((key) => before[key] !== rated[key] && settings[key] === rated[key]);
  const back = Object.fromEntries(changed.map((key) => [key, before[key]]));
  return withPlayers({ ...settings, ...back }, Number(back.players ?? settings.players));
}

const KEYS = Object.keys(DEFAULTS) as (keyof FullSettings)[];

function usualFor(row: RatedRow): Partial<FullSettings> {
  return Object.fromEntries(
    KEYS.filter((key) => key in row.settings).map((key) => [key, DEFAULTS[key]]),
  );
}

/** Bonuses and the Grand Finale don't go together with stopping early; the server refuses it. */
export function stopsAmiss(settings: FullSettings): boolean {
  const blind = settings.grand_finale || settings.bonuses !== "off";
  return blind && settings.stop_when_decided !== "off";
}
