import { recall, remember } from "../design/storage";

const KEY = "tamaya-lessons";

/** Which lessons and puzzles this browser's visitor has finished. */
class Progress {
  private finished = $state.raw<ReadonlySet<string>>(read());

  has(id: string): boolean {
    return this.finished.has(id);
  }

  finish(id: string) {
    if (this.finished.has(id)) return;
    this.finished = new Set([...this.finished, id]);
    remember(KEY, JSON.stringify([...this.finished]));
  }
}

function read(): Set<string> {
  try {
    const kept: unknown = JSON.parse(recall(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : []);
  } catch {
    return new Set();
  }
}

export const progress = new Progress();
