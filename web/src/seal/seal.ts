import { recallNamed, rememberNamed } from "../design/storage";
import { identityOf } from "../net/model";

/** What a record tells about its deck, as far as the promise covers it. */
export interface Promised {
  deck: { suitIndex: number; rank: number }[];
  tamaya: {
    chance: string;
    options: { first_player: number };
    commitment?: { sha256: string; salt: string };
  };
}

/** `unchecked`: this browser computes no digests here, which it only does over HTTPS. */
export type Verdict = "kept" | "broken" | "unchecked";

const KEY = "tamaya.seals";
const KEPT = 60;

/** Keeps the promise as it was first shown: the server can't take another one for it later. */
export function keepSeal(table: string, number: number, shown: string) {
  const name = `${table} ${number}`;
  if (!recallNamed<string>(KEY)[name]) rememberNamed(KEY, name, shown, KEPT);
}

/** The promise as this browser first saw it. */
export function sealSeen(table: string, number: number): string | undefined {
  return recallNamed<string>(KEY)[`${table} ${number}`];
}

/** Opens the promise: hashes what the record says and compares it with what was shown at the start. */
export async function openSeal(record: Promised, shown: string): Promise<Verdict> {
  const { commitment, chance, options } = record.tamaya;
  if (!commitment) return "broken";
  if (!globalThis.crypto?.subtle) return "unchecked";
  const dealt = {
    deck: record.deck.map(({ suitIndex, rank }) => identityOf(suitIndex, rank)),
    first_player: options.first_player,
    chance,
  };
  const text = new TextEncoder().encode(JSON.stringify(dealt));
  const salt = bytes(commitment.salt);
  const digest = await crypto.subtle.digest("SHA-256", new Uint8Array([...salt, ...text]));
  return hex(new Uint8Array(digest)) === shown ? "kept" : "broken";
}

function bytes(written: string): number[] {
  return (written.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

function hex(raw: Uint8Array): string {
  return Array.from(raw, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
