import { shown, text } from "../l10n/language.svelte";

/** What a player of a finished game is called: a bot by what it is, too. */
export function playerName({ name, bot }: { name: string; bot?: string | null }): string {
  return bot ? text("replay-bot-player", { name, bot: text(`bot-${bot}`) }) : shown(name);
}
