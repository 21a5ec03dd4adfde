import { text } from "../../l10n/language.svelte";

/** Characters of a name; as many as the server takes. */
const MOST = 24;

/** What keeps this from being a name, in words: it is never cut while it is written. */
export function nameProblem(written: string): string | undefined {
  const name = written.trim();
  if (!name) return text("start-name-empty");
  const over = excess(name);
  return over ? text("start-name-long", { most: MOST, over }) : undefined;
}

/** How many characters too many, as the server counts: by code points, as written and in plain forms. */
export function excess(name: string): number {
  const counts = [name, name.normalize("NFKC")].map((form) => [...form].length);
  return Math.max(0, ...counts.map((count) => count - MOST));
}
