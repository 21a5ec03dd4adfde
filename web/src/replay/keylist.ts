/** The keys of a replay, with what they do. */
export const KEYS: [keys: string[], id: string][] = [
  [["←", "→"], "replay-key-step"],
  [["Shift", "←", "→"], "replay-key-round"],
  [["Home", "End"], "replay-key-ends"],
  [["[", "]"], "replay-key-always"],
  [["Space"], "replay-key-run"],
  [["1", "…", "6"], "replay-key-view"],
  [["E"], "replay-key-all"],
  [["W"], "replay-key-what-if"],
  [["U"], "replay-take-back"],
  [["Esc"], "replay-key-back"],
  [["L"], "replay-log"],
  [["V"], "table-key-pile"],
  [["?"], "table-key-help"],
];
