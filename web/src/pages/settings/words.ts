import { text } from "../../l10n/language.svelte";
import { argsOf, type Option, type Value } from "./options";

/** A choice in a word or two. */
export function wordsOf({ key, name }: Option, value: Value): string {
  const args = argsOf(key, value);
  return "count" in args && key !== "turn_days"
    ? String(args.count)
    : text(`option-${name}-value`, args);
}
