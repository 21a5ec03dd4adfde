import { describe, expect, test } from "vitest";
import { loadCatalogue } from "../l10n/catalogue";
import type { Event } from "../net/model";
import { clueArguments, freshlyTouched, type Line, narrate } from "./narrate";

const NAMES = ["You", "Mai", "Jonas"];
const colours = ["red", "yellow", "green", "blue", "white"];
const variant = {
  id: "normal",
  suits: colours.map((id) => ({ id, order: [1, 2, 3, 4, 5] })),
  colours,
  ranks: [1, 2, 3, 4, 5],
  copies: Array.from({ length: 25 }, () => 2),
};

function lines(...events: Event[]): Line[] {
  const log = events.map((event, seq) => ({ seq, events: [event] }));
  return narrate(log, { variant }, 0, (seat) => NAMES[seat] ?? "");
}

function clue(more: Partial<Extract<Event, { type: "clue" }>> = {}): Event {
  const marks = [5, 6, 7, 8, 9].map((card) => [card, 1, 0, 0]) as unknown as never[][];
  const base = {
    type: "clue",
    seat: 0,
    target: 1,
    kind: "colour",
    value: 0,
    clue_tokens: 7,
  } as const;
  return { ...base, touched: [9, 6], marks, ...more };
}

describe("the log", () => {
  test("says who asks for something, oneself or somebody else", () => {
    const asked: Event[] = [
      { type: "proposed", kind: "end", name: "Bo", user: "b" },
      { type: "answered", name: "Mai", yes: true, user: "m" },
    ];
    const log = asked.map((event, seq) => ({ seq, events: [event] }));
    const told = (user: string | null) =>
      narrate(log, null, 0, String, user).map(({ args }) => args.by);
    expect(told("b")).toEqual(["you", "other"]);
    expect(told("m")).toEqual(["other", "you"]);
    expect(told(null)).toEqual(["other", "other"]);
  });
  test("counts places from the left, the newest card first", () => {
    expect(lines(clue())[0]?.slots).toEqual([1, 4]);
  });
  test("follows a hand that its owner laid otherwise", () => {
    const laid: Event = { type: "reordered", seat: 1, cards: [6, 9, 8, 7, 5] };
    expect(lines(laid, clue())[0]?.slots).toEqual([1, 2]);
  });
  test("knows whom it concerns", () => {
    expect(lines(clue())[0]).toMatchObject({ own: false, args: { by: "you", to: "other" } });
    expect(lines(clue({ seat: 1, target: 0 }))[0]).toMatchObject({
      own: true,
      args: { to: "you" },
    });
  });
  test("says that what was proposed about a turn lapses with the next one", () => {
    const turn = (number: number): Event => ({ type: "turn", seat: 1, turn: number });
    const asked = (kind: "undo" | "end"): Event => ({ type: "proposed", kind, name: "Mai" });
    const yes: Event = { type: "answered", name: "Mai", yes: true };
    const no: Event = { ...yes, yes: false };
    const lapses = (...events: Event[]) =>
      lines(...events).filter(({ id }) => id === "log-lapsed").length;
    expect(lapses(asked("undo"), yes, turn(4), turn(5))).toBe(1);
    expect(lapses(asked("undo"), no, turn(4))).toBe(0);
    expect(lapses(asked("undo"), yes, { type: "undone", turn: 2 }, turn(2))).toBe(0);
    expect(lapses(asked("end"), turn(4))).toBe(0);
  });
  test("an undo is asked for with the turn and whose it was", () => {
    const asked: Event = { type: "proposed", kind: "undo", name: "Mai", seat: 1, turn: 11 };
    expect(lines(asked)[0]).toMatchObject({ id: "log-proposed", args: { turn: 12, seat: "Mai" } });
  });
  test("a clue stays fresh until its receiver has moved", () => {
    const turn = (seat: number, number: number): Event => ({ type: "turn", seat, turn: number });
    const told = [turn(1, 0), clue({ seat: 1, target: 0 }), turn(0, 1)];
    const log = (events: Event[]) => events.map((event, seq) => ({ seq, events: [event] }));
    expect([...freshlyTouched(log(told), 0, 0)]).toEqual([9, 6]);
    expect([...freshlyTouched(log([...told, turn(1, 2)]), 0, 1)]).toEqual([]);
  });
});

describe("clues in words", () => {
  const say = async (locale: string, kind: string, value: number, slots: string, count: number) => {
    const catalogue = await loadCatalogue(locale);
    const args = clueArguments(kind, colours[value] ?? "", value, count);
    return catalogue.text("table-clue-says", { ...args, slots });
  };
  test("English", async () => {
    expect(await say("en", "colour", 0, "1st and 4th", 2)).toBe("Your 1st and 4th cards are red.");
    expect(await say("en", "rank", 5, "2nd", 1)).toBe("Your 2nd card is a 5.");
    expect(await say("en", "colour", 3, "", 0)).toBe("You have no blue.");
  });
  test("Russian agrees", async () => {
    expect(await say("ru", "colour", 0, "1-я и 4-я", 2)).toBe("Ваши 1-я и 4-я карты — красные.");
    expect(await say("ru", "rank", 3, "2-я", 1)).toBe("Ваша 2-я карта — тройка.");
    expect(await say("ru", "colour", 3, "", 0)).toBe("У вас нет синих карт.");
  });
  test("Japanese", async () => {
    expect(await say("ja", "rank", 1, "1番目、4番目", 2)).toBe("1番目、4番目のカードは1です。");
  });
});
