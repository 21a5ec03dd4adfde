import type { TableInfo, You } from "../wire";

/** Whose device somebody plays on: `{user}#{seat}` shares that of `{user}`. */
export function owner(user: string): string {
  return user.split("#", 1)[0] ?? user;
}

/** The seats of those who play on this device, if they are several. */
export function seatsHere(table: TableInfo, you: You): number[] {
  const seats = table.seats.flatMap((seat, at) =>
    seat.user && owner(seat.user) === owner(you.user) ? at : [],
  );
  return seats.length > 1 ? seats : [];
}

/** Who has to take the device before anything is shown; null if it is in the right hands. */
export function nextHolder(
  here: readonly number[],
  holder: number | null,
  current: number,
  players: number,
): number | null {
  if (!here.length) return null;
  if (here.includes(current)) return current === holder ? null : current;
  if (holder !== null && here.includes(holder)) return null;
  const distance = (seat: number) => (seat - current + players) % players;
  return here.toSorted((a, b) => distance(a) - distance(b))[0] ?? null;
}
