import type { Do, Presence, TableInfo, You } from "../wire";

export type Command = Do["command"];

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
