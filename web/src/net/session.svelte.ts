import { toasts } from "../design/toast.svelte";
import type { Act, Bye, Presence, ServerMessage, TableInfo, You } from "../wire";
import { Link, type LinkState, world } from "./link";
import { apply, fromSnapshot, Gap, type Model } from "./model";
import type { Command } from "./wire-types";

export type { Command } from "./wire-types";

/** What a page sees of a table. Made by `TablePage`, which hands it to the lobby too. */
export interface TableSession {
  readonly table: TableInfo;
  readonly you: You;
  /** Seats whose people are connected. */
  readonly here: Presence["here"];
  readonly watching: number;
  /** Resolves when the server has committed it; a refusal is shown as a toast and gives false. */
  send(command: Command): Promise<boolean>;
}

/** A tab that was out of sight this long doesn't trust its socket. */
const SLEPT = 20_000;

/** A button pressed twice within this many milliseconds was pressed once. */
const TWICE = 500;

export class Session {
  model = $state.raw<Model | null>(null);
  state = $state<LinkState>("connecting");
  /** Why the server ended it, if it did for good. */
  bye = $state<Bye["code"] | null>(null);
  /** Why there was nothing to see, if the server said so before it had shown anything. */
  fault = $state<string | null>(null);
  /** Commands on their way. */
  busy = $state(0);
  private readonly link: Link;
  private hidden = 0;
  private last = { words: "", at: Number.NEGATIVE_INFINITY };
  private stop: (() => void) | undefined;

  constructor(
    table: string,
    readonly seat: number | null = null,
  ) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.link = new Link(
      `${scheme}//${location.host}/ws/tables/${encodeURIComponent(table)}`,
      () => this.model?.seq ?? null,
      (message) => this.heard(message),
      (state, bye) => {
        this.state = state;
        this.bye = bye;
      },
      world,
      seat,
    );
  }

  /** Connects, unless it has; returns what ends it. */
  start(): () => void {
    if (this.stop) return this.stop;
    const end = this.begin();
    this.stop = () => {
      this.stop = undefined;
      end();
    };
    return this.stop;
  }

  private begin(): () => void {
    const shown = () => {
      if (document.visibilityState === "hidden") this.hidden = Date.now();
      else this.link.wake(this.hidden > 0 && Date.now() - this.hidden > SLEPT);
    };
    const online = () => this.link.wake(true);
    const thawed = (event: PageTransitionEvent) => this.link.wake(event.persisted);
    document.addEventListener("visibilitychange", shown);
    addEventListener("online", online);
    addEventListener("pageshow", thawed);
    this.link.connect();
    return () => {
      document.removeEventListener("visibilitychange", shown);
      removeEventListener("online", online);
      removeEventListener("pageshow", thawed);
      this.link.close();
    };
  }

  async send(command: Command): Promise<boolean> {
    const before = this.last;
    this.last = { words: JSON.stringify(command), at: performance.now() };
    const twice = before.words === this.last.words && this.last.at - before.at < TWICE;
    if (twice && command.type !== "say") return true;
    this.busy += 1;
    const refused = await this.link.send(command, freshId());
    this.busy -= 1;
    if (refused) toasts.error(refused.code);
    return refused === null;
  }

  /** From the door, where no hand is shown: to look on. */
  watch() {
    this.link.watch();
  }

  act(turn: number, action: Act["action"]): Promise<boolean> {
    return this.send({ type: "act", turn, action });
  }

  private heard(message: ServerMessage) {
    switch (message.type) {
      case "snapshot":
        this.model = this.model ? apply(this.model, message) : fromSnapshot(message);
        break;
      case "update":
      case "presence":
      case "time":
      case "rated":
        this.take(message);
        break;
      case "fault":
        if (this.model) toasts.error(message.code);
        else this.fault = message.code;
        break;
    }
  }

  private take(
    message: Extract<ServerMessage, { type: "update" | "presence" | "time" | "rated" }>,
  ) {
    if (!this.model) return;
    try {
      this.model = apply(this.model, message);
    } catch (problem) {
      if (!(problem instanceof Gap)) throw problem;
      this.link.resync();
    }
  }
}

let ahead: { table: string; session: Session } | null = null;

/** Connects to a table while the page that will show it still gets ready; `known`: when the server knows who asks. */
export function connectAhead(table: string, known: Promise<unknown>) {
  const session = new Session(table);
  ahead = { table, session };
  void known.then(() => {
    // Unless the visitor has gone elsewhere meanwhile.
    if (ahead?.session === session) session.start();
  });
}

/** The visitor's session at a table: the one that was begun ahead, or a new one. */
export function sessionAt(table: string): Session {
  const found = ahead?.table === table ? ahead.session : null;
  ahead = null;
  return found ?? new Session(table);
}

/** An id that nobody else makes; `randomUUID` itself is missing on plain http. */
function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
