import { getContext, setContext } from "svelte";
import { shown, text } from "../l10n/language.svelte";
import type { Course } from "../learn/course.svelte";
import type { Choices, Game, Model } from "../net/model";
import type { Session } from "../net/session.svelte";
import { visitor } from "../pages/me.svelte";
import type { WireUseBonus } from "../wire";
import { laid } from "./cards";
import { heardUpTo, keepHeard } from "./heard";
import { freshlyTouched, narrate } from "./narrate";
import { Notes } from "./notes/notes.svelte";

export type SheetName = "log" | "pile" | "rules" | "keys" | "menu" | "next";
export type Clue = Choices["clues"][number];
/** What the visitor has touched: a card of their own, or a hand (with the card) of a partner. */
export type Chosen =
  | { kind: "own"; card: number; wish?: "play" | "discard" }
  | { kind: "partner"; seat: number; card: number | null };

/** As the server has it. */
const IDLE = 300_000;
const MOVES = new Set(["log-clue", "log-play", "log-misplay", "log-discard"]);
/** Milliseconds after which a move that nobody has answered is said to wait. */
const PATIENCE = 1500;

const KEY = Symbol("board");

/** The state of the screen over a session: what is chosen, what is open. Knows no rule. */
export class Board {
  chosen = $state.raw<Chosen | null>(null);
  draft = $state.raw<Clue | null>(null);
  /** Which of the bonuses that are offered, before it is used. */
  picked = $state<WireUseBonus["bonus"] | null>(null);
  /** The clue tray lists every clue for the chosen player. */
  more = $state(false);
  /** Seats whose hands are turned to what their owners know. */
  peeked = $state.raw<ReadonlySet<number>>(new Set());
  sheet = $state<SheetName | null>(null);
  /** What is written and not said yet; it outlives the sheet that its field is in. */
  words = $state("");
  /** A key has asked for the field to speak in; it takes the focus when it is there, which in a sheet is a moment later. */
  speaking = $state(false);
  /** When the page saw this turn begin. */
  turnSeen = performance.now();
  readonly notes: Notes;
  /** Whom the viewer has to hand the device to, and what covers the cards for that. */
  passTo: number | null;
  cover: (() => void) | undefined;
  /** The lesson that this game is. */
  course: Course | null = null;
  model: Model;
  game: Game;
  /** The viewer's seat. Derived, so that their hand isn't laid anew because somebody came or went. */
  me: number | null = $derived.by(() => {
    const { seat } = this.model.you;
    // Between games one may have taken a seat that the last one didn't have.
    return seat != null && seat < this.game.hands.length ? seat : null;
  });
  lines = $derived.by(() =>
    narrate(
      this.model.log,
      this.game,
      this.me,
      (seat) => this.nameOf(seat),
      this.model.you.user,
    ).filter((line) => visitor.hears(line.said?.user)),
  );
  /** A clue to oneself stays until one has moved; else the last thing that happened, the end above all. */
  latest = $derived.by(() => {
    const since = this.game.turn - this.model.table.seats.length;
    const lines = this.lines.filter((line) => !line.said && line.id !== "log-lapsed");
    const moved = lines.findLastIndex(({ id, args }) => MOVES.has(id) && args.by === "you");
    const mine = lines
      .slice(moved + 1)
      .findLast(({ own, turn }) => own && turn !== null && turn > since);
    return (this.playing && mine) || lines.at(-1);
  });
  /** When others have spoken, by the log's numbers, and up to which their words were in view: a browser keeps that. */
  #spoken = $derived(
    this.lines
      .filter((line) => line.said && line.said.user !== this.model.you.user)
      .map(({ key }) => Number.parseInt(key, 10)),
  );
  #heard = $state(-1);
  readonly #listener: string;
  /** Moves on their way, and whether the last has been so for long. */
  #sent = $state(0);
  #long = $state(false);
  fresh = $derived.by(() => freshlyTouched(this.model.log, this.me, this.game.current));

  constructor(
    readonly session: Pick<Session, "act" | "send" | "state">,
    model: () => Model,
    game: () => Game,
    passing: () => { to: number; cover: () => void } | null = () => null,
  ) {
    this.passTo = $derived(passing()?.to ?? null);
    this.cover = $derived(passing()?.cover);
    this.model = $derived(model());
    this.game = $derived(game());
    this.#listener = `${model().table.id}/${model().you.user}`;
    this.#heard = heardUpTo(this.#listener) ?? -1;
    // Who comes to a table has nothing to catch up with.
    if (this.#heard < 0) this.hear();
    this.notes = new Notes(`${model().table.id}/${game().number}/${model().you.seat ?? ""}`);
  }

  /** Seats in the order of turns, beginning after the viewer's. */
  get partners(): number[] {
    const count = this.game.hands.length;
    const from = this.me ?? -1;
    const others = this.me === null ? count : count - 1;
    return Array.from({ length: others }, (_, at) => (from + 1 + at) % count);
  }

  get playing(): boolean {
    return this.game.outcome === null;
  }

  get legal(): Choices | null {
    return this.game.legal;
  }

  get myTurn(): boolean {
    return this.legal !== null;
  }

  /** A bonus waits for the visitor. */
  get bonus(): boolean {
    return this.legal !== null && this.game.pending !== null;
  }

  /** Nothing is chosen and nothing waits: the room of the tray is free. */
  get resting(): boolean {
    const waits = this.bonus || this.passTo !== null;
    return this.playing && this.me !== null && this.chosen === null && !waits;
  }

  /** A move is made and can't be brought before the table yet; until then there is no other. */
  get waiting(): boolean {
    return this.#sent > 0 && (this.#long || this.session.state !== "online");
  }

  /** How much was said since the talk was last in view. */
  get unheard(): number {
    return this.#spoken.filter((seq) => seq > this.#heard).length;
  }

  /** The talk is in view. */
  hear(): void {
    const last = this.#spoken.at(-1) ?? 0;
    if (last <= this.#heard) return;
    this.#heard = last;
    keepHeard(this.#listener, last);
  }

  /** The seat that is kept for the viewer, who left it during the game or whose time ran out. */
  get keptSeat(): number | null {
    if (this.me !== null || !this.playing) return null;
    const at = this.model.table.seats.findIndex(({ user }) => user === this.model.you.user);
    return at < 0 ? null : at;
  }

  /** The seat of a person who lets the others wait so long that a bot may take over. */
  get waitedFor(): number | null {
    const { clock, current } = this.game;
    if (!this.playing || current === this.me) return null;
    const long = clock ? clock.out : performance.now() - this.turnSeen > IDLE;
    return long ? current : null;
  }

  nameOf(seat: number): string {
    const name = this.model.table.seats[seat]?.name;
    return name == null ? text("table-seat", { seat: seat + 1 }) : shown(name);
  }

  isTouched(card: number): boolean {
    return this.draft?.touched.includes(card) ?? false;
  }

  cluesFor(seat: number): Clue[] {
    const clues = this.bonus
      ? (this.legal?.bonuses ?? []).flatMap(({ clue, touched }) =>
          clue ? { ...clue, touched } : [],
        )
      : (this.legal?.clues ?? []);
    return clues.filter(({ target }) => target === seat);
  }

  chooseOwn(card: number, wish?: "play" | "discard") {
    this.draft = null;
    const again = this.chosen?.kind === "own" && this.chosen.card === card && !wish;
    this.chosen = again ? null : { kind: "own", card, ...(wish && { wish }) };
  }

  choosePartner(seat: number, card: number | null) {
    this.draft = null;
    this.more = card === null;
    const { chosen } = this;
    const again = chosen?.kind === "partner" && chosen.seat === seat && chosen.card === card;
    this.chosen = again ? null : { kind: "partner", seat, card };
  }

  cancel() {
    if (this.draft) this.draft = null;
    else this.chosen = null;
  }

  /** A sheet that another one has taken the place of closes nothing. */
  closeSheet(sheet: SheetName) {
    if (this.sheet === sheet) this.sheet = null;
  }

  cancelAll() {
    this.draft = null;
    this.chosen = null;
  }

  peek(seat: number) {
    const next = new Set(this.peeked);
    if (!next.delete(seat)) next.add(seat);
    this.peeked = next;
  }

  async act(action: Parameters<Session["act"]>[1]) {
    if (this.waiting || (this.course && !this.course.allows(action))) return;
    const chosen = this.chosen;
    this.chosen = null;
    this.draft = null;
    if (!(await this.onItsWay(this.session.act(this.game.turn, action)))) this.chosen ??= chosen;
  }

  private async onItsWay(answer: Promise<boolean>): Promise<boolean> {
    this.#sent += 1;
    const timer = setTimeout(() => {
      this.#long = true;
    }, PATIENCE);
    const done = await answer;
    clearTimeout(timer);
    this.#sent -= 1;
    this.#long = false;
    return done;
  }

  async giveClue(clue: Clue) {
    const { target, kind, value } = clue;
    const wire = { type: "clue", target, kind, value } as const;
    if (!this.bonus) return this.act(wire);
    const bonus = kind === "colour" ? "colour" : "rank";
    return this.act({ type: "bonus", bonus, clue: wire } satisfies WireUseBonus);
  }

  /** Lay one's hand otherwise: the card goes by so many places. */
  async move(card: number, by: number) {
    if (this.me === null) return;
    const cards = laid(this.game, this.me).map((held) => held.card);
    const from = cards.indexOf(card);
    const to = Math.max(0, Math.min(cards.length - 1, from + by));
    if (from < 0 || from === to) return;
    cards.splice(to, 0, ...cards.splice(from, 1));
    await this.session.send({ type: "reorder", cards });
  }
}

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
