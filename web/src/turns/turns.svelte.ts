import { call } from "../pages/api";
import type { MyTable, MyTables } from "../wire";

const EVERY = 30_000;

/** The visitor's tables, asked for while somebody looks: on every page it says where it is their turn. */
class Turns {
  tables = $state.raw<MyTable[]>([]);
  /** When they were heard of, by the page's stopwatch. */
  heard = 0;
  mine = $derived(this.tables.filter(({ my_turn }) => my_turn));
  private lookers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

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
    };
  }

  refresh = () => {
    if (document.visibilityState === "hidden") return;
    call<MyTables>("GET", "/api/me/tables").then(
      ({ tables }) => {
        this.tables = tables;
        this.heard = performance.now();
      },
      () => {
        // Offline: what is known stays, and the next round tries again.
      },
    );
  };
}

export const turns = new Turns();
