import { language, text } from "../l10n/language.svelte";
import type { Arguments, Line } from "./narrate";

/** Places of cards as the language lists them: 1st and 4th, 1-я и 4-я, 1番目、4番目. */
export function places(slots: readonly number[]): string {
  const words = slots.map((slot) => text("table-ordinal", { slot }));
  return listed(words);
}

export function listed(words: string[], type: Intl.ListFormatType = "conjunction"): string {
  return new Intl.ListFormat(language.locale, { type }).format(words);
}

export function sentence(line: Pick<Line, "id" | "args" | "slots" | "said">): string {
  const { said } = line;
  if (said) {
    const words = said.phrase ? text(`phrase-${said.phrase}`) : (said.text ?? "");
    return text("log-said", { name: said.name, words });
  }
  return text(line.id, { ...line.args, slots: line.slots ? places(line.slots) : "" });
}

/** What a clue says, as the one who gives it would. */
export function clueSentence(target: string, args: Arguments, slots: readonly number[]): string {
  return text("table-tell", { ...args, target, slots: places(slots) });
}

export function cardName(suit: string, rank: number): string {
  return text("table-card-name", { colour: suit, rank });
}
