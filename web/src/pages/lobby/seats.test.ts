import { expect, test } from "vitest";
import type { TableInfo, You } from "../../wire";
import { DEFAULTS } from "../settings/options";
import { deeds, freeSeats, hostName } from "./seats";

const table: TableInfo = {
  id: "t",
  phase: "lobby",
  host: "mai",
  number: 0,
  settings: { ...DEFAULTS, players: 4 },
  seats: [
    { name: "Mai", user: "mai" },
    { name: "Jonas", user: "jonas" },
    { name: "Hoshi", bot: "beginner" },
    {},
  ],
};
const mai: You = { user: "mai", name: "Mai", seat: 0 };
const jonas: You = { user: "jonas", name: "Jonas", seat: 1 };
const guest: You = { user: "guest", name: "Guest" };

test("the host fills, frees and hands on", () => {
  expect([0, 1, 2, 3].map((at) => deeds(table, mai, at))).toEqual([
    ["stand"],
    ["make_host", "clear"],
    ["clear"],
    ["sit", "seat_here", "add_bot"],
  ]);
});

test("others sit and stand", () => {
  expect([0, 1, 2, 3].map((at) => deeds(table, jonas, at))).toEqual([
    [],
    ["stand"],
    [],
    ["sit", "seat_here"],
  ]);
  expect([0, 1, 2, 3].map((at) => deeds(table, guest, at))).toEqual([[], [], [], ["sit"]]);
});

test("who hosts, and where there is room", () => {
  expect(hostName(table)).toBe("Mai");
  expect(freeSeats(table)).toEqual([3]);
});

test("whoever lends their device sends the others away, and at a rated table lends it to nobody, nor to a bot", () => {
  const shared = {
    ...table,
    seats: [...table.seats.slice(0, 3), { name: "Lan", user: "jonas#3" }],
  };
  expect(deeds(shared, jonas, 3)).toEqual(["clear"]);
  const rated = { ...table, settings: { ...table.settings, rated: true } };
  expect(deeds(rated, jonas, 3)).toEqual(["sit"]);
  expect(deeds(rated, mai, 3)).toEqual(["sit"]);
});
