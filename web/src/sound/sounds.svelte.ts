import { recall, remember } from "../design/storage";
import { type Sound, Synth } from "./synth";

const KEY = "tamaya.sound";

/** Whether the table sounds: the visitor's choice; until they choose, on where there is a mouse and off on phones. */
class Sounds {
  on = $state(recall(KEY) === null ? matchMedia("(pointer: fine)").matches : recall(KEY) === "on");
  private readonly synth = new Synth();
  private touched = false;

  constructor() {
    const touch = () => {
      this.touched = true;
      removeEventListener("pointerdown", touch, true);
      removeEventListener("keydown", touch, true);
    };
    addEventListener("pointerdown", touch, true);
    addEventListener("keydown", touch, true);
  }

  choose(on: boolean) {
    this.on = on;
    remember(KEY, on ? "on" : "off");
    if (on) this.play("turn");
  }

  play(sound: Sound) {
    if (this.on && this.touched) this.synth.play(sound);
  }
}

export const sounds = new Sounds();

/** Of what happened at once only the greatest is heard; a turn of one's own comes after it. */
const LOUDEST: readonly [line: string, sound: Sound][] = [
  ["log-completed", "completed"],
  ["log-misplay", "misplay"],
  ["log-play", "play"],
  ["log-clue", "clue"],
  ["log-discard", "discard"],
];
const AFTER = 450;

/** The sound of these new lines of the log. */
export function soundOf(ids: readonly string[]): Sound | null {
  return LOUDEST.find(([line]) => ids.includes(line))?.[1] ?? null;
}

/** Sound what has just happened, then that it is one's turn if it has become that. */
export function sound(ids: readonly string[], nowMine: boolean) {
  const heard = soundOf(ids);
  if (heard) sounds.play(heard);
  if (nowMine) setTimeout(() => sounds.play("turn"), heard ? AFTER : 0);
}
