import catalogues, { type Part } from "virtual:catalogues";
import type { FluentVariable } from "@fluent/bundle";
import { Bundle } from "./bundle";

export type { Part };

/** The language whose catalogue is complete; the others fall back to it. */
export const SOURCE = "en";
/** English made 40 % longer and accented, to find clipped and forgotten texts. */
export const PSEUDO = "en-XA";

/** Every language that has a catalogue, the source language first. */
export const LOCALES: readonly string[] = [
  SOURCE,
  ...Object.keys(catalogues).filter((locale) => locale !== SOURCE),
];

/** What a language that has a catalogue calls itself. */
export function ownName(locale: string): string {
  return catalogues[locale]?.name ?? locale;
}

/** The texts of one language. */
export class Catalogue {
  private readonly parts = new Map<Part, Promise<unknown>>();

  constructor(
    readonly locale: string,
    private readonly bundles: readonly Bundle[],
  ) {}

  /** Fetches the words that only some pages need. */
  async need(part: Part): Promise<void> {
    const coming = this.parts.get(part) ?? Promise.all(this.bundles.map((one) => add(one, part)));
    this.parts.set(part, coming);
    try {
      await coming;
    } catch (problem) {
      this.parts.delete(part);
      throw problem;
    }
  }

  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(id));
  }

  /** The text called `id` (or its attribute, `id.attribute`); the id itself if nobody has it. */
  text(id: string, args?: Record<string, FluentVariable>): string {
    const [name = id, attribute] = id.split(".");
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(name);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) return bundle.formatPattern(pattern, args ?? null, []);
    }
    return id;
  }
}

/** Which language to show: what the address asks for, else the browser's first that we have. */
export function wantedLocale(query: string, preferred: readonly string[]): string {
  const asked = new URLSearchParams(query).get("lang");
  if (asked === PSEUDO) return PSEUDO;
  for (const wish of asked ? [asked, ...preferred] : preferred) {
    const found = matching(wish);
    if (found) return found;
  }
  return SOURCE;
}

function matching(wish: string): string | undefined {
  const wished = writing(wish);
  return wished && LOCALES.find((locale) => catalogues[locale]?.writing === wished);
}

/** The first of the browser's wishes that is that language in some region, en-GB for en; else the language itself. */
export function regional(locale: string, preferred: readonly string[]): string {
  const wished = writing(locale);
  return preferred.find((tag) => writing(tag) === wished && new Intl.Locale(tag).region) ?? locale;
}

/** Language and script of a tag: zh-TW and zh-Hant are the same, zh-CN is not. */
function writing(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    return `${language}-${script}`;
  } catch {
    return undefined;
  }
}

/** Fetches one language, and the source language to fall back on where that one isn't complete. */
export async function loadCatalogue(locale: string): Promise<Catalogue> {
  if (locale === PSEUDO) {
    const { pseudo } = await import("./pseudo");
    return new Catalogue(PSEUDO, [await bundle(SOURCE, pseudo)]);
  }
  const wanted = catalogues[locale]?.complete ? [locale] : [locale, SOURCE];
  return new Catalogue(locale, await Promise.all(wanted.map((name) => bundle(name))));
}

async function bundle(locale: string, transform?: (text: string) => string): Promise<Bundle> {
  const made = new Bundle(locale, { useIsolating: false, ...(transform && { transform }) });
  made.take(await catalogues[locale]?.load());
  return made;
}

async function add(bundle: Bundle, part: Part): Promise<void> {
  const {
    locales: [locale = SOURCE],
  } = bundle;
  bundle.take(await catalogues[locale]?.parts[part]());
}
