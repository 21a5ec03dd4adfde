import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { MOST, Notes } from "./notes.svelte";

const storage = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});
afterEach(() => storage.clear());

describe("notes", () => {
  it("are there again when the page is loaded again, for their game only", () => {
    new Notes("a/1").write(7, "  keep this ");
    expect(new Notes("a/1").of(7)).toBe("keep this");
    expect(new Notes("a/2").of(7)).toBe("");
  });

  it("go when they are emptied, and are cut where they are too long", () => {
    const notes = new Notes("a/1");
    notes.write(7, "x".repeat(200));
    expect(notes.of(7)).toHaveLength(MOST);
    notes.write(7, " ");
    expect(new Notes("a/1").of(7)).toBe("");
  });

  it("are kept of the latest twenty games", () => {
    for (let game = 0; game < 25; game += 1) new Notes(`t/${game}`).write(1, "here");
    expect(new Notes("t/4").of(1)).toBe("");
    expect(new Notes("t/5").of(1)).toBe("here");
    expect(new Notes("t/24").of(1)).toBe("here");
  });
});
