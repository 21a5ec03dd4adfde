import { describe, expect, test } from "vitest";
import { glow, KINDS, place, sparks } from "./fireworks";

describe.each(KINDS)("a %s burst", (kind) => {
  test("fills its circle and no more", () => {
    const reach = sparks(kind).map(({ x, y }) => Math.hypot(x, y));
    expect(Math.max(...reach)).toBeGreaterThan(0.85);
    expect(Math.max(...reach)).toBeLessThanOrEqual(1.001);
  });
  test("begins in the middle and sinks at the end", () => {
    for (const spark of sparks(kind)) {
      expect(place(spark, 0).x).toBeCloseTo(0);
      expect(place(spark, 1).y).toBeCloseTo(spark.y + spark.weight);
    }
  });
});

test("a spark is dark before and after its life", () => {
  expect([glow(-0.1), glow(1), glow(2)]).toEqual([0, 0, 0]);
  expect(glow(0.12)).toBe(1);
});
