import { recallNamed, rememberNamed } from "../design/storage";
import { language } from "../l10n/language.svelte";
import { fetchLesson } from "../pages/api";
import type { Act, LessonPointer, LessonScript, LessonText, LessonTurn } from "../wire";
import { progress } from "./progress.svelte";

type Action = Act["action"];

const KEY = "tamaya.lesson-place";
/** Tables of which it is kept, the latest. */
const TABLES = 20;

/** A lesson at its table: what there is to read now, and whether a move is the one that is asked. Knows no rule. */
export class Course {
  private script = $state.raw<LessonScript | null>(null);
  private turn = $state(-1);
  private at = $state(0);
  /** The pupil has tried something else. */
  astray = $state(false);
  /** No more instructions: the pupil has left, or has read the last of them. */
  over = $state(false);

  /** Of what is said before a move, a browser keeps for a table how far one has read. */
  constructor(
    readonly id: string,
    private readonly table: string,
  ) {}

  async load() {
    // Without its script or its words the lesson is a game like any other.
    const coming = Promise.all([fetchLesson(this.id), language.need("learn")]);
    this.script = await coming.then(
      ([script]) => script,
      () => null,
    );
    this.readUpToHere();
  }

  /** The game has come to another turn. */
  follow(turn: number) {
    if (turn === this.turn) return;
    this.turn = turn;
    const [last, at] = recallNamed<[turn: number, at: number]>(KEY)[this.table] ?? [];
    this.at = last === turn && at ? at : 0;
    this.astray = false;
    this.readUpToHere();
  }

  /** There is something to show above the table. */
  get shown(): boolean {
    return this.script !== null && !this.over;
  }

  get puzzle(): boolean {
    return this.script?.lesson.kind === "puzzle";
  }

  /** The last entry that has been reached. */
  private get entry(): LessonTurn | null {
    return this.script?.turns.findLast(({ turn }) => turn <= this.turn) ?? null;
  }

  /** What there is to read; null while a friend moves. */
  get text(): LessonText | null {
    const { entry } = this;
    if (this.over || !entry || (entry.asked && entry.turn !== this.turn)) return null;
    return entry.texts[Math.min(this.at, entry.texts.length - 1)] ?? null;
  }

  get pointer(): LessonPointer | null {
    return this.text?.pointer ?? null;
  }

  /** There is more to read before the move. */
  get more(): boolean {
    return this.text !== null && this.at + 1 < (this.entry?.texts.length ?? 0);
  }

  /** Nothing more is asked from here on. */
  get finished(): boolean {
    return this.entry !== null && !this.entry.asked;
  }

  /** The friend is to move, and then there is more. */
  get waiting(): boolean {
    return !this.over && this.entry !== null && this.text === null;
  }

  next() {
    if (this.more) {
      this.at += 1;
      rememberNamed(KEY, this.table, [this.turn, this.at], TABLES);
    }
    this.astray = false;
  }

  leave() {
    this.over = true;
  }

  /** Whether the move may go to the server; one that isn't asked is kept back, and said so. */
  allows(action: Action): boolean {
    const asked = this.entry?.asked;
    if (this.over || !asked || this.entry?.turn !== this.turn) return true;
    const right = same(action, asked);
    this.astray = !right;
    // Whoever does what is asked has read enough.
    return right;
  }

  private readUpToHere() {
    if (this.finished) progress.finish(this.id);
  }
}

function same(one: Action, other: Action): boolean {
  if (one.type === "clue" && other.type === "clue")
    return one.target === other.target && one.kind === other.kind && one.value === other.value;
  if (one.type === "play" || one.type === "discard")
    return one.type === other.type && one.card === other.card;
  return false;
}
