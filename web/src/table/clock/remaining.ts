import type { Clock } from "../../net/model";

export const LOW = 10_000;
const DAY = 86_400_000;

/** Milliseconds that a seat has left at a moment of the page's stopwatch; never less than nothing. */
export function remaining(clock: Clock, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  const gone = clock.running === seat && !clock.out ? Math.max(0, now - clock.heard) : 0;
  return Math.max(0, left - gone);
}

/** As figures: `days` and `hours` from a day on, else `digits` (1:05:09, 4:59). A second that has begun counts. */
export function figures(milliseconds: number): { days: number; hours: number; digits: string } {
  if (milliseconds >= DAY) {
    const hours = Math.floor(milliseconds / 3_600_000);
    return { days: Math.floor(hours / 24), hours: hours % 24, digits: "" };
  }
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const digits = hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
  return { days: 0, hours: 0, digits };
}

/** When a screen reader is told what is left of one's own time: not every second. */
export const TOLD = [60, 30, 10] as const;

/** The mark that was passed between two moments, if one was. */
export function passed(before: number, after: number): number | null {
  return TOLD.find((mark) => before > mark * 1000 && after <= mark * 1000 && after > 0) ?? null;
}
