const HOUR = 3_600_000;

/** A span in the largest units that say enough: days and hours, or hours and minutes. For the catalogues. */
export function spanWords(milliseconds: number): { id: string; args: Record<string, number> } {
  const minutes = Math.floor(milliseconds / 60_000);
  const hours = Math.floor(milliseconds / HOUR);
  if (hours >= 24)
    return { id: "clock-days", args: { days: Math.floor(hours / 24), hours: hours % 24 } };
  if (hours) return { id: "clock-hours", args: { hours, minutes: minutes % 60 } };
  return { id: "clock-minutes", args: { minutes: Math.max(1, minutes) } };
}
