import type { Game, Model } from "../net/model";
import { Board } from "../table/board.svelte";
import { type Line, narrate } from "../table/narrate";
import type { Film } from "./film";
import type { Replaying } from "./replay.svelte";

/** A line of the log, and after how many moves it stands. */
export interface Told extends Line {
  move: number;
}

/** The table's screen over a game that has ended. Nothing that is done here reaches a table: there is none behind it. */
export class ReplayedBoard extends Board {
  /** The whole game, or the whole branch, whatever position is shown; everybody by name. */
  story: Told[] = $derived.by(() => this.told(this.replay.film));
  /** What was played, also while one looks at a branch. */
  played: Told[] = $derived.by(() => this.told(this.replay.trunk));

  constructor(
    readonly replay: Replaying,
    model: () => Model,
    game: () => Game,
  ) {
    super(
      {
        state: "online",
        send: () => Promise.resolve(false),
        act: (_turn, action) => replay.act(action),
      },
      model,
      game,
    );
  }

  private told(film: Film): Told[] {
    const whole = film.frames.at(-1);
    const lines = narrate(whole?.log ?? [], whole?.game ?? null, null, (seat) => this.nameOf(seat));
    return lines.map((line) => ({ ...line, move: Number(line.key.split(".")[0]) }));
  }

  /** Everybody's hand is shown alike, beginning behind the one whose eyes are looked through; who acts has their own below. */
  override get partners(): number[] {
    const count = this.game.hands.length;
    const { acting, view } = this.replay;
    const from = (acting ? this.me : view) ?? count - 1;
    const seats = Array.from({ length: count }, (_, at) => (from + 1 + at) % count);
    return this.me === null ? seats : seats.slice(0, -1);
  }
}
