import { shown, text } from "../l10n/language.svelte";
import type { ReplayPlayer } from "../wire";

/** What a player of a finished game is called: a bot by what it is, too, and a person for whom one stood in at the end as both. */
export function playerName({ name, bot, stood_in }: ReplayPlayer): string {
  if (!bot) return shown(name);
  const id = stood_in ? "replay-stand-in" : "replay-bot-player";
  return text(id, { name: shown(name), bot: text(`bot-${bot}`) });
}
