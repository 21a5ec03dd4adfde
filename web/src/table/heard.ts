import { recallNamed, rememberNamed } from "../design/storage";

const KEY = "tamaya.heard";
/** Tables of which it is kept, the latest. */
const TABLES = 20;

/** Up to which entry of the log the talk at a table was read; undefined where one has not been yet. */
export function heardUpTo(listener: string): number | undefined {
  return recallNamed<number>(KEY)[listener];
}

export function keepHeard(listener: string, seq: number) {
  rememberNamed(KEY, listener, seq, TABLES);
}
