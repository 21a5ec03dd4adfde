/** The bursts as they stand in the sky: each suit's own shape, with one layer more for every card of its firework. */
export interface Layer {
  d: string;
  width: number;
  opacity: number;
  tint?: string;
}

const TURN = 2 * Math.PI;
const STEP = 9.5;
const RAINBOW = ["red", "yellow", "green", "blue", "multicolour"];

function n(value: number): string {
  return value.toFixed(1);
}

function at(radius: number, angle: number): string {
  return `${n(radius * Math.sin(angle))} ${n(-radius * Math.cos(angle))}`;
}

function around(count: number, make: (angle: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make((TURN * index) / count, index)).join("");
}

function layers(height: number, make: (layer: number) => Omit<Layer, "opacity">): Layer[] {
  return Array.from({ length: height }, (_, index) => ({
    ...make(index + 1),
    opacity: 1 - 0.09 * index,
  }));
}

function peony(layer: number) {
  const radius = 5 + STEP * layer;
  const dots = around(4 + 5 * layer, (angle) => `M${at(radius, angle + layer * 0.4)}h0`);
  return { d: dots, width: 5.4 - 0.4 * layer };
}

function star(layer: number) {
  const outer = 9 + STEP * 1.05 * layer;
  const points = Array.from({ length: 10 }, (_, corner) =>
    at(corner % 2 ? outer * 0.42 : outer, (TURN * corner) / 10),
  );
  return { d: `M${points.join("L")}Z`, width: 2.6 - 0.2 * layer };
}

function willow(layer: number) {
  const reach = 7 + STEP * layer;
  const branches = around(5 + 2 * layer, (angle) => {
    const x = reach * Math.sin(angle + layer * 0.2);
    const y = -reach * 0.8 * Math.cos(angle + layer * 0.2);
    return `M${n(x * 0.25)} ${n(y * 0.3)}Q${n(x * 0.9)} ${n(y - 3)} ${n(x)} ${n(y + 6 + layer * 3.4)}`;
  });
  return { d: branches, width: 2.3 - 0.15 * layer };
}

function ring(layer: number) {
  const radius = 4 + STEP * layer;
  const whole = `M0 ${n(-radius)}A${n(radius)} ${n(radius)} 0 1 1 0 ${n(radius)}A${n(radius)} ${n(radius)} 0 1 1 0 ${n(-radius)}`;
  const dotted = around(6 * layer, (angle) => `M${at(radius, angle)}h0`);
  return layer % 2 ? { d: whole, width: 3 } : { d: dotted, width: 3.6 };
}

function chrysanthemum(layer: number) {
  const radius = 8 + STEP * layer;
  const rays = around(6 + 4 * layer, (angle) => {
    const turned = angle + layer * 0.13;
    return `M${at(radius * 0.55, turned)}L${at(radius, turned)}`;
  });
  return { d: rays, width: 2.6 - 0.2 * layer };
}

function crossette(layer: number) {
  const radius = 2 + STEP * layer;
  const arm = 3.2 + layer * 0.4;
  const crosses = around(4 * layer, (angle) => {
    const x = radius * Math.sin(angle + TURN / 8);
    const y = -radius * Math.cos(angle + TURN / 8);
    return `M${n(x - arm)} ${n(y)}h${n(2 * arm)}M${n(x)} ${n(y - arm)}v${n(2 * arm)}`;
  });
  return { d: crosses, width: 2.2 };
}

function spiral(height: number): Layer[] {
  const outer = 7 + STEP * height;
  const turns = 0.9 + height * 0.45;
  const pieces = RAINBOW.length * height;
  return Array.from({ length: pieces }, (_, piece) => {
    const points = Array.from({ length: 5 }, (_, step) => {
      const part = (piece + step / 4) / pieces;
      return at(3 + (outer - 3) * part, TURN * turns * part);
    });
    return {
      d: `M${points.join("L")}`,
      width: 3.4,
      opacity: 1,
      tint: RAINBOW[piece % RAINBOW.length] as string,
    };
  });
}

const SHAPES: Record<string, (layer: number) => Omit<Layer, "opacity">> = {
  red: peony,
  yellow: star,
  green: willow,
  blue: ring,
  white: chrysanthemum,
  black: crossette,
};

/** Around the middle, within 60 in every direction. */
export function burst(suit: string, height: number): Layer[] {
  if (suit === "multicolour") return spiral(height);
  return layers(height, SHAPES[suit] ?? chrysanthemum);
}
