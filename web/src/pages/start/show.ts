import { glow, KINDS, type Kind, place, type Spark, sparks } from "./fireworks";

interface Burst {
  kind: Kind;
  /** Middle and radius, as parts of the picture's width and height. */
  x: number;
  y: number;
  radius: number;
  born: number;
  parts: Spark[];
  colours: string[];
}

/** Milliseconds until the first one rises. */
const QUIET = 900;
const LIFE = 5200;
const PAUSE = 2100;
const MOST = 4;
/** The picture of the river (River.svelte): its share of the page, its own size, and how much of it is water. */
const RIVER = { part: 0.34, least: 200, width: 1200, height: 320, water: 140 };
/** The still picture, for those who want nothing to move. */
const STILL: [Kind, number, number, number, number][] = [
  ["white", 0.56, 0.2, 1.1, 0.42],
  ["red", 0.3, 0.13, 0.7, 0.38],
  ["blue", 0.93, 0.13, 0.6, 0.38],
  ["green", 0.08, 0.3, 0.6, 0.5],
];

function coloursOf(kind: Kind, count: number): string[] {
  const style = getComputedStyle(document.documentElement);
  const of = (suit: string) => style.getPropertyValue(`--suit-${suit}`).trim() || "#fff";
  if (kind !== "multicolour") return [of(kind)];
  const rainbow = ["red", "yellow", "green", "blue", "multicolour"];
  return Array.from({ length: count }, (_, index) =>
    of(rainbow[Math.floor((index / count) * rainbow.length)] ?? "multicolour"),
  );
}

function burst(kind: Kind, x: number, y: number, size: number, born: number): Burst {
  const parts = sparks(kind);
  return { kind, x, y, radius: size, born, parts, colours: coloursOf(kind, parts.length) };
}

/** Draws slow fireworks on a canvas until it is told to stop; one still picture if nothing shall move. */
export function show(canvas: HTMLCanvasElement, still: boolean): () => void {
  const pen = canvas.getContext("2d");
  if (!pen) return () => {};
  let bursts: Burst[] = [];
  let last = -PAUSE;
  let turn = 0;
  let frame = 0;

  function fit() {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    if (still) paintStill();
  }

  function paint({ x, y, radius, parts, colours }: Burst, age: number) {
    if (!pen) return;
    const { width, height } = canvas;
    const unit = Math.min(width * 0.22, height * 0.2) * radius;
    const light = glow(age);
    pen.lineCap = "round";
    for (const [index, spark] of parts.entries()) {
      const at = place(spark, age);
      const [cx, cy] = [x * width, y * height];
      pen.strokeStyle = colours[index % colours.length] ?? "#fff";
      pen.lineWidth = Math.max(1.4, unit * (spark.tail ? 0.022 : 0.055) * (1.15 - age * 0.5));
      pen.globalAlpha = light * 0.85;
      pen.beginPath();
      pen.moveTo(cx + at.x0 * unit, cy + at.y0 * unit);
      pen.lineTo(cx + at.x * unit + 0.01, cy + at.y * unit);
      pen.stroke();
    }
    const halo = pen.createRadialGradient(x * width, y * height, 0, x * width, y * height, unit);
    halo.addColorStop(0, colours[0] ?? "#fff");
    halo.addColorStop(1, "transparent");
    pen.globalAlpha = light * 0.16;
    pen.fillStyle = halo;
    pen.fillRect(x * width - unit, y * height - unit, unit * 2, unit * 2);
    pen.globalAlpha = 1;
    mirror(x * width, unit, colours[0] ?? "#fff", light);
  }

  /** The light of a burst on the water. */
  function mirror(x: number, unit: number, colour: string, light: number) {
    if (!pen) return;
    const { width, height } = canvas;
    const scale = height / canvas.clientHeight;
    const picture = Math.max(canvas.clientHeight * RIVER.part, RIVER.least);
    const zoom = Math.max(canvas.clientWidth / RIVER.width, picture / RIVER.height);
    const shore = height - RIVER.water * zoom * scale;
    const depth = height - shore;
    const shine = pen.createRadialGradient(0, 0, 0, 0, 0, unit);
    shine.addColorStop(0, colour);
    shine.addColorStop(1, "transparent");
    pen.save();
    pen.beginPath();
    pen.rect(0, shore, width, depth);
    pen.clip();
    pen.translate(x, shore + depth * 0.25);
    pen.scale(0.55, depth / unit);
    pen.globalAlpha = light * 0.3;
    pen.fillStyle = shine;
    pen.fillRect(-unit, -unit, unit * 2, unit * 2);
    pen.restore();
  }

  function paintStill() {
    pen?.clearRect(0, 0, canvas.width, canvas.height);
    for (const [kind, x, y, size, age] of STILL) paint(burst(kind, x, y, size, 0), age);
  }

  function next(now: number) {
    const kind = KINDS[turn % KINDS.length] ?? "white";
    const side = turn % 3;
    const x = 0.16 + 0.34 * side + (Math.random() - 0.5) * 0.2;
    const y = 0.14 + Math.random() * 0.28;
    turn += 1;
    return burst(kind, x, y, 0.65 + Math.random() * 0.6, now);
  }

  function step(now: number) {
    frame = requestAnimationFrame(step);
    bursts = bursts.filter(({ born }) => now - born < LIFE);
    if (now - last > PAUSE && bursts.length < MOST) {
      bursts.push(next(now));
      last = now;
    }
    pen?.clearRect(0, 0, canvas.width, canvas.height);
    for (const one of bursts) paint(one, (now - one.born) / LIFE);
  }

  const sizes = new ResizeObserver(fit);
  sizes.observe(canvas);
  const begin = () => {
    frame = requestAnimationFrame(step);
  };
  // What the page is for comes first.
  const timer = still ? undefined : setTimeout(begin, QUIET);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}
