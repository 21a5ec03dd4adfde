import type { PresetRow, Settings } from "../../wire";
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

export const GROUPS = ["hands", "clues", "end", "table"] as const;
export type Group = (typeof GROUPS)[number];

/** One thing to choose: from `choices`, or a number between two others. */
export type Option = { key: Key; name: string; group: Group } & (
  | { choices: readonly Value[]; range?: never }
  | { choices?: never; range: readonly [number, number] }
);

const SWITCH = [true, false] as const;

export const OPTIONS: readonly Option[] = [
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
  { key: "chat", name: "chat", group: "table", choices: ["free", "phrases", "none"] },
  { key: "spectators", name: "spectators", group: "table", choices: ["hands", "backs", "none"] },
  { key: "open_order", name: "open-order", group: "table", choices: SWITCH },
];

/** Options that belong to the table, not to the game: presets leave them alone. */
const TABLE_KEYS: readonly Key[] = ["chat", "spectators", "undo", "open_order"];

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
  if (typeof value === "number") return { count: value };
  if (typeof value === "boolean") return { value: value ? "on" : "off" };
  return { value: String(value) };
}

/** The choices that a table of that size has. */
export function choicesOf(option: Option, players: number): readonly Value[] {
  const all = option.choices ?? [];
  return option.key === "first_player" ? all.slice(0, players + 1) : all;
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

/** Bonuses and the Grand Finale don't go together with stopping early; the server refuses it. */
export function stopsAmiss(settings: FullSettings): boolean {
  const blind = settings.grand_finale || settings.bonuses !== "off";
  return blind && settings.stop_when_decided !== "off";
}
