import { expect, test } from "vitest";
import { LOCALES, loadCatalogue } from "../../l10n/catalogue";
import { idsOf, SECTIONS } from "./content";

async function rules(locale: string) {
  const catalogue = await loadCatalogue(locale);
  await catalogue.need("rules");
  return catalogue;
}

test.each([...LOCALES])("%s has every paragraph of the rules", async (locale) => {
  const catalogue = await rules(locale);
  for (const id of idsOf(SECTIONS)) expect(catalogue.text(id), id).not.toBe(id);
});

test("stars come in pairs", async () => {
  for (const locale of LOCALES) {
    const catalogue = await rules(locale);
    for (const id of idsOf(SECTIONS)) {
      expect(catalogue.text(id).split("*").length % 2, `${locale} ${id}`).toBe(1);
    }
  }
});

test("no anchor twice", () => {
  const anchors = SECTIONS.map(({ id }) => id);
  expect(new Set(anchors).size).toBe(anchors.length);
});
