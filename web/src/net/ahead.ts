import type { Hello } from "../wire";
import type { Begun } from "./begun";

/**
 * Named in the head of a table's page (`server/shell.py`), it runs before the rest of the client has been fetched: asks who the
 * visitor is, then opens the table's socket and greets, so that the table has come when there is something to show it with. A
 * file of its own, which takes nothing from others; `begun.ts` hands over what it has begun.
 */
async function begin(table: string, begun: Begun) {
  // Who follows an invitation is made a guest before the socket asks who they are.
  if (!(await begun.me)?.ok) return;
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}/ws/tables/${table}`);
  socket.onopen = () =>
    socket.send(JSON.stringify({ type: "hello", version: PROTOCOL, since: null } satisfies Hello));
  socket.onmessage = (frame) => begun.frames.push(String(frame.data));
  begun.socket = socket;
}

const [, table] = /^\/t\/([^/]+)\/?$/.exec(location.pathname) ?? [];
if (table) {
  window.begun = { me: fetch("/api/me"), socket: null, frames: [] };
  // Not being answered is told by whoever asks again.
  begin(table, window.begun).catch(() => {});
  // The first number that a page writes costs a slow phone a tenth of a second, whatever the language: now there is time for it.
  new Intl.NumberFormat().format(0);
}
