import { describe, expect, it } from "vitest";
import { nextHolder, owner } from "./sharing";

describe("a shared device", () => {
  it("belongs to the person without the seat", () => {
    expect(owner("u1#2")).toBe("u1");
    expect(owner("u1")).toBe("u1");
  });

  it("goes to whose turn it is", () => {
    expect(nextHolder([0, 1], 0, 1, 3)).toBe(1);
    expect(nextHolder([0, 1], 1, 1, 3)).toBeNull();
  });

  it("stays where it is while others move", () => {
    expect(nextHolder([0, 1], 1, 2, 3)).toBeNull();
  });

  it("waits for whoever comes next when nobody has taken it yet", () => {
    expect(nextHolder([0, 2], null, 1, 4)).toBe(2);
    expect(nextHolder([0, 2], null, 3, 4)).toBe(0);
  });

  it("isn't asked about where everybody has their own", () => {
    expect(nextHolder([], null, 0, 2)).toBeNull();
  });
});
