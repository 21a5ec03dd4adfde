import { describe, expect, test } from "vitest";
import { LOCALES, loadCatalogue, PSEUDO, wantedLocale } from "./catalogue";
import { pseudo } from "./pseudo";

describe("which language is shown", () => {
  test("the address wins over the browser", () => {
    expect(wantedLocale("?lang=ru", ["ja"])).toBe("ru");
  });
  test("the browser's first language that has a catalogue", () => {
    expect(wantedLocale("", ["eo", "ja-JP", "en"])).toBe("ja");
  });
  test("English if there is none", () => {
    expect(wantedLocale("", ["eo"])).toBe("en");
  });
  test("a wish that is no language is passed over", () => {
    expect(wantedLocale("?lang=%21%21", ["ru"])).toBe("ru");
  });
});

describe("every catalogue", () => {
  test.each([...LOCALES, PSEUDO])("%s has the tagline", async (locale) => {
    const catalogue = await loadCatalogue(locale);
    expect(catalogue.text("app-tagline")).not.toBe("app-tagline");
  });
  test("numbers and colours agree in Russian", async () => {
    const catalogue = await loadCatalogue("ru");
    expect(catalogue.text("start-play-about", { bots: 3 })).toContain("бота");
    expect(catalogue.text("suit-card", { suit: "red", rank: 3 })).toBe("красная 3");
  });
  test("a text that nobody has shows its id", async () => {
    const catalogue = await loadCatalogue("ja");
    expect(catalogue.text("no-such-text")).toBe("no-such-text");
  });
});

test("the pseudo-locale is 40 % longer and has no plain letter left", () => {
  const text = "Give a clue to your partner, or discard the oldest card.";
  const made = pseudo(text);
  expect(made.length / text.length).toBeCloseTo(1.4, 1);
  expect(made).not.toMatch(/[A-PR-WYZa-pr-wyz]/);
});
