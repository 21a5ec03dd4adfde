import { recall, remember } from "../../design/storage";
import { createTable, fetchCatalogue } from "../api";
import { DEFAULTS } from "../settings/options";

/** The sizes that the start page offers. */
export const SIZES = [2, 3, 4, 5] as const;
export type Size = (typeof SIZES)[number];

const KEY = "tamaya.players";
const PARTNER = "beginner";

/** How many played last time. */
export function lastSize(): Size {
  const stored = Number(recall(KEY));
  return SIZES.find((size) => size === stored) ?? 3;
}

/** The bot that plays with newcomers, or another that plays with people. */
async function partner(): Promise<string> {
  const { bots } = await fetchCatalogue();
  const partners = bots.filter((bot) => bot.for_people);
  return (partners.find(({ id }) => id === PARTNER) ?? partners[0])?.id ?? PARTNER;
}

/** Deals a game with bots by the printed rules; gives the table's id. */
export async function playNow(size: Size): Promise<string> {
  remember(KEY, String(size));
  const bots = Array.from({ length: size - 1 }, async () => partner());
  const settings = { ...DEFAULTS, players: size };
  return createTable({ settings, bots: await Promise.all(bots), start: true });
}

/** The table that a link or a code names. */
export function tableOf(written: string): string | undefined {
  const text = written.trim();
  const [, linked] = /\/t\/([^/?#\s]+)/.exec(text) ?? [];
  const id = linked ? decoded(linked) : text;
  return id && /^[\w-]{4,64}$/.test(id) ? id : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
