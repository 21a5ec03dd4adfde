import { recall, remember } from "../design/storage";

const RELOADED = "tamaya.reloaded";
/** A page that has just been loaded anew isn't loaded anew again: the reason is another. */
const ONCE = 10_000;

/** Whether the server can be reached, as far as the last that was asked of it says. */
class Reach {
  lost = $state(false);
  /** A part of the page itself couldn't be fetched. */
  missing = $state(false);
  /** Parts on their way that nobody has asked for yet. */
  private early = 0;

  /** Listens for what the browser says of the connection; called once, where the client starts. */
  watch() {
    addEventListener("vite:preloadError", () => {
      if (!this.early) void this.miss();
    });
    addEventListener("online", () => {
      if (this.missing) location.reload();
      else void this.answers();
    });
    addEventListener("offline", () => {
      this.lost = true;
    });
  }

  /** Fetches a part of the page before it is wanted; that it can't be had is said when it is. */
  async fetchEarly(part: () => Promise<unknown>) {
    this.early += 1;
    await part().catch(() => undefined);
    this.early -= 1;
  }

  heard() {
    this.lost = false;
  }

  failed() {
    this.lost = true;
  }

  /** Everything of this page anew, if there is a connection again. */
  async again() {
    if (await this.answers()) location.reload();
  }

  /** Asks the server for something small. */
  async answers(): Promise<boolean> {
    const answer = await fetch("/favicon.svg", { cache: "no-store" }).catch(() => undefined);
    this.lost = !answer?.ok;
    return !this.lost;
  }

  /** A part is gone because a newer build has replaced it, which a reload mends; or because there is no connection. */
  private async miss() {
    const again = Date.now() - Number(recall(RELOADED) ?? 0) < ONCE;
    if (!again && (await this.answers())) {
      remember(RELOADED, String(Date.now()));
      location.reload();
      return;
    }
    this.lost = true;
    this.missing = true;
  }
}

export const reach = new Reach();
