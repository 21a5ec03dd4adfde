import type { WireClue, WireUseBonus } from "../wire";
import type { Move } from "./api";

/** Where a replay stands, as its address says it: nothing in it is secret. */
export interface Spot {
  /** After so many moves; null where the address doesn't say. */
  move: number | null;
  /** Whose eyes; null for everyone's. */
  view: number | null | undefined;
  /** Other moves than the game's, after so many of them. */
  branch: { after: number; actions: Move[] } | null;
}

const BONUSES = {
  t: "token",
  m: "mend",
  b: "return",
  s: "rescue",
  c: "colour",
  r: "rank",
} as const;
type Letter = keyof typeof BONUSES;

/** Moves as a short text: `p7` plays, `d3` discards, `1c2` a colour clue to seat 1, `0r5` a rank clue, `b…` a bonus, `x` declines. */
export function written(actions: readonly Move[]): string {
  return actions.map(one).join(".");
}

function one(action: Move): string {
  switch (action.type) {
    case "play":
      return `p${action.card}`;
    case "discard":
      return `d${action.card}`;
    case "clue":
      return clue(action);
    case "bonus": {
      const letter = Object.entries(BONUSES).find(([, name]) => name === action.bonus)?.[0] ?? "t";
      return `b${letter}${action.identity ?? ""}${action.clue ? clue(action.clue) : ""}`;
    }
    case "decline":
      return "x";
  }
}

function clue({ target, kind, value }: WireClue): string {
  return `${target}${kind === "colour" ? "c" : "r"}${value}`;
}

/** The moves of such a text; null if it isn't one. */
export function read(text: string): Move[] | null {
  if (!text) return [];
  const moves = text.split(".").map(move);
  return moves.every((action) => action !== null) ? moves : null;
}

function move(text: string): Move | null {
  if (text === "x") return { type: "decline" };
  const card = /^([pd])(\d{1,3})$/.exec(text);
  if (card) return { type: card[1] === "p" ? "play" : "discard", card: Number(card[2]) };
  const told = clueIn(text);
  if (told) return told;
  const bonus = /^b([tmbscr])(?:(\d[cr]\d)|(\d{1,2}))?$/.exec(text);
  if (!bonus) return null;
  const name: WireUseBonus["bonus"] = BONUSES[bonus[1] as Letter];
  const free = bonus[2] ? clueIn(bonus[2]) : null;
  return {
    type: "bonus",
    bonus: name,
    ...(bonus[3] && { identity: Number(bonus[3]) }),
    ...(free && { clue: free }),
  };
}

function clueIn(text: string): (WireClue & { type: "clue" }) | null {
  const found = /^(\d)([cr])(\d)$/.exec(text);
  if (!found) return null;
  const kind = found[2] === "c" ? "colour" : "rank";
  return { type: "clue", target: Number(found[1]), kind, value: Number(found[3]) };
}

export function spotOf(search: string): Spot {
  const asked = new URLSearchParams(search);
  const after = asked.get("after");
  const actions = read(asked.get("then") ?? "");
  const view = asked.get("view");
  return {
    move: number(asked.get("move")),
    view: view === null ? undefined : view === "all" ? null : (number(view) ?? 1) - 1,
    branch: after !== null && actions ? { after: number(after) ?? 0, actions } : null,
  };
}

export function searchOf(spot: Spot): string {
  const asked = new URLSearchParams();
  if (spot.branch) {
    asked.set("after", String(spot.branch.after));
    asked.set("then", written(spot.branch.actions));
  }
  if (spot.move !== null) asked.set("move", String(spot.move));
  if (spot.view !== undefined)
    asked.set("view", spot.view === null ? "all" : String(spot.view + 1));
  return `?${asked}`;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;
}
