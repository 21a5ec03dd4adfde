import { recall, remember } from "../design/storage";

const KEY = "tamaya.heard";
/** Tables of which it is kept, the latest. */
const TABLES = 20;

type Kept = Record<string, number>;

/** Up to which entry of the log the talk at a table was read; undefined where one has not been yet. */
export function heardUpTo(listener: string): number | undefined {
  return kept()[listener];
}

export function keepHeard(listener: string, seq: number) {
  const { [listener]: _, ...others } = kept();
  const latest = [...Object.entries(others), [listener, seq] as const].slice(-TABLES);
  remember(KEY, JSON.stringify(Object.fromEntries(latest)));
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? "{}");
    return found && typeof found === "object" ? (found as Kept) : {};
  } catch {
    return {};
  }
}
