/**
 * One emblem per suit, after a real firework type, told apart by shape alone. Drawn on a grid of 100 around its middle;
 * `small` is the same with fewer and heavier strokes, for 20 px and less.
 */
export interface Stroke {
  d: string;
  /** Width of the line; filled where absent. */
  width?: number;
  /** A suit's colour instead of one's own: the spiral has several. */
  tint?: string;
}
export interface Emblem {
  large: Stroke[];
  small: Stroke[];
}

export const SUITS = ["red", "yellow", "green", "blue", "white", "multicolour", "black"] as const;

const TURN = 2 * Math.PI;

function at(radius: number, angle: number): string {
  return `${round(50 + radius * Math.sin(angle))} ${round(50 - radius * Math.cos(angle))}`;
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function times<T>(count: number, make: (index: number, angle: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index, (TURN * index) / count));
}

function dot(centre: string, radius: number): string {
  return `M${centre}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

function ring(count: number, distance: number, radius: number): string {
  return times(count, (_, angle) => dot(at(distance, angle), radius)).join("");
}

function star(outer: number, inner: number): string {
  const corners = times(5, (_, angle) => `${at(outer, angle)}L${at(inner, angle + TURN / 10)}`);
  return `M${corners.join("L")}Z`;
}

function willow(branches: number, spread: number): string {
  const middle = (branches - 1) / 2;
  return times(branches, (index) => {
    const x = (index - middle) * spread;
    const foot = 88 - Math.abs(x) * 0.3;
    return `M50 14C${round(50 + x * 0.5)} 14 ${round(50 + x)} 36 ${round(50 + x * 1.05)} ${round(foot)}`;
  }).join("");
}

function rays(count: number, from: number, to: number): string {
  return times(count, (_, angle) => `M${at(from, angle)}L${at(to, angle)}`).join("");
}

const RAINBOW = ["red", "yellow", "green", "blue", "multicolour"];

/** An Archimedean spiral from the middle outwards, in as many pieces as it has colours. */
function spiral(turns: number, from: number, to: number, width: number): Stroke[] {
  const steps = 12;
  return RAINBOW.map((tint, piece) => {
    const points = times(steps + 1, (step) => {
      const part = (piece + step / steps) / RAINBOW.length;
      return at(from + (to - from) * part, TURN * turns * part + 2.4);
    });
    return { d: `M${points.join("L")}`, width, tint };
  });
}

/** Four arms, each of which splits into a cross. */
function crossette(reach: number, arm: number): string {
  return times(4, (_, quarter) => {
    const angle = quarter + TURN / 8;
    const x = 50 + reach * Math.sin(angle);
    const y = 50 - reach * Math.cos(angle);
    const a = round(x - arm);
    const b = round(x + arm);
    const c = round(y - arm);
    const e = round(y + arm);
    return `M${a} ${round(y)}H${b}M${round(x)} ${c}V${e}`;
  }).join("");
}

/** Made when a suit is first drawn. */
export const EMBLEMS: Record<string, () => Emblem> = {
  red: () => ({
    large: [{ d: ring(12, 38, 7.5) }, { d: ring(6, 18, 6.5) }],
    small: [{ d: ring(6, 33, 14) }, { d: dot("50 50", 14) }],
  }),
  yellow: () => ({ large: [{ d: star(47, 19) }], small: [{ d: star(50, 22) }] }),
  green: () => ({
    large: [{ d: willow(7, 14), width: 6 }],
    small: [{ d: willow(5, 20), width: 9 }],
  }),
  blue: () => ({
    large: [{ d: dot("50 50", 38), width: 9 }, { d: dot("50 50", 14) }],
    small: [{ d: dot("50 50", 38), width: 12 }, { d: dot("50 50", 14) }],
  }),
  white: () => ({
    large: [
      { d: rays(8, 12, 45), width: 6 },
      {
        d: times(8, (_, a) => `M${at(16, a + TURN / 16)}L${at(40, a + TURN / 16)}`).join(""),
        width: 3.5,
      },
    ],
    small: [{ d: rays(8, 13, 46), width: 9 }],
  }),
  multicolour: () => ({ large: spiral(2.1, 3, 42, 9), small: spiral(1.6, 4, 41, 13) }),
  black: () => ({
    large: [{ d: crossette(29, 15), width: 7 }, { d: dot("50 50", 8) }],
    small: [{ d: crossette(28, 16), width: 11 }],
  }),
};

/** What a suit without an emblem of its own gets: a lozenge that leaves room for two letters. */
export const LOZENGE = "M50 4L96 50L50 96L4 50Z";
