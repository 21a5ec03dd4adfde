import { beforeEach, describe, expect, test } from "vitest";
import type { ClientMessage, ServerMessage } from "../wire";
import { Link, type World } from "./link";

class FakeSocket {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly OPEN = 1;
  readyState = 0;
  sent: ClientMessage[] = [];
  closed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {
    this.closed = true;
  }
  say(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let timers: Map<number, { run: () => void; after: number }>;
let seq: number | null;
let link: Link;
let world: World;
let begun: ReturnType<World["begun"]>;
let unseen: boolean;
const last = () => sockets.at(-1) as FakeSocket;

function pass() {
  const due = [...timers.values()];
  timers.clear();
  for (const { run } of due) run();
}

beforeEach(() => {
  sockets = [];
  timers = new Map();
  seq = null;
  begun = null;
  unseen = false;
  let next = 0;
  world = {
    open: () => {
      sockets.push(new FakeSocket());
      return last() as unknown as WebSocket;
    },
    begun: () => begun,
    later: (run, after) => {
      timers.set(++next, { run, after });
      return next;
    },
    forget: (timer) => timers.delete(timer),
    random: () => 1,
    unseen: () => unseen,
  };
  link = new Link(
    "ws://table",
    () => seq,
    () => {},
    () => {},
    world,
  );
  link.connect();
});

describe("a link", () => {
  test("says hello, and what it has", () => {
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", version: 2, since: null, door: true }]);
    last().onclose?.();
    seq = 41;
    pass();
    last().onopen?.();
    expect(last().sent[0]).toEqual({ type: "hello", version: 2, since: 41, door: true });
  });

  test("goes in from the door, and doesn't come back to it", () => {
    last().onopen?.();
    link.watch();
    expect(last().sent.at(-1)).toEqual({ type: "hello", version: 2, since: null });
    last().onclose?.();
    pass();
    last().onopen?.();
    expect(last().sent).toEqual([{ type: "hello", version: 2, since: null }]);
  });

  test("takes over a socket that was opened and greeted ahead, with what it has said", () => {
    const socket = Object.assign(new FakeSocket(), { readyState: 1 });
    const frames = [JSON.stringify({ type: "fault", code: "slow" })];
    begun = { socket: socket as unknown as WebSocket, frames };
    const heard: ServerMessage[] = [];
    const other = new Link(
      "ws://table",
      () => null,
      (message) => heard.push(message),
      () => {},
      world,
    );
    other.connect();
    expect(sockets).toHaveLength(1);
    expect(other.state).toBe("online");
    socket.say({ type: "fault", code: "later" } as ServerMessage);
    expect(heard).toMatchObject([{ code: "slow" }, { code: "later" }]);
    expect(socket.sent).toEqual([]);
  });

  test("greets a socket that was opened ahead and isn't open yet", () => {
    const socket = new FakeSocket();
    begun = { socket: socket as unknown as WebSocket, frames: [] };
    link.wake(true);
    expect(link.state).toBe("connecting");
    socket.onopen?.();
    expect(socket.sent).toEqual([{ type: "hello", version: 2, since: null, door: true }]);
  });

  test("waits longer after every failure, never longer than a quarter of a minute", () => {
    const waits = Array.from({ length: 8 }, () => {
      last().onclose?.();
      const [wait] = [...timers.values()];
      pass();
      return wait?.after;
    });
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000]);
  });

  test("sends a command again with the same id until it is answered", async () => {
    last().onopen?.();
    const answer = link.send({ type: "start" }, "c1");
    last().onclose?.();
    pass();
    last().onopen?.();
    expect(last().sent.at(-1)).toEqual({ type: "do", id: "c1", command: { type: "start" } });
    last().say({ type: "done", id: "c1", seq: 2 });
    expect(await answer).toBeNull();
    last().onclose?.();
    pass();
    last().onopen?.();
    expect(last().sent).toHaveLength(1);
  });

  test("hands on the reason of a refusal", async () => {
    last().onopen?.();
    const answer = link.send({ type: "start" }, "c1");
    last().say({ type: "refused", id: "c1", code: "host_only" });
    expect(await answer).toEqual({ code: "host_only", rule: undefined });
  });

  test("comes back after a restart, stays away when replaced", () => {
    last().onopen?.();
    last().say({ type: "bye", code: "restart" });
    expect(link.state).toBe("waiting");
    pass();
    last().onopen?.();
    last().say({ type: "bye", code: "replaced" });
    expect(link.state).toBe("closed");
    link.wake(true);
    expect(sockets).toHaveLength(2);
  });

  test("doesn't trust a socket that slept", () => {
    last().onopen?.();
    link.wake(false);
    expect(sockets).toHaveLength(1);
    link.wake(true);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
  });

  test("doubts a socket that doesn't answer a command, and sends it again over another", () => {
    last().onopen?.();
    void link.send({ type: "start" }, "c1");
    expect([...timers.values()].map(({ after }) => after)).toEqual([10_000]);
    pass();
    expect(link.state).toBe("waiting");
    expect(sockets[0]?.closed).toBe(true);
    pass();
    last().onopen?.();
    expect(sockets).toHaveLength(2);
    expect(last().sent.at(-1)).toMatchObject({ type: "do", id: "c1" });
  });

  test("asks a silent socket whether it lives: an answer keeps it, none ends it", () => {
    last().onopen?.();
    seq = 7;
    expect([...timers.values()].map(({ after }) => after)).toEqual([30_000]);
    pass();
    expect(last().sent.at(-1)).toEqual({ type: "hello", version: 2, since: 7, door: true });
    last().say({ type: "presence", here: [], watching: 0 });
    pass();
    expect(sockets).toHaveLength(1);
    expect(link.state).toBe("online");
    pass();
    expect(link.state).toBe("waiting");
  });

  test("leaves a page alone that nobody looks at", () => {
    last().onopen?.();
    unseen = true;
    pass();
    pass();
    expect(last().sent).toHaveLength(1);
    expect(link.state).toBe("online");
  });
});
