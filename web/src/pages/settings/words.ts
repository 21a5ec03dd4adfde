import { text } from "../../l10n/language.svelte";
import { argsOf, type Option, type Value } from "./options";

/** A choice in a word or two. */
export function wordsOf({ key, name, range }: Option, value: Value): string {
  return range ? String(value) : text(`option-${name}-value`, argsOf(key, value));
}
