import { has, text } from "../../l10n/language.svelte";

/** A bot's kind, as the catalogues call it. */
export function botName(id: string): string {
  return has(`bot-${id}`) ? text(`bot-${id}`) : id;
}

/** How it plays, in a sentence. */
export function botAbout(id: string): string {
  return has(`bot-${id}-about`) ? text(`bot-${id}-about`) : "";
}
