import type { FluentVariable } from "@fluent/bundle";
import { recall, remember } from "../design/storage";
import { type Catalogue, LOCALES, loadCatalogue, PSEUDO, wantedLocale } from "./catalogue";

const KEY = "tamaya.language";

/** The language of the page: the address's, else the one chosen before, else the browser's. */
class Language {
  private catalogue = $state.raw<Catalogue>();

  get locale(): string {
    return this.catalogue?.locale ?? "en";
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

  private async show(locale: string) {
    this.catalogue = await loadCatalogue(locale);
    document.documentElement.lang = locale;
  }
}

export const language = new Language();

/** A message of the catalogues in the page's language; follows the language when it changes. */
export function text(id: string, args?: Record<string, FluentVariable>): string {
  return language.texts?.text(id, args) ?? "";
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

function ownName(locale: string): string {
  const name = new Intl.DisplayNames([locale], { type: "language" }).of(locale) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
