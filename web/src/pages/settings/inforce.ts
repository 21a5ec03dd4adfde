import {
  argsOf,
  DEFAULTS,
  type FullSettings,
  GROUPS,
  type Group,
  meant,
  type Option,
  spanOf,
  type Words,
} from "./options";

/** Told elsewhere: both numbers of tokens share a chip, as a clock and its times do, and spectators and their delay. */
const SHARED: readonly string[] = [
  "empty_clues",
  "max_clue_tokens",
  "start_clue_tokens",
  "clock",
  "move_seconds",
  "main_seconds",
  "increment_seconds",
  "turn_days",
  "spectator_delay",
];

/** What a chip says of an option that isn't as usual. */
function chip({ key, name }: Option, settings: FullSettings): Words | undefined {
  if (SHARED.includes(key)) return undefined;
  if (key === "spectators") {
    const { spectators: value, spectator_delay: count } = settings;
    return { id: "chip-spectators", args: { value, count } };
  }
  return { id: `chip-${name}`, args: argsOf(key, settings[key]) };
}

function tokens(settings: FullSettings): Words[] {
  const { start_clue_tokens: start, max_clue_tokens: most } = settings;
  if (start === DEFAULTS.start_clue_tokens && most === DEFAULTS.max_clue_tokens) return [];
  return [{ id: "chip-tokens", args: { start, most } }];
}

function clock(settings: FullSettings): Words[] {
  const { clock: value, turn_days: days, increment_seconds: increment } = settings;
  if (value === "none") return [];
  const span = spanOf(value === "move" ? settings.move_seconds : settings.main_seconds);
  return [{ id: "chip-clock", args: { value, days, increment, ...span } }];
}

/** The rules in a few words: preset, variant, empty clues, and whatever else isn't as printed. */
export function chips(settings: FullSettings): Words[] {
  const unusual = meant(settings).filter(({ key }) => settings[key] !== DEFAULTS[key]);
  return [
    { id: "chip-preset", args: { preset: settings.preset } },
    { id: "chip-variant", args: { variant: settings.variant } },
    { id: "chip-empty-clues", args: argsOf("empty_clues", settings.empty_clues) },
    ...clock(settings),
    ...tokens(settings),
    ...unusual.flatMap((option) => chip(option, settings) ?? []),
  ];
}

export interface Sentence {
  name: Words;
  about: Words;
}

/** Every rule in a sentence, by group. */
export function sentences(settings: FullSettings): { group: Group; rules: Sentence[] }[] {
  return GROUPS.map((group) => ({
    group,
    rules: meant(settings)
      .filter((option) => option.group === group)
      .map(({ key, name }) => ({
        name: { id: `option-${name}` },
        about: { id: `option-${name}-about`, args: argsOf(key, settings[key]) },
      })),
  }));
}
