/** Milliseconds for which a second tap belongs to the first, and how far from it a finger may come down. */
const TWICE = 350;
const NEAR = 48;

let first: { at: number; x: number; y: number; button: Element } | null = null;

/**
 * The second tap of a double one on a page's main button, or on one of a move, is none where that button is gone: it would fall on
 * what has come to lie there. So it is on a button that leads on step by step: it would skip what nobody has read. Keys and
 * scripts make no such taps.
 */
function swallow(event: MouseEvent) {
  const again =
    first &&
    event.detail > 0 &&
    event.timeStamp - first.at < TWICE &&
    Math.hypot(event.clientX - first.x, event.clientY - first.y) < NEAR;
  if (again && (!first?.button.isConnected || first.button.matches("[data-steps]"))) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  const button =
    event.target instanceof Element && event.target.closest(".button.main, [data-action]");
  const { timeStamp: at, clientX: x, clientY: y } = event;
  first = button && event.detail > 0 ? { at, x, y, button } : null;
}

addEventListener("click", swallow, true);
