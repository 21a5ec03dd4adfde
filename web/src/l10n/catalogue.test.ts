import { describe, expect, test } from "vitest";
import { Bundle } from "./bundle";
import { LOCALES, loadCatalogue, ownName, PSEUDO, regional, wantedLocale } from "./catalogue";
import { pseudo } from "./pseudo";

describe("which language is shown", () => {
  test("the address wins over the browser", () => {
    expect(wantedLocale("?lang=ru", ["ja"])).toBe("ru");
  });
  test("the browser's first language that has a catalogue", () => {
    expect(wantedLocale("", ["eo", "ja-JP", "en"])).toBe("ja");
  });
  test.each([
    ["zh-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-Hant-MO", "zh-Hant"],
    ["de-AT", "de"],
    ["fr-CA", "fr"],
    ["vi-VN", "vi"],
  ])("%s is %s", (wish, locale) => {
    expect(wantedLocale("", ["eo", wish])).toBe(locale);
  });
  test("simplified characters are another way of writing", () => {
    expect(wantedLocale("", ["zh-CN", "fr"])).toBe("fr");
  });
  test("English if there is none", () => {
    expect(wantedLocale("", ["eo"])).toBe("en");
  });
  test("a wish that is no language is passed over", () => {
    expect(wantedLocale("?lang=%21%21", ["ru"])).toBe("ru");
  });
});

describe("days are written", () => {
  const day = (locale: string, ...wishes: string[]) =>
    new Date("2026-12-24T12:00Z").toLocaleDateString(regional(locale, wishes), {
      dateStyle: "short",
    });
  test("as where the reader of the language lives", () => {
    expect(day("en", "de-DE", "en", "en-GB")).toBe("24/12/2026");
    expect(day("en", "en-US")).toBe("12/24/26");
    expect(day("zh-Hant", "zh-CN", "zh-HK")).toBe("24/12/2026");
  });
  test("as the language does for whoever reads another", () => {
    expect(day("de", "en-GB")).toBe("24.12.26");
    expect(day("fr", "*", "fr")).toBe("24/12/2026");
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
  test.each([
    ["ja", "1番目、4番目のカードは緑です。"],
    ["ru", "Ваши 1-\u2060я и 4-\u2060я карты — зелёные."],
    ["zh-Hant", "你的第1和第4張牌是綠色。"],
    ["vi", "Các lá thứ nhất và thứ tư của bạn đều màu lục."],
    ["fr", "Tes 1re et 4e cartes sont vertes."],
    ["de", "Deine 1. und 4. Karte sind grün."],
  ])("places and colours agree in %s", async (locale, said) => {
    const catalogue = await loadCatalogue(locale);
    const places = [1, 4].map((slot) => catalogue.text("table-ordinal", { slot }));
    const slots = new Intl.ListFormat(locale, { type: "conjunction" }).format(places);
    const clue = { kind: "colour", colour: "green", rank: 0, count: 2, slots };
    expect(catalogue.text("table-clue-says", clue)).toBe(said);
  });
  test("words that only some pages need come when they are needed", async () => {
    const catalogue = await loadCatalogue("fr");
    expect(catalogue.has("learn-title")).toBe(false);
    await Promise.all([catalogue.need("learn"), catalogue.need("learn"), catalogue.need("rules")]);
    expect(catalogue.has("learn-title")).toBe(true);
  });
  test("a text that nobody has shows its id", async () => {
    const catalogue = await loadCatalogue("ja");
    expect(catalogue.text("no-such-text")).toBe("no-such-text");
  });
});

test("each language is called as it calls itself", () => {
  expect(["en", "fr", "ja", "ru", "zh-Hant"].map(ownName)).toEqual([
    "English",
    "Français",
    "日本語",
    "Русский",
    "繁體中文",
  ]);
});

test("a message is read when it is asked for, with what it takes from others", () => {
  const bundle = new Bundle("en", { useIsolating: false });
  const first =
    "-name = Tamaya\ntitle = { -name }, {\n    open.now }!\nopen =\n    .now = come\n    in";
  bundle.take({
    default: `${first}\ncount = { $n ->\n    [one] a card\n   *[other] cards = two\n}\n`,
  });
  const said = (id: string) => bundle.formatPattern(bundle.getMessage(id)?.value ?? "", { n: 2 });
  expect(["title", "count", "none"].map((id) => bundle.hasMessage(id))).toEqual([
    true,
    true,
    false,
  ]);
  expect(["title", "count", "none"].map(said)).toEqual(["Tamaya, come\nin!", "cards = two", ""]);
});

test("the pseudo-locale is 40 % longer and has no plain letter left", () => {
  const text = "Give a clue to your partner, or discard the oldest card.";
  const made = pseudo(text);
  expect(made.length / text.length).toBeCloseTo(1.4, 1);
  expect(made).not.toMatch(/[A-PR-WYZa-pr-wyz]/);
});
