import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "virtual:catalogues";
const ONE = "virtual:catalogue/";
const ID = /^[a-z][\w-]*(?= *=)/gm;
/** For translators, not for browsers. */
const COMMENT = /^#.*\n/gm;
/** What only the terminal says. */
const LEFT_OUT = "terminal.ftl";

/**
 * The Fluent catalogues as modules: one per language, fetched when it is chosen, and a list of them. One request per language,
 * and the source language need not be fetched to fall back on where another has every message.
 *
 * @param {{ folder: string, source: string }} options
 */
export function catalogues({ folder, source }) {
  const files = (/** @type {string} */ locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith(".ftl") && name !== LEFT_OUT)
      .sort()
      .map((name) => join(folder, locale, name));
  const text = (/** @type {string} */ locale) =>
    files(locale)
      .map((file) => readFileSync(file, "utf8").replace(COMMENT, ""))
      .join("\n");
  const ids = (/** @type {string} */ locale) => new Set(text(locale).match(ID));

  function list() {
    const locales = readdirSync(folder).sort();
    const wanted = ids(source);
    const rows = locales.map((locale) => {
      const complete = isSubset(wanted, ids(locale));
      const load = `() => import(${JSON.stringify(ONE + locale)})`;
      return `${JSON.stringify(locale)}: { complete: ${complete}, load: ${load} }`;
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
      const locale = id.slice(ONE.length + 1);
      for (const file of files(locale)) this.addWatchFile(file);
      return `export default ${JSON.stringify(text(locale))};`;
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
