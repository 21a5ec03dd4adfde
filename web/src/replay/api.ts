import { named } from "../net/frame";
import { call } from "../pages/api";
import type {
  Analysis,
  AskBranch,
  Branch,
  Comments,
  GameKept,
  History,
  Plots,
  Replay,
  Statistics,
  TableCreated,
} from "../wire";

export type Move = NonNullable<AskBranch["actions"]>[number];
export type GamePlace =
  | { page: "game"; id: string }
  | { page: "game-at"; table: string; number: number };

export async function fetchReplay(place: GamePlace): Promise<Replay> {
  const path =
    place.page === "game"
      ? `/api/games/${encodeURIComponent(place.id)}`
      : `/api/tables/${encodeURIComponent(place.table)}/games/${place.number}`;
  const told = await call<Replay>("GET", path);
  return {
    ...unpacked(told),
    game: read(told.game),
    opening: read({ events: told.opening }).events,
  };
}

/** What travels as arrays, with its names: as in the messages of a table. */
function read<T>(told: T): T {
  return named(told as object) as T;
}

function unpacked<T extends { steps: object[] }>(told: T): T {
  return { ...read(told), steps: told.steps.map(read) };
}

export async function askBranch(
  game: string,
  after: number,
  actions: readonly Move[],
  bot: { bot: string; moves: number } | null = null,
): Promise<Branch> {
  const asked = { type: "ask_branch", after, actions, ...bot };
  return unpacked(await call<Branch>("POST", `/api/games/${game}/branch`, asked));
}

export function fetchComments(game: string): Promise<Comments> {
  return call("GET", `/api/games/${game}/comments`);
}

export function writeComment(game: string, move: number, words: string): Promise<Comments> {
  return call("POST", `/api/games/${game}/comments`, { type: "new_comment", move, text: words });
}

export function takeBackComment(game: string, comment: number): Promise<Comments> {
  return call("DELETE", `/api/games/${game}/comments/${comment}`);
}

export async function bringGame(words: string): Promise<string> {
  const kept = await call<GameKept>("POST", "/api/games", { type: "import_game", text: words });
  return kept.id;
}

export function fetchHistory(query: URLSearchParams): Promise<History> {
  return call("GET", `/api/me/games?${query}`);
}

export function fetchStatistics(): Promise<Statistics> {
  return call("GET", "/api/me/statistics");
}

/** Of a variant with so many players, of a team with so many points to reach, or of all games. */
export function fetchPlots(kind: Record<string, string>): Promise<Plots> {
  return call("GET", `/api/me/statistics/plots?${new URLSearchParams(kind)}`);
}

export function fetchAnalysis(game: string, bot: string): Promise<Analysis> {
  return call("GET", `/api/games/${game}/analysis?bot=${bot}`);
}

export function beginAnalysis(game: string, bot: string): Promise<Analysis> {
  return call("POST", `/api/games/${game}/analysis`, { type: "ask_analysis", bot });
}

export function giveUpAnalysis(game: string, bot: string): Promise<Analysis> {
  return call("DELETE", `/api/games/${game}/analysis?bot=${bot}`);
}

export async function playAgain(game: string, friends: boolean): Promise<string> {
  const wish = { type: "play_again", friends };
  const created = await call<TableCreated>("POST", `/api/games/${game}/again`, wish);
  return created.table;
}
