import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LOCALES, PSEUDO, SOURCE } from "./catalogue";
import { pseudo } from "./pseudo";

const FILES = import.meta.glob<string>("../../../src/tamaya/l10n/locales/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const COUNTS = [0, 1, 2, 5, 11, 21];

interface Read {
  bundle: FluentBundle;
  ids: string[];
  /** Every argument of the catalogue, with the ids that selections tell apart. */
  values: Map<string, Set<string>>;
}

function read(locale: string): Read {
  const made = locale === PSEUDO ? { transform: pseudo } : {};
  const source = locale === PSEUDO ? SOURCE : locale;
  const bundle = new FluentBundle(source, { useIsolating: false, ...made });
  const ids: string[] = [];
  const values = new Map<string, Set<string>>();
  for (const [path, file] of Object.entries(FILES)) {
    if (!path.includes(`/${source}/`)) continue;
    const resource = new FluentResource(file);
    expect(bundle.addResource(resource)).toEqual([]);
    for (const entry of resource.body) {
      if (!entry.id.startsWith("-")) ids.push(entry.id);
      gather(entry, values);
    }
  }
  return { bundle, ids, values };
}

/** Walks whatever the parser made of a message. */
function gather(node: unknown, values: Map<string, Set<string>>) {
  if (typeof node !== "object" || node === null) return;
  const { type, name, selector, variants } = node as Record<string, unknown>;
  if (type === "var") values.set(String(name), values.get(String(name)) ?? new Set());
  if (type === "select") {
    gather(selector, values);
    const told = values.get(String((selector as { name?: string }).name));
    for (const { key } of variants as { key: { value: unknown } }[]) told?.add(String(key.value));
  }
  for (const child of Object.values(node)) gather(child, values);
}

function say({ bundle }: Read, id: string, args: Record<string, FluentVariable>) {
  const errors: Error[] = [];
  const pattern = bundle.getMessage(id)?.value;
  const said = pattern ? bundle.formatPattern(pattern, args, errors) : "";
  return { said, errors };
}

describe.each([...LOCALES, PSEUDO])("%s", (locale) => {
  test("says every message without an error", () => {
    const texts = read(locale);
    const most = Math.max(...[...texts.values.values()].map((told) => told.size));
    for (let round = 0; round < Math.max(most, COUNTS.length); round += 1) {
      const count = COUNTS[round % COUNTS.length] ?? 0;
      const args = Object.fromEntries(
        [...texts.values].map(([name, told]) => {
          const id = [...told][round % Math.max(told.size, 1)];
          const counts = !id || /^(\d+|zero|one|two|few|many|other)$/.test(id);
          return [name, counts ? count : id];
        }),
      );
      for (const id of texts.ids) {
        const { said, errors } = say(texts, id, args);
        expect(errors, id).toEqual([]);
        expect(said.trim(), id).not.toBe("");
      }
    }
  });
});

test("the pseudo-locale covers every message", () => {
  const plain = read(SOURCE);
  const made = read(PSEUDO);
  const args = Object.fromEntries([...plain.values.keys()].map((name) => [name, 3]));
  for (const id of plain.ids) {
    const before = say(plain, id, args).said;
    const after = say(made, id, args).said;
    if (!/[a-z]/i.test(before)) continue;
    expect(after, id).not.toMatch(/[b-df-hj-np-prstvwyz]/i);
    expect(after.length, id).toBeGreaterThan(before.length);
  }
});
