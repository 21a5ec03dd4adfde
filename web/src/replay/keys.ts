import { backToCards } from "../table/hands/focus";
import { onKey } from "../table/keyboard";
import type { Replaying } from "./replay.svelte";
import type { ReplayedBoard } from "./replayboard.svelte";

/** A replay by keys. At the end of a branch, where one acts, the table's keys do what they do at a table. */
export function onReplayKey(board: ReplayedBoard, replay: Replaying, event: KeyboardEvent) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
  // Space and Enter belong to whatever has the focus.
  const free = !(target instanceof HTMLElement) || !target.closest("button, a, summary, input");
  if (moves(replay, event, free) || letters(board, replay, key)) {
    event.preventDefault();
    // The card that had the focus may have gone with its move, or face down with its viewer.
    if (target instanceof HTMLElement && target.matches("[data-card]")) backToCards();
    return;
  }
  if (replay.acting && board.playing) onKey(board, event);
}

function moves(replay: Replaying, event: KeyboardEvent, free: boolean): boolean {
  const { key, target } = event;
  // The slider knows its own keys, and a hand those that lead from card to card.
  const slider = target instanceof HTMLInputElement;
  const arrows = !slider && !replay.acting;
  switch (key) {
    case "ArrowLeft":
      return arrows && go(replay, event.shiftKey ? -replay.players : -1);
    case "ArrowRight":
      return arrows && go(replay, event.shiftKey ? replay.players : 1);
    case "PageUp":
    case "[":
      return go(replay, key === "[" ? -1 : -replay.players);
    case "PageDown":
    case "]":
      return go(replay, key === "]" ? 1 : replay.players);
    case "Home":
      return go(replay, -replay.last);
    case "End":
      return go(replay, replay.last);
    case " ":
      if (!free) return false;
      replay.toggle();
      return true;
    default:
      return false;
  }
}

function go(replay: Replaying, by: number): boolean {
  replay.step(by);
  return true;
}

function letters(board: ReplayedBoard, replay: Replaying, key: string): boolean {
  switch (key.toLowerCase()) {
    case "w":
      if (!replay.acting && board.playing && !replay.busy) void replay.whatIf();
      return true;
    case "u":
      if (replay.acting) replay.takeBack();
      return true;
    case "l":
      replay.part = "log";
      return sheet(board, "log");
    case "v":
      return sheet(board, "pile");
    case "?":
      return sheet(board, "keys");
    case "e":
      replay.look(null);
      return true;
    case "escape":
      // While a bonus is chosen, it is that which is left: a branch that is gone doesn't come back.
      if (board.chosen || board.bonus) return false;
      if (replay.branch) replay.leave();
      return true;
    default:
      if (replay.acting || !/^[1-6]$/.test(key)) return false;
      replay.look(Number(key) - 1);
      return true;
  }
}

function sheet(board: ReplayedBoard, name: NonNullable<ReplayedBoard["sheet"]>): boolean {
  board.sheet = name;
  return true;
}
