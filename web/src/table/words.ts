import { language, text } from "../l10n/language.svelte";
import type { OutcomeInfo } from "../wire";
import type { Arguments, Line } from "./narrate";

/** Places of cards as the language lists them: 1st and 4th, 1-я и 4-я, 1番目、4番目. */
export function places(slots: readonly number[]): string {
  const words = slots.map((slot) => text("table-ordinal", { slot }));
  return listed(words);
}

/** One after the other, without "and": the names of a team. */
export function inARow(words: string[]): string {
  return words.join(/^(ja|zh)/.test(language.locale) ? "、" : ", ");
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

/** What a game came to: its score and grade, or that it was won or lost where nothing is counted. */
export function outcomeWords({ score, points, grade, termination }: OutcomeInfo): string {
  const count =
    score === null
      ? text(termination === "perfect" ? "end-won" : "end-lost")
      : text("end-told", { score, points });
  return grade ? `${count} ${text("end-grade", { grade })}` : count;
}

export function cardName(suit: string, rank: number): string {
  return text("table-card-name", { colour: suit, rank });
}
