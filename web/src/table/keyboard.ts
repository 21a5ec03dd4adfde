import { flushSync } from "svelte";
import type { Board } from "./board.svelte";
import { laid } from "./cards";
import { firstCard, neighbour } from "./hands/focus";

/** The whole table by keys. Letters do nothing while one writes or a dialog is open. */
export function onKey(board: Board, event: KeyboardEvent) {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]"))
    return;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) {
    if (key === "Escape") backFrom(board);
    return;
  }
  const card = cardOf(document.activeElement);
  const done =
    (key.startsWith("Arrow") && arrows(board, event, card)) ||
    digit(board, event) ||
    letter(board, key, card);
  if (done) event.preventDefault();
}

interface Focused {
  element: HTMLElement;
  card: number;
  seat: number;
}

function cardOf(element: Element | null): Focused | null {
  if (!(element instanceof HTMLElement) || !element.dataset.card) return null;
  return { element, card: Number(element.dataset.card), seat: Number(element.dataset.seat) };
}

function arrows(board: Board, event: KeyboardEvent, at: Focused | null): boolean {
  if (!at) {
    if (document.activeElement?.closest("[data-tray]")) return step(event.key);
    // Also from the heading, where who comes from another page begins.
    if (!document.activeElement?.matches("body, h1")) return false;
    firstCard()?.focus();
    return true;
  }
  if (event.shiftKey && at.seat === board.me) {
    const by = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (by) void board.move(at.card, by);
    return true;
  }
  neighbour(at.element, event.key)?.focus();
  return true;
}

/** Within the tray arrows go from button to button. */
function step(key: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-tray] button:not(:disabled)")];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const by = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  return true;
}

/** A card of one's own by its place; a partner's chosen, a clue: by its rank, or with Shift by its colour, in the game's order. */
function digit(board: Board, { code, key, shiftKey }: KeyboardEvent): boolean {
  // By where the key is: on some keyboards digits take Shift themselves.
  const found = key === "?" ? null : (/^Digit([1-9])$/.exec(code)?.[1] ?? /^[1-9]$/.exec(key)?.[0]);
  if (!found) return false;
  const number = Number(found);
  if (board.chosen?.kind === "partner") {
    const [sort, wanted] = shiftKey ? ["colour", number - 1] : ["rank", number];
    const clue = board
      .cluesFor(board.chosen.seat)
      .find(({ kind, value }) => kind === sort && value === wanted);
    if (clue) {
      board.draft = clue;
      focusOn('[data-action="clue"]');
    }
    return true;
  }
  if (board.me === null) return false;
  const card = laid(board.game, board.me)[number - 1];
  if (card) focusOn(`[data-card="${card.card}"]`);
  return card !== undefined;
}

function letter(board: Board, key: string, at: Focused | null): boolean {
  switch (key.toLowerCase()) {
    case "p":
    case "d":
      return wish(board, key.toLowerCase() === "p" ? "play" : "discard", at);
    case "c":
      return clue(board, at);
    case "k":
      if (!at || at.seat === board.me) return false;
      board.peek(at.seat);
      return true;
    case "n":
      return note(board, at);
    case "escape":
      return stepBack(board);
    case "u":
      if (board.me !== null && board.playing && board.model.table.settings.undo !== false)
        void board.session.send({ type: "propose", kind: "undo" });
      return true;
    case "l":
      return open(board, "log");
    case "v":
      return open(board, "pile");
    case "t":
      if (!document.querySelector("[data-chat]")) open(board, "log");
      board.speaking = true;
      return true;
    case "?":
      return open(board, "keys");
    default:
      return false;
  }
}

function wish(board: Board, what: "play" | "discard", at: Focused | null): boolean {
  const chosen = board.chosen?.kind === "own" ? board.chosen.card : null;
  const card = at && at.seat === board.me ? at.card : chosen;
  if (card === null) return false;
  if (chosen === card) focusOn(`[data-action="${what}"]`);
  else board.chooseOwn(card, what);
  return true;
}

function clue(board: Board, at: Focused | null): boolean {
  const seat = at && at.seat !== board.me ? at.seat : board.partners[0];
  if (seat === undefined) return false;
  const card = at && at.seat === seat ? at.card : (laid(board.game, seat)[0]?.card ?? null);
  if (!at || at.seat !== seat) focusOn(`[data-card="${card}"]`);
  if (board.chosen?.kind !== "partner" || board.chosen.card !== card)
    board.choosePartner(seat, card);
  return true;
}

/** The note on the card that has the focus, or is chosen. */
function note(board: Board, at: Focused | null): boolean {
  const { chosen } = board;
  if (at && chosen?.card !== at.card)
    if (at.seat === board.me) board.chooseOwn(at.card);
    else board.choosePartner(at.seat, at.card);
  else if (!chosen) return false;
  flushSync();
  document.querySelector<HTMLElement>("[data-note-begin]")?.click();
  focusOn("[data-note]");
  return true;
}

function stepBack(board: Board): boolean {
  const { chosen, draft } = board;
  if (!chosen && board.picked) {
    board.picked = null;
    return true;
  }
  if (!chosen && board.peeked.size) {
    board.peeked = new Set();
    return true;
  }
  if (!chosen) return false;
  board.cancel();
  if (draft) focusOn("[data-tray] [data-clue]:not(:disabled)");
  else if (chosen.card !== null) focusOn(`[data-card="${chosen.card}"]`);
  return true;
}

function open(board: Board, sheet: NonNullable<Board["sheet"]>): boolean {
  board.sheet = sheet;
  return true;
}

/** From a field one has written in back to what it is about: the chosen card, or the cards. */
export function backFrom(board: Board) {
  const card = board.chosen?.card;
  const about = document.querySelector<HTMLElement>(`[data-card="${card}"]`);
  (about ?? firstCard())?.focus();
}

/** Focus what the keys just pressed lead to; the next key may come before the next frame. */
function focusOn(selector: string) {
  flushSync();
  document.querySelector<HTMLElement>(selector)?.focus();
}
