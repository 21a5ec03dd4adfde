import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";
const ID = /^[a-z][\w-]*(?= *=)/gm;
/** For translators, not for browsers. */
const COMMENT = /^#.*\n/gm;
/** What only the terminal says. */
const LEFT_OUT = ["cli.ftl", "terminal.ftl"];
/** What only some pages say comes with them: the parts of a catalogue and their files. */
const PARTS = /** @type {Record<string, string[]>} */ ({
  learn: ["learn.ftl"],
  replay: ["insight.ftl", "reasons-hat.ftl", "reasons.ftl", "replay.ftl", "search.ftl"],
  rules: ["rules.ftl"],
});
const NOT_FIRST = new Set([...LEFT_OUT, ...Object.values(PARTS).flat()]);

/**
 * The Fluent catalogues as modules: one per language, fetched when it is chosen, one per part of it that not every page needs, and
 * a list of them. The source language need not be fetched to fall back on where another has every message. What a language calls
 * itself and how it is written stand in the list: to be told so by the browser costs a slow phone a tenth of a second.
 *
 * @param {{ folder: string, source: string }} options
 */
export function catalogues({ folder, source }) {
  const files = (/** @type {string} */ locale, /** @type {string | undefined} */ part) =>
    readdirSync(join(folder, locale))
      .filter((name) =>
        part ? PARTS[part]?.includes(name) : name.endsWith(".ftl") && !NOT_FIRST.has(name),
      )
      .sort()
      .map((name) => join(folder, locale, name));
  const text = (/** @type {string} */ locale, /** @type {string | undefined} */ part) =>
    files(locale, part)
      .map((file) => readFileSync(file, "utf8").replace(COMMENT, ""))
      .join("\n");
  const ids = (/** @type {string} */ locale) =>
    new Set(
      [undefined, ...Object.keys(PARTS)].flatMap((part) => text(locale, part).match(ID) ?? []),
    );

  function list() {
    const locales = readdirSync(folder).sort();
    const wanted = ids(source);
    const rows = locales.map((locale) => {
      const complete = isSubset(wanted, ids(locale));
      const load = (/** @type {string} */ name) => `() => import(${JSON.stringify(ONE + name)})`;
      const parts = Object.keys(PARTS).map((part) => `${part}: ${load(`${locale}/${part}`)}`);
      const about = `name: ${JSON.stringify(ownName(locale))}, writing: ${JSON.stringify(writing(locale))}`;
      return `${JSON.stringify(locale)}: { ${about}, complete: ${complete}, load: ${load(locale)}, parts: { ${parts.join(", ")} } }`;
    });
    return `export default { ${rows.join(", ")} };`;
  }

  return {
    name: "tamaya-catalogues",
    resolveId(/** @type {string} */ id) {
      return id === LIST || id.startsWith(ONE) ? `\0${id}` : undefined;
    },
    /** @this {{ addWatchFile(file: string): void }} @param {string} id */
    load(id) {
      if (id === `\0${LIST}`) return list();
      if (!id.startsWith(`\0${ONE}`)) return undefined;
      const [locale = "", part] = id.slice(ONE.length + 1).split("/");
      for (const file of files(locale, part)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(locale, part))};`;
    },
  };
}

/**
 * @param {Set<string>} some
 * @param {Set<string>} all
 */
function isSubset(some, all) {
  return [...some].every((id) => all.has(id));
}

/** @param {string} locale */
function ownName(locale) {
  const names = new Intl.DisplayNames([locale], { type: "language", fallback: "none" });
  const name = names.of(locale);
  if (!name) throw new Error(`this Node has no name for the language ${locale}`);
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** @param {string} locale */
function writing(locale) {
  const { language, script } = new Intl.Locale(locale).maximize();
  return `${language}-${script}`;
}
