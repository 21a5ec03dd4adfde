import type { Hello } from "../wire";
import type { Begun } from "./begun";
import { warm } from "./warm";

/**
 * Named in the head of a table's page (`server/shell.py`), it runs before the rest of the client has been fetched: asks who the
 * visitor is, then opens the table's socket and greets, so that the table has come when there is something to show it with;
 * `begun.ts` hands over what it has begun. A file of its own, which shares nothing with others.
 */
async function begin(table: string, begun: Begun) {
  // Who follows an invitation is made a guest before the socket asks who they are.
  if (!(await begun.me)?.ok) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${table}`);
  socket.onopen = () =>
    socket.send(
      JSON.stringify({
        type: "hello",
        version: PROTOCOL,
        since: null,
        door: true,
      } satisfies Hello),
    );
  socket.onmessage = (frame) => begun.frames.push(String(frame.data));
  begun.socket = socket;
}

async function ahead() {
  const [, table] = /^\/t\/([^/]+)\/?$/.exec(location.pathname) ?? [];
  if (!table) return;
  window.begun = { me: fetch("/api/me"), socket: null, frames: [] };
  await begin(table, window.begun);
  warm();
}

// Nobody waits for it: what fails here is asked for again, or takes its time.
ahead().catch(() => {});
