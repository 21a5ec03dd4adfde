import { describe, expect, test } from "vitest";
import { tableOf } from "./launch";

describe("the table that was meant", () => {
  test.each([
    ["https://play.example/t/kQ8x_z-Lm2", "kQ8x_z-Lm2"],
    ["  /t/kQ8x_z-Lm2?lang=ja#x ", "kQ8x_z-Lm2"],
    ["kQ8x_z-Lm2", "kQ8x_z-Lm2"],
  ])("%j", (written, id) => {
    expect(tableOf(written)).toBe(id);
  });
  test.each(["", "  ", "hello there", "https://play.example/rules", "/t/%E0%A4%A", "x"])(
    "not %j",
    (written) => {
      expect(tableOf(written)).toBeUndefined();
    },
  );
});
