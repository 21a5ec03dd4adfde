import { FluentBundle, FluentResource } from "@fluent/bundle";

/** Where a message or a term begins: at the start of a line, as for Fluent itself. */
const ENTRY = /^(?=-?[a-zA-Z][\w-]* *=)/m;
const ID = /^-?[\w-]+/;
/** What a pattern may take from other messages and terms: `{ -term }`, `{ message.attribute }`. */
const TAKEN = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * A language's messages, each read when somebody first asks for it: a page says a tenth of them, and a slow phone takes a tenth of
 * a second for all.
 */
export class Bundle extends FluentBundle {
  private readonly unread = new Map<string, string>();

  /** Adds the messages of a file. */
  take(file: { default: string } | undefined) {
    for (const entry of file?.default.split(ENTRY) ?? []) {
      const [id] = ID.exec(entry) ?? [];
      if (id) this.unread.set(id, entry);
    }
  }

  override hasMessage(id: string) {
    return this.unread.has(id) || super.hasMessage(id);
  }

  override getMessage(id: string) {
    this.read(id);
    return super.getMessage(id);
  }

  private read(id: string) {
    const entry = this.unread.get(id);
    if (entry === undefined) return;
    this.unread.delete(id);
    this.addResource(new FluentResource(entry));
    for (const [, taken = ""] of entry.matchAll(TAKEN)) this.read(taken);
  }
}
