import type { FluentVariable } from "@fluent/bundle";

export interface Toast {
  key: number;
  kind: "error" | "info";
  /** Id of a message in the catalogues. */
  id: string;
  args?: Record<string, FluentVariable>;
}

/** Milliseconds. What has gone well is read at a glance. */
const LASTS = { error: 6000, info: 3000 };
const MOST = 3;
let next = 0;

/** The lines at the foot of the page. */
class Toasts {
  list = $state<Toast[]>([]);
  /** The dialogs that are open, the topmost last: what lies under them is neither touched nor heard, so the lines are said there. */
  private over = $state<string[]>([]);

  /** A dialog is open from now on; returns what to call when it has closed. */
  within(dialog: string): () => void {
    this.over = [...this.over, dialog];
    return () => {
      this.over = this.over.filter((other) => other !== dialog);
    };
  }

  /** What a dialog shows, or the page itself. */
  shownIn(dialog?: string): Toast[] {
    return this.over.at(-1) === dialog ? this.list : [];
  }

  /** A code of the server (`error-…` in the catalogues), in words. */
  error(code: string) {
    this.add("error", `error-${code}`);
  }

  info(id: string, args?: Record<string, FluentVariable>) {
    this.add("info", id, args);
  }

  dismiss(key: number) {
    this.list = this.list.filter((toast) => toast.key !== key);
  }

  /** On another page nobody asks whether the last thing on the one before went well. */
  leave() {
    this.list = this.list.filter(({ kind }) => kind === "error");
  }

  private add(kind: Toast["kind"], id: string, args?: Record<string, FluentVariable>) {
    const key = next++;
    const others = this.list.filter((toast) => toast.id !== id);
    this.list = [...others, { key, kind, id, ...(args && { args }) }].slice(-MOST);
    setTimeout(() => this.dismiss(key), LASTS[kind]);
  }
}

export const toasts = new Toasts();
