import { begunAhead } from "./begun";
import { read } from "./frame";
import type { Bye, ClientMessage, Command, ServerMessage } from "./wire-types";

export type LinkState = "connecting" | "online" | "waiting" | "closed";

export interface Refused {
  code: string;
  rule?: string | null | undefined;
}

/** What a link needs of the world; tests hand in their own. */
export interface World {
  open(url: string): WebSocket;
  /** What was opened before the link was made. */
  begun(url: string): { socket: WebSocket; frames: string[] } | null;
  later(run: () => void, milliseconds: number): number;
  forget(timer: number): void;
  random(): number;
  /** Whether nobody looks at the page. */
  unseen(): boolean;
}

export const world: World = {
  open: (url) => new WebSocket(url),
  begun: begunAhead,
  later: (run, milliseconds) => window.setTimeout(run, milliseconds),
  forget: (timer) => window.clearTimeout(timer),
  random: Math.random,
  unseen: () => document.visibilityState === "hidden",
};

interface Waiting {
  id: string;
  command: Command;
  answer: (refused: Refused | null) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const CONNECT_WITHIN = 8_000;
const ANSWER_WITHIN = 10_000;
const SILENCE = 30_000;

/**
 * One socket to one table that comes back by itself. Commands keep their ids and are sent again after every reconnect
 * until the server has answered, which acts on an id once only. Whether a silent socket still lives is asked by saying
 * hello again, which the server answers with whatever was missed.
 */
export class Link {
  state: LinkState = "connecting";
  private socket: WebSocket | null = null;
  private timer: number | null = null;
  private tries = 0;
  private waiting: Waiting[] = [];
  private asked = false;
  /** Whether the visitor is still to be asked, before they are shown hands, if they would rather play. */
  private door = true;

  constructor(
    private readonly url: string,
    private readonly since: () => number | null,
    private readonly heard: (message: ServerMessage) => void,
    private readonly changed: (state: LinkState, bye: Bye["code"] | null) => void,
    private readonly around: World = world,
    /** The seat of whom one shares the device with, to see with their eyes. */
    private readonly seat: number | null = null,
  ) {}

  connect() {
    this.drop();
    this.become("connecting");
    // What was opened ahead was opened with the visitor's own eyes.
    const begun = this.seat === null ? this.around.begun(this.url) : null;
    const socket = begun?.socket ?? this.around.open(this.url);
    this.socket = socket;
    this.wait(CONNECT_WITHIN, () => this.connect());
    socket.onopen = () => this.opened();
    socket.onmessage = (frame) => this.received(read(String(frame.data)));
    socket.onclose = () => this.lost();
    if (begun && socket.readyState === socket.OPEN) {
      this.greeted();
      for (const frame of begun.frames) this.received(read(frame));
    }
  }

  /** Resolves with null once committed, or with the reason why not. */
  send(command: Command, id: string): Promise<Refused | null> {
    return new Promise((answer) => {
      this.waiting.push({ id, command, answer });
      this.put({ type: "do", id, command });
      // The first one's time counts: whoever tries again and again must not put it off.
      if (this.waiting.length === 1) this.listen();
    });
  }

  /** The page came back into sight or the network did: don't sit out the wait, and don't trust an old socket. */
  wake(old: boolean) {
    if (this.state === "closed") return;
    if (old || this.state !== "online") {
      this.tries = 0;
      this.connect();
    }
  }

  /** Asks the server anew for what was missed. */
  resync() {
    this.connect();
  }

  /** From the door: to watch, and see hands. */
  watch() {
    this.door = false;
    if (this.state === "online") this.hello();
  }

  close(bye: Bye["code"] | null = null) {
    this.drop();
    this.become("closed", bye);
  }

  private opened() {
    this.hello();
    this.greeted();
  }

  private hello() {
    const seat = this.seat === null ? {} : { seat: this.seat };
    const door = this.door && this.seat === null ? { door: true } : {};
    const hello = {
      type: "hello",
      version: PROTOCOL,
      since: this.since(),
      ...seat,
      ...door,
    } as const;
    this.socket?.send(JSON.stringify(hello));
  }

  private greeted() {
    this.become("online");
    for (const { id, command } of this.waiting) this.put({ type: "do", id, command });
    this.listen();
  }

  /** Waits for the next message, and doubts the socket if none comes. */
  private listen() {
    if (this.state !== "online") return;
    const owed = this.waiting.length > 0 || this.asked;
    this.wait(owed ? ANSWER_WITHIN : SILENCE, () => this.silent(owed));
  }

  private silent(owed: boolean) {
    if (owed) {
      this.lost();
      return;
    }
    // A page that nobody looks at asks when it is looked at again.
    this.asked = !this.around.unseen();
    if (this.asked) this.hello();
    this.listen();
  }

  private received(message: ServerMessage) {
    this.asked = false;
    // Whoever is sent away again and again asks less and less often.
    if (message.type !== "bye") this.tries = 0;
    switch (message.type) {
      case "done":
        this.settle(message.id, null);
        break;
      case "refused":
        this.settle(message.id, { code: message.code, rule: message.rule });
        break;
      case "bye":
        if (message.code === "restart" || message.code === "slow") this.lost();
        else this.close(message.code);
        break;
    }
    this.listen();
    this.heard(message);
  }

  private settle(id: string, refused: Refused | null) {
    const found = this.waiting.find((one) => one.id === id);
    this.waiting = this.waiting.filter((one) => one !== found);
    found?.answer(refused);
  }

  private lost() {
    this.drop();
    this.become("waiting");
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries);
    this.tries += 1;
    this.wait(most / 2 + (this.around.random() * most) / 2, () => this.connect());
  }

  private put(message: ClientMessage) {
    if (this.state === "online") this.socket?.send(JSON.stringify(message));
  }

  private drop() {
    this.clear();
    const socket = this.socket;
    this.socket = null;
    this.asked = false;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private wait(milliseconds: number, run: () => void) {
    this.clear();
    this.timer = this.around.later(run, milliseconds);
  }

  private clear() {
    if (this.timer !== null) this.around.forget(this.timer);
    this.timer = null;
  }

  private become(state: LinkState, bye: Bye["code"] | null = null) {
    this.state = state;
    this.changed(state, bye);
  }
}
