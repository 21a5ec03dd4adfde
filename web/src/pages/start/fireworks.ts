/** The fireworks of the start page: each suit's type as directions of sparks, and where they are at an age. */
export interface Spark {
  /** Where it flies, in radii of the burst. */
  x: number;
  y: number;
  /** How much it sinks, in radii, by the end. */
  weight: number;
  /** Length of its tail, as a part of its way; a dot if 0. */
  tail: number;
}

export const KINDS = ["red", "yellow", "green", "blue", "white", "multicolour"] as const;
export type Kind = (typeof KINDS)[number];

const TURN = 2 * Math.PI;

function ring(count: number, radius: number, tail: number, weight: number, from = 0): Spark[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = from + (TURN * index) / count;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), weight, tail };
  });
}

/** Points along the edges of a five-pointed star. */
function star(steps: number): Spark[] {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 ? 0.42 : 1;
    const angle = (TURN * index) / 10;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  });
  return corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return Array.from({ length: steps }, (_, step) => {
      const part = step / steps;
      const x = corner.x + (next.x - corner.x) * part;
      const y = corner.y + (next.y - corner.y) * part;
      return { x, y, weight: 0.15, tail: 0 };
    });
  });
}

function spiral(count: number): Spark[] {
  return Array.from({ length: count }, (_, index) => {
    const part = index / count;
    const angle = TURN * 2.2 * part;
    const radius = 0.12 + 0.88 * part;
    return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle), weight: 0.1, tail: 0 };
  });
}

export function sparks(kind: Kind): Spark[] {
  switch (kind) {
    case "red":
      return [...ring(26, 1, 0, 0.2), ...ring(16, 0.64, 0, 0.2, 0.1), ...ring(8, 0.3, 0, 0.2)];
    case "yellow":
      return star(5);
    case "green":
      return [...ring(22, 0.9, 0.5, 0.75), ...ring(14, 0.55, 0.6, 0.75, 0.12)];
    case "blue":
      return [...ring(34, 1, 0, 0.15), ...ring(6, 0.22, 0, 0.15)];
    case "white":
      return [...ring(24, 1, 0.45, 0.2), ...ring(24, 0.72, 0.35, 0.2, 0.13)];
    case "multicolour":
      return spiral(54);
  }
}

/** Where a spark is (and where its tail begins) when so much of its life (0 to 1) has gone. */
export function place(spark: Spark, age: number): { x: number; y: number; x0: number; y0: number } {
  const at = (part: number) => {
    const reach = 1 - (1 - part) ** 3;
    return { x: spark.x * reach, y: spark.y * reach + spark.weight * part * part };
  };
  const now = at(age);
  const before = at(age * (1 - spark.tail));
  return { x: now.x, y: now.y, x0: before.x, y0: before.y };
}

/** Bright soon, then a long fading. */
export function glow(age: number): number {
  if (age < 0 || age >= 1) return 0;
  return age < 0.12 ? age / 0.12 : (1 - (age - 0.12) / 0.88) ** 1.4;
}
