import { describe, expect, it } from "vitest";
import { SCORES } from "./synth";

describe("the sounds", () => {
  it.each(Object.entries(SCORES))("%s is short and quiet", (_, { tones = [], noises = [] }) => {
    const parts = [...tones, ...noises];
    expect(parts.length).toBeGreaterThan(0);
    for (const part of parts) {
      expect((part.at ?? 0) + part.for).toBeLessThan(1.5);
      expect(part.loud).toBeGreaterThan(0);
      expect(part.loud).toBeLessThan(0.2);
    }
  });
});
