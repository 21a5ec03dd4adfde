import { has, text } from "../l10n/language.svelte";
import type { MoveNote, Reason } from "../wire";

const SEATS = new Set(["giver", "seat", "target"]);

/** A bot's reason in words, with names where it has seats; nothing where no catalogue knows it. */
export function reasonWords(reason: Reason, name: (seat: number) => string): string {
  if (!has(reason.id)) return "";
  const said = Object.entries(reason.arguments ?? {}).map(([key, value]) => [
    key,
    SEATS.has(key) && typeof value === "number" ? name(value) : value,
  ]);
  return text(reason.id, Object.fromEntries(said));
}

/** How risky a move was for who made it; nothing where it wasn't worth a word. */
export function riskWords(note: MoveNote | null | undefined): string {
  const percent = (share: number) => Math.round(100 * share);
  if (note?.fits != null) return text("replay-fits", { percent: percent(note.fits) });
  if (note?.last != null && note.last > 0.004)
    return text("replay-last", { percent: percent(note.last) });
  return "";
}
