import { onRemember, recall, remember } from "../../design/storage";
import { THEMES, theme } from "../../design/theme.svelte";
import { language } from "../../l10n/language.svelte";
import type { Me } from "../../wire";
import { savePreferences } from "./api";

/** What follows a claimed account from device to device: every choice that isn't about one device or one table. */
const FOLLOWS = [
  "tamaya.theme",
  "tamaya.language",
  "tamaya.players",
  "tamaya.sound",
  "tamaya.motion",
  "tamaya.notify",
  "tamaya.pace",
];
/** Milliseconds after the last choice until it is sent. */
const SOON = 800;

let claimed = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Takes what the account says; what was chosen as a guest goes along with a fresh claim. */
export function follow(me: Me) {
  const first = !claimed;
  claimed = me.claimed ?? false;
  if (!claimed || !first) return;
  const kept = me.preferences ?? {};
  if (Object.keys(kept).length) adopt(kept);
  else sendSoon();
}

function adopt(kept: Record<string, string>) {
  for (const key of FOLLOWS) {
    const value = kept[key];
    if (value === undefined || value === recall(key)) continue;
    if (key === "tamaya.theme") theme.choose(THEMES.find((one) => one === value) ?? "auto");
    else if (key === "tamaya.language") void language.choose(value);
    else remember(key, value);
  }
}

onRemember((key) => {
  if (claimed && FOLLOWS.includes(key)) sendSoon();
});

function sendSoon() {
  clearTimeout(timer);
  timer = setTimeout(() => void savePreferences(chosen()).catch(() => undefined), SOON);
}

function chosen(): Record<string, string> {
  const pairs = FOLLOWS.map((key) => [key, recall(key)] as const);
  return Object.fromEntries(pairs.filter((pair): pair is [string, string] => pair[1] !== null));
}
