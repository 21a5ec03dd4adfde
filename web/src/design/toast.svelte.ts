import type { FluentVariable } from "@fluent/bundle";

export interface Toast {
  key: number;
  kind: "error" | "info";
  /** Id of a message in the catalogues. */
  id: string;
  args?: Record<string, FluentVariable>;
}

const LASTS = 6000;
const MOST = 3;
let next = 0;

/** The lines at the foot of the page. */
class Toasts {
  list = $state<Toast[]>([]);

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

  private add(kind: Toast["kind"], id: string, args?: Record<string, FluentVariable>) {
    const key = next++;
    const others = this.list.filter((toast) => toast.id !== id);
    this.list = [...others, { key, kind, id, ...(args && { args }) }].slice(-MOST);
    setTimeout(() => this.dismiss(key), LASTS);
  }
}

export const toasts = new Toasts();
