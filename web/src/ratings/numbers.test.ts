import { expect, test } from "vitest";
import { change, rating, scale } from "./numbers";

test("ratings in the language's way, changes with a sign", () => {
  expect(rating(150_050, "en")).toBe("1500.50");
  expect(rating(150_050, "de")).toBe("1500,50");
  expect(change(1250, "en")).toBe("+12.50");
  expect(change(-3, "en")).toBe("−0.03");
});

test("a graph's scales have round numbers around what is shown", () => {
  const { x, y, ticks } = scale([150_000, 151_600, 148_800], 200, 100);
  expect([x(0), x(2)]).toEqual([0, 200]);
  expect(ticks[0]).toBeLessThanOrEqual(1488);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(1516);
  expect(y((ticks[0] ?? 0) * 100)).toBe(100);
  expect(y((ticks.at(-1) ?? 0) * 100)).toBe(0);
  expect(scale([150_000], 200, 100).x(0)).toBe(100);
});
