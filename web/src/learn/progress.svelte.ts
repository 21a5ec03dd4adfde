import { recall, remember } from "../design/storage";

export const LESSONS = "tamaya-lessons";

/** Which lessons and puzzles the visitor has finished; guests, in this browser. */
class Progress {
  private finished = $state.raw<ReadonlySet<string>>(ids(recall(LESSONS) ?? "[]"));

  has(id: string): boolean {
    return this.finished.has(id);
  }

  finish(id: string) {
    this.add([id]);
  }

  /** What was finished on another device, too. */
  adopt(kept: string) {
    this.add(ids(kept));
  }

  private add(fresh: Iterable<string>) {
    const all = new Set([...this.finished, ...fresh]);
    if (all.size === this.finished.size) return;
    this.finished = all;
    remember(LESSONS, JSON.stringify([...all]));
  }
}

function ids(text: string): Set<string> {
  try {
    const kept: unknown = JSON.parse(text);
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export const progress = new Progress();
