import { reach } from "../net/reach.svelte";
import type {
  Catalogue,
  Daily,
  DailyTable,
  LessonList,
  LessonScript,
  Me,
  OpenTables,
  Problem,
  Settings,
  TableCreated,
} from "../wire";

/** What the server refused, by the code of its reason, with what its words need; `offline` if it couldn't be asked. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly about: Pick<Problem, "variant" | "move"> = {},
  ) {
    super(code);
  }
}

/** `asked`: the answer, where it was asked for before. */
export async function call<T>(
  method: string,
  path: string,
  body?: unknown,
  asked?: Promise<Response>,
): Promise<T> {
  // A question with headers of its own wouldn't be the one that the page's head has asked ahead.
  const headers = method === "GET" ? {} : { "content-type": "application/json" };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await (asked ?? fetch(path, { method, headers, ...sent })).catch(() => {
    reach.failed();
    throw new Refused("offline");
  });
  reach.heard();
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer !== undefined) return answer as T;
  const problem = answer as Problem | undefined;
  throw new Refused(problem?.code ?? "offline", problem);
}

export function fetchMe(asked?: Promise<Response>): Promise<Me> {
  return call("GET", "/api/me", undefined, asked);
}

export function renameMe(name: string): Promise<Me> {
  return call("PUT", "/api/me", { type: "new_name", name });
}

interface Wanted {
  settings: Settings;
  bots: string[];
  start: boolean;
}

export async function createTable(wanted: Wanted): Promise<string> {
  const created = await call<TableCreated>("POST", "/api/tables", { type: "new_table", ...wanted });
  return created.table;
}

export function fetchOpenTables(): Promise<OpenTables> {
  return call("GET", "/api/tables");
}

/** A seat among people; gives the table's id. */
export async function match(players: number, rated: boolean): Promise<string> {
  const found = await call<TableCreated>("POST", "/api/match", { type: "match", players, rated });
  return found.table;
}

let catalogue: Promise<Catalogue> | undefined;

/** What can be chosen; fetched once, and again after a failure. */
export function fetchCatalogue(): Promise<Catalogue> {
  catalogue ??= call<Catalogue>("GET", "/api/catalogue").catch((problem: unknown) => {
    catalogue = undefined;
    throw problem;
  });
  return catalogue;
}

/** The code of whatever went wrong. */
export function codeOf(problem: unknown): string {
  return problem instanceof Refused ? problem.code : "offline";
}

export function fetchLessons(): Promise<LessonList> {
  return call("GET", "/api/lessons");
}

export function fetchLesson(id: string): Promise<LessonScript> {
  return call("GET", `/api/lessons/${encodeURIComponent(id)}`);
}

/** Opens a table for a lesson; gives its id. */
export async function takeLesson(id: string): Promise<string> {
  const created = await call<TableCreated>("POST", `/api/lessons/${encodeURIComponent(id)}`);
  return created.table;
}

export function fetchDaily(): Promise<Daily> {
  return call("GET", "/api/daily");
}

/** Sits one down at the deal of the day; gives the table's id. */
export async function playDaily(): Promise<string> {
  return (await call<DailyTable>("POST", "/api/daily")).table;
}
