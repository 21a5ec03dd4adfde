import { recall, remember } from "../../design/storage";

export const NOTES = "tamaya.notes";
/** Characters of a note, and games of which notes are kept, the latest. */
export const MOST = 60;
const GAMES = 20;
/** What of it follows an account to other devices: the notes of the latest games, where they aren't longer. */
export const FOLLOWED = { games: 10, characters: 400 };

type Kept = Record<string, Record<string, string>>;

/** A player's own notes on cards. They stay in this browser, or follow their account; no other player ever sees them. */
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
    keep([...Object.entries(games), [this.game, this.all]]);
  }
}

/** What follows an account, by the key under which it is kept there. */
export function followingNotes(): Record<string, string> {
  const latest = Object.entries(kept()).slice(-FOLLOWED.games);
  const pairs = latest.map(([game, notes]) => [`${NOTES}/${game}`, JSON.stringify(notes)] as const);
  const few = pairs.filter(([, text]) => text.length > 2 && text.length <= FOLLOWED.characters);
  return Object.fromEntries(few);
}

/** Takes the notes that an account has; what is noted here about other cards stays. */
export function adoptNotes(preferences: Readonly<Record<string, string>>) {
  const here = kept();
  const theirs = Object.entries(preferences)
    .filter(([key]) => key.startsWith(`${NOTES}/`))
    .map(([key, text]): [string, Record<string, string>] => {
      const game = key.slice(NOTES.length + 1);
      return [game, { ...here[game], ...parsed<Record<string, string>>(text) }];
    });
  if (!theirs.length) return;
  // Games of which nothing is kept here count as older than the others.
  const others = theirs.filter(([game]) => !here[game]);
  keep(Object.entries({ ...Object.fromEntries(others), ...here, ...Object.fromEntries(theirs) }));
}

function keep(games: [string, Readonly<Record<string, string>>][]) {
  remember(NOTES, JSON.stringify(Object.fromEntries(games.slice(-GAMES))));
}

function kept(): Kept {
  return parsed(recall(NOTES) ?? "{}");
}

function parsed<T extends object>(text: string): T {
  try {
    const found: unknown = JSON.parse(text);
    return (found && typeof found === "object" ? found : {}) as T;
  } catch {
    return {} as T;
  }
}
