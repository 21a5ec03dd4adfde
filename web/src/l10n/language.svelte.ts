import type { FluentVariable } from "@fluent/bundle";
import { recall, remember } from "../design/storage";
import {
  type Catalogue,
  LOCALES,
  loadCatalogue,
  ownName,
  type Part,
  PSEUDO,
  regional,
  wantedLocale,
} from "./catalogue";

const KEY = "tamaya.language";

/** The language of the page: the address's, else the one chosen before, else the browser's. */
class Language {
  private catalogue = $state.raw<Catalogue>();
  /** What the pages seen so far have needed besides. */
  private readonly parts = new Set<Part>();

  get locale(): string {
    return this.catalogue?.locale ?? "en";
  }

  /** How days and numbers are written: as where the browser's reader lives, if they read that language there. */
  get region(): string {
    return regional(this.locale, navigator.languages);
  }

  get texts(): Catalogue | undefined {
    return this.catalogue;
  }

  async start() {
    const stored = recall(KEY);
    const wishes = stored ? [stored, ...navigator.languages] : navigator.languages;
    await this.show(stored === PSEUDO ? PSEUDO : wantedLocale(location.search, wishes));
  }

  async choose(locale: string) {
    remember(KEY, locale);
    await this.show(locale);
  }

  /** Resolves when the words are there that only some pages need. */
  async need(part: Part) {
    this.parts.add(part);
    await this.catalogue?.need(part);
  }

  private async show(locale: string) {
    const catalogue = await loadCatalogue(locale);
    await Promise.all([...this.parts].map((part) => catalogue.need(part)));
    this.catalogue = catalogue;
    document.documentElement.lang = locale;
  }
}

export const language = new Language();

/** A page together with the words that only pages like it need. */
export async function worded<Page>(page: Promise<Page>, part: Part): Promise<Page> {
  const [loaded] = await Promise.all([page, language.need(part)]);
  return loaded;
}

/** What the server calls whoever has chosen no name, or has gone for good. */
const UNNAMED = /^(?:Guest (\d{3})|Anonymous)$/;
/** The arguments of messages that are people's names. */
const NAMES = ["name", "target", "giver", "from", "seat", "old"];

/** A message of the catalogues in the page's language; follows the language when it changes. */
export function text(id: string, args: Record<string, FluentVariable> = {}): string {
  const named = NAMES.flatMap((key) => {
    const name = args[key];
    return typeof name === "string" && UNNAMED.test(name) ? [[key, shown(name)]] : [];
  });
  return language.texts?.text(id, { ...args, ...Object.fromEntries(named) }) ?? "";
}

/** Somebody's name where it stands by itself; for whoever has none, the language's word for such people. */
export function shown(name: string): string {
  const found = UNNAMED.exec(name);
  if (!found) return name;
  return found[1] ? text("common-guest", { number: found[1] }) : text("common-anonymous");
}

/** Whether any catalogue has that message. */
export function has(id: string): boolean {
  return language.texts?.has(id) ?? false;
}

/** The languages to choose from, each under its own name. */
export function choices(): { locale: string; name: string }[] {
  const named = LOCALES.map((locale) => ({ locale, name: ownName(locale) }));
  return import.meta.env.DEV ? [...named, { locale: PSEUDO, name: "[Þšéûðô]" }] : named;
}
