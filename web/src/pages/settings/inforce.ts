import {
  argsOf,
  DEFAULTS,
  type FullSettings,
  GROUPS,
  type Group,
  OPTIONS,
  type Option,
  type Words,
} from "./options";

/** The options that mean something here: the Grand Finale has no score that strikes could take. */
function meant(settings: FullSettings): Option[] {
  return OPTIONS.filter(({ key }) => !(settings.grand_finale && key === "strikeout_score"));
}

/** What a chip says of an option that isn't as usual; both numbers of tokens share one. */
function chip({ key, name }: Option, settings: FullSettings): Words | undefined {
  if (["empty_clues", "max_clue_tokens", "start_clue_tokens"].includes(key)) return undefined;
  return { id: `chip-${name}`, args: argsOf(key, settings[key]) };
}

function tokens(settings: FullSettings): Words[] {
  const { start_clue_tokens: start, max_clue_tokens: most } = settings;
  if (start === DEFAULTS.start_clue_tokens && most === DEFAULTS.max_clue_tokens) return [];
  return [{ id: "chip-tokens", args: { start, most } }];
}

/** The rules in a few words: preset, variant, empty clues, and whatever else isn't as printed. */
export function chips(settings: FullSettings): Words[] {
  const unusual = meant(settings).filter(({ key }) => settings[key] !== DEFAULTS[key]);
  return [
    { id: "chip-preset", args: { preset: settings.preset } },
    { id: "chip-variant", args: { variant: settings.variant } },
    { id: "chip-empty-clues", args: argsOf("empty_clues", settings.empty_clues) },
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
