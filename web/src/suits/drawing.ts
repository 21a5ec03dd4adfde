import { EMBLEMS, LOZENGE, type Stroke } from "./emblems";

/** What a sign is drawn on: the night (or morning) ground, card paper, or anything, in the colour of the text around. */
export type On = "ground" | "paper" | "mono";

const SVG = "http://www.w3.org/2000/svg";
/** A table shows some seventy signs of a dozen kinds: each kind is made once, the others are copies. */
const made = new Map<string, DocumentFragment>();

/** The variable that holds a suit's colour. */
export function inkOf(suit: string, on: On): string {
  if (on === "mono") return "currentColor";
  return `var(--${on === "paper" ? "ink" : "suit"}-${suit}, currentColor)`;
}

/** A suit's sign, to be put into an `svg` of 100 by 100; `small`: for 20 px and less. */
export function drawing(suit: string, small: boolean, on: On): Node {
  const kind = `${suit} ${small} ${on}`;
  const found = made.get(kind) ?? draw(suit, small, on);
  made.set(kind, found);
  return found.cloneNode(true);
}

function draw(suit: string, small: boolean, on: On): DocumentFragment {
  const drawn = document.createDocumentFragment();
  const strokes = EMBLEMS[suit]?.()[small ? "small" : "large"];
  if (strokes) drawn.append(...strokes.map((stroke) => path(stroke, on)));
  else drawn.append(path({ d: LOZENGE, width: 7 }, on), letters(suit.slice(0, 2)));
  return drawn;
}

function path({ d, width, tint }: Stroke, on: On): SVGElement {
  const paint = tint ? inkOf(tint, on) : "currentColor";
  const line = {
    "stroke-width": String(width),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  return element("path", width ? { d, fill: "none", stroke: paint, ...line } : { d, fill: paint });
}

function letters(words: string): SVGElement {
  const place = { x: "50", y: "62", "text-anchor": "middle", "font-size": "36" };
  const written = element("text", { ...place, "font-weight": "700", fill: "currentColor" });
  written.textContent = words;
  return written;
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const one = document.createElementNS(SVG, name) as SVGElement;
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, value);
  return one;
}
