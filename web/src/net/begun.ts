/** What `ahead.ts` has begun while the client was on its way. */
export interface Begun {
  /** Who the visitor is. */
  me: Promise<Response> | null;
  /** To the table; once it is open it has been greeted. */
  socket: WebSocket | null;
  /** What it has said so far. */
  frames: string[];
}

declare global {
  interface Window {
    begun?: Begun;
  }
}

/** The answer to who the visitor is, if it was asked for ahead; once. */
export function askedAhead(): Promise<Response> | undefined {
  const asked = window.begun?.me;
  if (window.begun) window.begun.me = null;
  return asked ?? undefined;
}

/** The socket to that address, if it was opened ahead and hasn't closed, and what it has said; once. Whoever takes it listens to it from then on. */
export function begunAhead(url: string): { socket: WebSocket; frames: string[] } | null {
  const { socket = null, frames = [] } = window.begun ?? {};
  if (socket?.url !== url || socket.readyState > WebSocket.OPEN) return null;
  if (window.begun) window.begun.socket = null;
  return { socket, frames };
}
