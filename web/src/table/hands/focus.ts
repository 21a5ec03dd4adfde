/**
 * When the card that has the focus leaves its hand, the one that took its place gets it, and one that is laid elsewhere in it keeps
 * it: nobody who plays by keyboard is thrown back to the top of the page. `_cards` says when the hand has changed.
 */
export function keepFocus(list: HTMLElement, _cards: unknown) {
  let last = -1;
  let had: string | undefined;
  const cards = () => [...list.querySelectorAll<HTMLElement>("[data-card]:not([inert] *)")];
  const noted = (event: FocusEvent) => {
    last = cards().indexOf(event.target as HTMLElement);
    had = (event.target as HTMLElement).dataset.card;
  };
  const left = (event: FocusEvent) => {
    if (event.relatedTarget) last = -1;
  };
  list.addEventListener("focusin", noted);
  list.addEventListener("focusout", left);
  return {
    update() {
      requestAnimationFrame(() => {
        const lost = document.activeElement === document.body || document.activeElement === null;
        const leaving = document.activeElement?.closest("[inert]");
        if (last < 0 || !(lost || leaving)) return;
        const now = cards();
        const same = now.find(({ dataset }) => dataset.card === had);
        (same ?? now[Math.min(last, now.length - 1)])?.focus();
      });
    },
    destroy() {
      list.removeEventListener("focusin", noted);
      list.removeEventListener("focusout", left);
    },
  };
}

/** Where who plays by keyboard begins: at the first card of one's own, else the first there is. */
export function firstCard(): HTMLElement | null {
  return document.querySelector("[data-own]") ?? document.querySelector("[data-card]");
}

/** What had the focus is gone: back to the cards, unless it has gone elsewhere by then. */
export function backToCards() {
  requestAnimationFrame(() => {
    const nowhere = document.activeElement?.matches("body, h1");
    if (!nowhere || document.querySelector("dialog[open]")) return;
    firstCard()?.focus();
  });
}

/** The card that an arrow key leads to, from the one that has the focus; the hands in their order on the page. */
export function neighbour(from: HTMLElement, key: string): HTMLElement | null {
  const hands = [...document.querySelectorAll<HTMLElement>(".hand")].map((hand) => [
    ...hand.querySelectorAll<HTMLElement>("[data-card]"),
  ]);
  const row = hands.findIndex((cards) => cards.includes(from));
  if (row < 0) return null;
  const at = hands[row]?.indexOf(from) ?? 0;
  if (key === "ArrowLeft") return hands[row]?.[at - 1] ?? null;
  if (key === "ArrowRight") return hands[row]?.[at + 1] ?? null;
  const step = key === "ArrowUp" ? -1 : 1;
  for (let next = row + step; next >= 0 && next < hands.length; next += step) {
    const cards = hands[next] ?? [];
    if (cards.length) return cards[Math.min(at, cards.length - 1)] ?? null;
  }
  return null;
}
