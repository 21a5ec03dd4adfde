import { getContext, setContext } from "svelte";
import { toasts } from "../design/toast.svelte";
import type { Model } from "../net/model";
import { codeOf } from "../pages/api";
import type { Branch, CommentInfo, MoveNote, Replay } from "../wire";
import { searchOf, spotOf } from "./address";
import { askBranch, fetchComments, type Move } from "./api";
import { branchedFilm, type Film, filmOf, seenBy } from "./film";

export type Part = "log" | "analysis" | "comments";

const KEY = Symbol("replay");
const PACE = 1500;

/** Where one is in a game that has ended, with whose eyes, and in which branch. */
export class Replaying {
  readonly trunk: Film;
  at = $state(0);
  /** Whose eyes: null for everyone's. */
  view = $state<number | null>(null);
  running = $state(false);
  branch = $state.raw<Branch | null>(null);
  /** Something is on its way. */
  busy = $state(false);
  comments = $state.raw<CommentInfo[]>([]);
  part = $state<Part>("log");
  film: Film = $derived.by(() =>
    this.branch ? branchedFilm(this.trunk, this.branch) : this.trunk,
  );
  last = $derived.by(() => this.film.frames.length - 1);
  /** The position as it is shown. */
  model: Model = $derived.by(() => this.shown());
  /** One may act for whoever is to move: at the end of a branch only. */
  acting = $derived.by(() => this.branch !== null && this.at === this.last);
  note: MoveNote | null = $derived.by(() => this.film.notes.get(this.at) ?? null);

  constructor(
    readonly replay: Replay,
    search: string,
  ) {
    this.trunk = filmOf(replay);
    const spot = spotOf(search);
    this.view = spot.view === undefined ? null : this.seatOr(spot.view);
    this.at = Math.min(spot.move ?? 0, this.trunk.frames.length - 1);
    if (spot.branch) void this.open(spot.branch.after, spot.branch.actions, spot.move);
    this.loadComments();
  }

  get players(): number {
    return this.replay.players.length;
  }

  nameOf(seat: number): string {
    return this.replay.players[seat]?.name ?? "";
  }

  /** Nothing is kept of a branch, so its address holds all of it. */
  get search(): string {
    const { branch } = this;
    return searchOf({
      move: this.at,
      view: this.view,
      branch: branch && { after: branch.after, actions: branch.actions },
    });
  }

  go(at: number) {
    this.at = Math.max(0, Math.min(this.last, at));
  }

  stop() {
    this.running = false;
  }

  step(by: number) {
    this.stop();
    this.go(this.at + by);
  }

  toggle() {
    if (!this.running && this.at === this.last) this.go(this.branch?.after ?? 0);
    this.running = !this.running;
  }

  /** Plays on by itself; returns what ends it. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.at >= this.last) this.stop();
      else this.go(this.at + 1);
    }, PACE);
    return () => clearInterval(timer);
  }

  look(view: number | null) {
    this.view = this.seatOr(view);
  }

  /** What if? From here one plays for everybody. */
  whatIf(): Promise<boolean> {
    this.stop();
    const { branch, at } = this;
    if (!branch || at < branch.after) return this.open(at, []);
    return this.open(branch.after, branch.actions.slice(0, at - branch.after));
  }

  act(action: Move): Promise<boolean> {
    const { branch } = this;
    if (!branch) return Promise.resolve(false);
    return this.open(branch.after, [...branch.actions, action]);
  }

  /** One sees what the bot does move by move, however many it was asked for. */
  async letBot(bot: string, moves: number) {
    const { branch } = this;
    if (!branch) return;
    const done = await this.open(branch.after, branch.actions, this.at + 1, { bot, moves });
    this.running = done && moves > 1;
  }

  takeBack() {
    const { branch } = this;
    if (branch?.actions.length) void this.open(branch.after, branch.actions.slice(0, -1));
  }

  /** Back to the game itself, where the branch left it. */
  leave() {
    const after = this.branch?.after ?? this.at;
    this.branch = null;
    this.stop();
    this.go(Math.min(this.at, after));
  }

  /** Other moves than the game's, after so many of them; shown as of `at`, else at their end. */
  async open(
    after: number,
    actions: readonly Move[],
    at: number | null = null,
    bot: { bot: string; moves: number } | null = null,
  ): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      this.branch = await askBranch(this.replay.id, after, actions, bot);
      this.go(at ?? this.last);
      return true;
    } catch (problem) {
      toasts.error(codeOf(problem));
      return false;
    } finally {
      this.busy = false;
    }
  }

  private loadComments() {
    fetchComments(this.replay.id).then(
      ({ comments }) => {
        this.comments = comments;
      },
      () => {
        // The game can be looked at without them; writing one loads them again.
      },
    );
  }

  private seatOr(view: number | null): number | null {
    return view !== null && view < this.players ? view : null;
  }

  private shown(): Model {
    const frame = this.film.frames[this.at] ?? this.trunk.frames[0];
    if (!frame?.game) throw new Error("a replay without a deal");
    if (!this.acting || frame.game.outcome) return seenBy(frame, this.view);
    // Who is to move acts; what is seen is what the chosen eyes see, whoever that is.
    return { ...seenBy(frame, this.view), you: { ...frame.you, seat: frame.game.current } };
  }
}

export function provideReplay(replay: Replaying): Replaying {
  return setContext(KEY, replay);
}

export function useReplay(): Replaying {
  return getContext<Replaying>(KEY);
}
