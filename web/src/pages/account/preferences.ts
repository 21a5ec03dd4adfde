import { onRemember, recall, remember } from "../../design/storage";
import { THEMES, theme } from "../../design/theme.svelte";
import { language } from "../../l10n/language.svelte";
import { LESSONS, progress } from "../../learn/progress.svelte";
import { adoptNotes, followingNotes, NOTES } from "../../table/notes/notes.svelte";
import type { Me } from "../../wire";
import { savePreferences } from "./api";

/** What follows a claimed account from device to device, beside notes: what isn't about one device or one table. */
const FOLLOWS = [
  "tamaya.theme",
  "tamaya.language",
  "tamaya.players",
  "tamaya.sound",
  "tamaya.motion",
  "tamaya.notify",
  "tamaya.pace",
  LESSONS,
];
/** Milliseconds after the last choice until it is sent. */
const SOON = 800;

let claimed = false;
/** What the account has, as far as is known here. */
let known: Readonly<Record<string, string>> = {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes what the account says; what was chosen, learnt and noted as a guest goes along. */
export function follow(me: Me) {
  const first = !claimed;
  claimed = me.claimed ?? false;
  if (!claimed || !first) return;
  known = me.preferences ?? {};
  adopt(known);
  sendSoon();
}

function adopt(kept: Readonly<Record<string, string>>) {
  adoptNotes(kept);
  for (const key of FOLLOWS) {
    const value = kept[key];
    if (value === undefined || value === recall(key)) continue;
    if (key === LESSONS) progress.adopt(value);
    else if (key === "tamaya.theme") theme.choose(THEMES.find((one) => one === value) ?? "auto");
    else if (key === "tamaya.language") void language.choose(value);
    else remember(key, value);
  }
}

onRemember((key) => {
  if (claimed && (key === NOTES || FOLLOWS.includes(key))) sendSoon();
});

function sendSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => void send(), SOON);
}

/** Sends what the account doesn't have yet; an empty value takes away what it needs no more. */
async function send() {
  const now = chosen();
  const fresh = Object.entries(now).filter(([key, value]) => known[key] !== value);
  const gone = Object.keys(known).filter((key) => key.startsWith(`${NOTES}/`) && !(key in now));
  const values = {
    ...Object.fromEntries(fresh),
    ...Object.fromEntries(gone.map((key) => [key, ""])),
  };
  if (!Object.keys(values).length) return;
  try {
    await savePreferences(values);
    known = now;
  } catch {
    // With the next choice it is tried again.
  }
}

function chosen(): Record<string, string> {
  const pairs = FOLLOWS.map((key) => [key, recall(key)] as const);
  const kept = pairs.filter((pair): pair is [string, string] => pair[1] !== null);
  return { ...Object.fromEntries(kept), ...followingNotes() };
}
