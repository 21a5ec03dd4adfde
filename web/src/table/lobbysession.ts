import type { Model } from "../net/model";
import type { Session, TableSession } from "../net/session.svelte";

/** What the lobby's parts may see and do of a session, before the first game and between games. */
export function lobbySession(session: Pick<Session, "send">, model: () => Model): TableSession {
  return {
    get table() {
      return model().table;
    },
    get you() {
      return model().you;
    },
    get here() {
      return model().here;
    },
    get watching() {
      return model().watching;
    },
    send: (command) => session.send(command),
  };
}
