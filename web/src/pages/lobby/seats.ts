import { owner } from "../../table/sharing";
import type { TableInfo, You } from "../../wire";

/** What the viewer may do with a seat before a game; the server has the last word. */
export type Deed = "sit" | "seat_here" | "add_bot" | "clear" | "make_host" | "stand";

type Seat = TableInfo["seats"][number];

export function isFree(seat: Seat): boolean {
  return seat.name === undefined || seat.name === null;
}

export function freeSeats(table: TableInfo): number[] {
  return table.seats.flatMap((seat, at) => (isFree(seat) ? [at] : []));
}

export function deeds(table: TableInfo, you: You, at: number): Deed[] {
  const seat = table.seats[at];
  if (!seat) return [];
  const host = table.host === you.user;
  const found: Deed[] = [];
  if (isFree(seat)) {
    found.push("sit");
    if (typeof you.seat === "number" && !table.settings.rated) found.push("seat_here");
    if (host && !table.settings.rated) found.push("add_bot");
  } else if (seat.user && seat.user === you.user) {
    found.push("stand");
  } else if (seat.user && owner(seat.user) === you.user) {
    found.push("clear");
  } else if (host) {
    if (seat.user) found.push("make_host");
    found.push("clear");
  }
  return found;
}

/** The name of the host, if they have a seat. */
export function hostName(table: TableInfo): string | undefined {
  return table.seats.find(({ user }) => user && user === table.host)?.name ?? undefined;
}
