/** Which page the address names. Links are plain `<a href>`: see `follow`. */
export type Place =
  | { page: "start" }
  | { page: "table"; id: string }
  | { page: "rules" }
  | { page: "account" }
  | { page: "admin" }
  | { page: "learn" }
  | { page: "daily" }
  | { page: "game"; id: string }
  | { page: "game-at"; table: string; number: number }
  | { page: "bring" }
  | { page: "history" }
  | { page: "person"; user: string }
  | { page: "design" }
  | { page: "nowhere" };

export function placeOf(path: string): Place {
  try {
    return placeIn(path.split("/").filter(Boolean).map(decodeURIComponent));
  } catch {
    // Somebody's typing, or half a link: what isn't an address leads nowhere.
    return { page: "nowhere" };
  }
}

function placeIn([first, second, ...more]: string[]): Place {
  if (!first) return { page: "start" };
  if (first === "t" && second && !more.length) return { page: "table", id: second };
  if (first === "g" && second && !more.length) return { page: "game", id: second };
  if (
    first === "t" &&
    second &&
    more[0] === "g" &&
    more.length === 2 &&
    /^\d{1,6}$/.test(more[1] ?? "")
  )
    return { page: "game-at", table: second, number: Number(more[1]) };
  if (first === "replay" && !second) return { page: "bring" };
  if (first === "history" && !second) return { page: "history" };
  if (first === "rules" && !second) return { page: "rules" };
  if ((first === "account" || first === "admin") && !second) return { page: first };
  if (first === "daily" && !second) return { page: "daily" };
  if (first === "learn" && !second) return { page: "learn" };
  if (first === "p" && second && !more.length) return { page: "person", user: second };
  if (first === "design" && !second) return { page: "design" };
  return { page: "nowhere" };
}

/** Of an entry of the history that is there to be gone back from: something lies over the page. */
const OVER = { over: true };

class Router {
  path = $state(location.pathname);
  place = $derived(placeOf(this.path));
  /** What lies over the page, the topmost last: how each is closed. */
  private readonly layers: (() => void)[] = [];
  /** On the way back from an entry over which nothing lies any more, which takes a moment; and where to go then. */
  private leaving = false;
  private next: (() => void) | null = null;

  constructor() {
    addEventListener("popstate", () => {
      if (this.leaving) {
        this.left();
        return;
      }
      const close = this.layers.pop();
      if (this.layers.length) history.pushState(OVER, "");
      if (close) close();
      else this.path = location.pathname;
    });
  }

  private left() {
    this.leaving = false;
    const { next } = this;
    this.next = null;
    // Something came to lie over the page meanwhile.
    if (this.layers.length && !isOver()) history.pushState(OVER, "");
    next?.();
  }

  /** Something lies over the page from now on, and Back closes it first; returns what to call when it has gone otherwise. */
  cover(close: () => void): () => void {
    if (!isOver()) history.pushState(OVER, "");
    this.layers.push(close);
    return () => {
      const at = this.layers.indexOf(close);
      if (at < 0) return;
      this.layers.splice(at, 1);
      // Unless another one comes in its place.
      setTimeout(() => {
        if (this.layers.length || this.leaving || !isOver()) return;
        this.leaving = true;
        history.back();
      });
    };
  }

  go(href: string, { replace = false } = {}) {
    if (this.leaving) {
      this.next = () => this.go(href, { replace });
      return;
    }
    // What lay over the page is left behind with it.
    if (replace || isOver()) history.replaceState(null, "", href);
    else history.pushState(null, "", href);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  /** Takes a click on a link of ours, unless it was meant for another tab. */
  follow = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.hash) return;
    if (placeOf(link.pathname).page === "nowhere") return;
    event.preventDefault();
    this.go(link.href);
  };
}

/** Seconds that a page may take to come; until then whoever is on the way does nothing else. */
const COMES = 10;

/** Puts the focus on the heading of the page that comes, unless it has gone elsewhere by then; returns how to give that up. */
export function arriving(): () => void {
  const until = performance.now() + 1000 * COMES;
  let frame = requestAnimationFrame(look);
  function look() {
    if (document.activeElement !== document.body || performance.now() > until) return;
    const heading = document.querySelector<HTMLElement>("main h1");
    if (!heading) {
      frame = requestAnimationFrame(look);
      return;
    }
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return () => cancelAnimationFrame(frame);
}

function isOver(): boolean {
  return (history.state as Partial<typeof OVER> | null)?.over === true;
}

export const router = new Router();
