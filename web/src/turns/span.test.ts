import { expect, test } from "vitest";
import { spanWords } from "./span";

test("a span in the units that say enough", () => {
  expect(spanWords(3_000)).toEqual({ id: "clock-minutes", args: { minutes: 1 } });
  expect(spanWords(59 * 60_000)).toEqual({ id: "clock-minutes", args: { minutes: 59 } });
  expect(spanWords(95 * 60_000)).toEqual({ id: "clock-hours", args: { hours: 1, minutes: 35 } });
  expect(spanWords(50 * 3_600_000)).toEqual({ id: "clock-days", args: { days: 2, hours: 2 } });
});
