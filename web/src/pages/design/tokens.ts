/** The design tokens as the style sheets declare them: read from the page, so that no list can disagree with them. */
export interface Token {
  name: string;
  /** As it is declared, for the first of the lights. */
  value: string;
}

/** What a token is for, by the beginning of its name; whatever else is a colour, or made of them. */
const KINDS = {
  type: /^--(font|text-)/,
  space: /^--(space|radius|target)/,
  motion: /^--(quick|slow|ease)/,
} as const;
export type Kind = keyof typeof KINDS | "colour" | "made";

const ON_ROOT = /^(:root|\[data-theme(="?\w+"?)?\])$/;

export function readTokens(): Map<Kind, Token[]> {
  const found = new Map<string, string>();
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule)) continue;
      if (!rule.selectorText.split(",").every((one) => ON_ROOT.test(one.trim()))) continue;
      // The build writes `light-dark()` for older browsers with two of its own.
      for (const name of rule.style)
        if (/^--(?!lightningcss)/.test(name) && !found.has(name))
          found.set(name, rule.style.getPropertyValue(name).trim());
    }
  const kinds = new Map<Kind, Token[]>();
  for (const [name, value] of found) {
    const kind = kindOf(name, value);
    kinds.set(kind, [...(kinds.get(kind) ?? []), { name, value }]);
  }
  return kinds;
}

function kindOf(name: string, value: string): Kind {
  for (const [kind, pattern] of Object.entries(KINDS))
    if (pattern.test(name)) return kind as keyof typeof KINDS;
  return CSS.supports("color", value) && !value.includes("var(") ? "colour" : "made";
}
