import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adoptNotes, FOLLOWED, followingNotes, MOST, Notes } from "./notes.svelte";

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

  it("follow an account: the latest games, where they aren't too long", () => {
    for (let game = 0; game < 15; game += 1) new Notes(`t/${game}`).write(1, "here");
    const long = new Notes("t/14");
    for (let card = 0; card < 20; card += 1) long.write(card, "x".repeat(MOST));
    const following = followingNotes();
    expect(Object.keys(following)).toHaveLength(FOLLOWED.games - 1);
    expect(following["tamaya.notes/t/13"]).toBe('{"1":"here"}');
    expect(following["tamaya.notes/t/14"]).toBeUndefined();
    new Notes("t/13").write(1, "");
    expect(followingNotes()["tamaya.notes/t/13"]).toBeUndefined();
  });

  it("come from another device, and those on other cards stay", () => {
    new Notes("t/1").write(1, "old");
    new Notes("t/1").write(2, "only here");
    adoptNotes({
      "tamaya.notes/t/1": '{"1":"new"}',
      "tamaya.notes/t/2": '{"9":"there"}',
      theme: "x",
    });
    expect(new Notes("t/1").of(1)).toBe("new");
    expect(new Notes("t/1").of(2)).toBe("only here");
    expect(new Notes("t/2").of(9)).toBe("there");
  });

  it("that can't be read are passed over", () => {
    new Notes("t/1").write(1, "here");
    adoptNotes({ "tamaya.notes/t/1": "{", "tamaya.notes/t/2": "null" });
    expect(new Notes("t/1").of(1)).toBe("here");
    expect(new Notes("t/2").of(1)).toBe("");
  });
});
