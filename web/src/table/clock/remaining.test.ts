import { expect, test } from "vitest";
import { figures, passed, remaining } from "./remaining";

const clock = { left: [5000, 90_000], running: 0, out: false, heard: 1000 };

test("only the running time runs, and never below nothing", () => {
  expect(remaining(clock, 0, 3500)).toBe(2500);
  expect(remaining(clock, 0, 60_000)).toBe(0);
  expect(remaining(clock, 1, 60_000)).toBe(90_000);
  expect(remaining({ ...clock, running: null }, 0, 60_000)).toBe(5000);
  expect(remaining(clock, 0, 0)).toBe(5000);
});

test("time in figures", () => {
  expect(figures(0).digits).toBe("0:00");
  expect(figures(1).digits).toBe("0:01");
  expect(figures(299_000).digits).toBe("4:59");
  expect(figures(3_909_000).digits).toBe("1:05:09");
  expect(figures(2.5 * 86_400_000)).toEqual({ days: 2, hours: 12, digits: "" });
});

test("what is left is told at a minute, half of one, and ten seconds", () => {
  expect(passed(60_200, 59_900)).toBe(60);
  expect(passed(30_100, 30_000)).toBe(30);
  expect(passed(10_050, 9_800)).toBe(10);
  expect(passed(9_800, 9_600)).toBeNull();
  expect(passed(9_800, 0)).toBeNull();
});
