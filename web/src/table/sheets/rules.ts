import { text } from "../../l10n/language.svelte";
import type { Settings } from "../../wire";

const USUAL_TOKENS = 8;
const USUAL_STRIKES = 3;

/** The rules of a table in words: the variant always, then whatever is not as printed. */
export function rulesInForce(settings: Settings): string[] {
  const is = <K extends keyof Settings>(key: K, usual: Settings[K]) =>
    (settings[key] ?? usual) === usual;
  const rules = [text("table-rule-variant", { variant: settings.variant ?? "normal" })];
  rules.push(text("table-rule-empty", { allowed: is("empty_clues", true) ? "yes" : "no" }));
  if (settings.grand_finale) rules.push(text("table-rule-finale"));
  if (!is("bonuses", "off"))
    rules.push(text("table-rule-bonuses", { mode: settings.bonuses ?? "off" }));
  if (!is("hand", 0))
    rules.push(text("table-rule-hand", { change: settings.hand === 1 ? "more" : "fewer" }));
  if (!is("max_clue_tokens", USUAL_TOKENS) || !is("start_clue_tokens", USUAL_TOKENS))
    rules.push(
      text("table-rule-tokens", {
        start: settings.start_clue_tokens ?? USUAL_TOKENS,
        most: settings.max_clue_tokens ?? USUAL_TOKENS,
      }),
    );
  if (!is("strike_limit", USUAL_STRIKES))
    rules.push(text("table-rule-strikes", { count: settings.strike_limit ?? USUAL_STRIKES }));
  if (!settings.grand_finale)
    rules.push(text("table-rule-strikeout", { score: settings.strikeout_score ?? "zero" }));
  if (!is("stop_when_decided", "off")) rules.push(text("table-rule-decided"));
  rules.push(text("table-rule-undo", { allowed: is("undo", true) ? "yes" : "no" }));
  rules.push(text("table-rule-order", { open: is("open_order", true) ? "yes" : "no" }));
  rules.push(text("table-rule-chat", { mode: settings.chat ?? "free" }));
  rules.push(text("table-rule-spectators", { mode: settings.spectators ?? "hands" }));
  return rules;
}
