import { has, text } from "../l10n/language.svelte";
import type { Reason } from "../wire";

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
