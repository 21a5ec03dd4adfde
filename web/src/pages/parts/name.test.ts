import { expect, test } from "vitest";
import { excess } from "./name";

test("a name's characters are counted, not their halves", () => {
  const family = "Bà Nội 🎆👨‍👩‍👧‍👦 Nguyễn";
  expect(family.length).toBeGreaterThan(24);
  expect(excess(family)).toBe(0);
  expect(excess("Donaudampfschifffahrtsgesellschaft")).toBe(10);
  // One that is written out longer than it was typed.
  expect(excess("ﬃ".repeat(9))).toBe(3);
});
