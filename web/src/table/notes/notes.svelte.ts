import { recall, remember } from "../../design/storage";

const KEY = "tamaya.notes";
/** Characters of a note, and games of which notes are kept, the latest. */
export const MOST = 60;
const GAMES = 20;

type Kept = Record<string, Record<string, string>>;

/** A player's own notes on cards. They stay in this browser: nobody else, the server neither, ever sees them. */
export class Notes {
  private all = $state.raw<Readonly<Record<string, string>>>({});

  constructor(private readonly game: string) {
    this.all = kept()[game] ?? {};
  }

  of(card: number): string {
    return this.all[card] ?? "";
  }

  write(card: number, text: string) {
    const { [card]: _, ...others } = this.all;
    const note = text.trim().slice(0, MOST);
    this.all = note ? { ...others, [card]: note } : others;
    const { [this.game]: __, ...games } = kept();
    const latest = Object.entries(games).slice(1 - GAMES);
    remember(KEY, JSON.stringify({ ...Object.fromEntries(latest), [this.game]: this.all }));
  }
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {};
  }
}
