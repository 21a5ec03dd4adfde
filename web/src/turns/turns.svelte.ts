import { call } from "../pages/api";
import type { MyTable, MyTables } from "../wire";
import { Mark } from "./mark";

const EVERY = 30_000;
/** Milliseconds: how often a page asks that nobody sees, so that its title can call whoever is elsewhere. */
const UNSEEN = 60_000;

/** The visitor's tables: every page says where it is their turn. */
class Turns {
  tables = $state.raw<MyTable[]>([]);
  /** When they were heard of, by the page's stopwatch. */
  heard = 0;
  mine = $derived(this.tables.filter(({ my_turn }) => my_turn));
  private lookers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly mark = new Mark();

  /** Keeps the list fresh until what it returns is called. */
  watch(): () => void {
    this.lookers += 1;
    if (this.lookers === 1) {
      this.timer = setInterval(() => this.refresh(), EVERY);
      document.addEventListener("visibilitychange", this.refresh);
    }
    this.refresh();
    return () => {
      this.lookers -= 1;
      if (this.lookers) return;
      clearInterval(this.timer);
      document.removeEventListener("visibilitychange", this.refresh);
      this.mark.set(false);
    };
  }

  refresh = () => {
    if (document.visibilityState === "hidden" && performance.now() - this.heard < UNSEEN) return;
    call<MyTables>("GET", "/api/me/tables").then(
      ({ tables }) => {
        const more =
          this.heard > 0 && tables.filter(({ my_turn }) => my_turn).length > this.mine.length;
        this.tables = tables;
        this.mark.set(this.lookers > 0 && this.mine.length > 0);
        // The sounds come with the table; elsewhere only for whom a turn has come.
        if (more && this.lookers)
          void import("../sound/sounds.svelte").then(({ sound }) => sound([], true));
        this.heard = performance.now();
      },
      () => {
        // Offline: what is known stays, and the next round tries again.
      },
    );
  };
}

export const turns = new Turns();
