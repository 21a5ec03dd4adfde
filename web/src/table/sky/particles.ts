/** Sparks on a canvas: rockets that climb and burst in their suit's shape. Runs only while something burns. */
interface Spark {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  colour: string;
  size: number;
  gravity: number;
  drag: number;
  splits?: boolean;
}

interface Rocket {
  x: number;
  y: number;
  top: number;
  delay: number;
  suit: string;
  power: number;
}

const TURN = 2 * Math.PI;
const CLIMB = 620;
const FADE = 0.14;

type Shape = (power: number) => { angle: number; speed: number; spark?: Partial<Spark> }[];

function many(count: number, make: (part: number) => ReturnType<Shape>[number]): ReturnType<Shape> {
  return Array.from({ length: Math.round(count) }, (_, index) => make(index / count));
}

/** How far a star reaches in a direction. */
function starReach(angle: number): number {
  const corner = Math.abs((((angle / TURN) * 5) % 1) - 0.5) * 2;
  return 0.42 + 0.58 * corner ** 1.4;
}

const SHAPES: Record<string, Shape> = {
  red: (power) =>
    many(60 + 14 * power, (part) => ({
      angle: part * TURN * 7,
      speed: 0.35 + 0.65 * Math.random(),
    })),
  yellow: (power) =>
    many(70 + 10 * power, (part) => ({ angle: part * TURN, speed: starReach(part * TURN) })),
  green: (power) =>
    many(44 + 8 * power, (part) => ({
      angle: part * TURN,
      speed: 0.5 + 0.5 * Math.random(),
      spark: { gravity: 120, life: 2.4, drag: 1.6 },
    })),
  blue: (power) =>
    many(48 + 8 * power, (part) => ({ angle: part * TURN, speed: part < 0.25 ? 0.4 : 1 })),
  white: (power) =>
    many(80 + 16 * power, () => ({
      angle: Math.random() * TURN,
      speed: 0.25 + 0.75 * Math.sqrt(Math.random()),
      spark: { life: 1.9 },
    })),
  multicolour: (power) =>
    many(90 + 10 * power, (part) => ({ angle: part * TURN * 2.4, speed: 0.15 + 0.9 * part })),
  black: (power) =>
    many(8 + 2 * power, (part) => ({
      angle: part * TURN,
      speed: 1,
      spark: { splits: true, life: 0.7 },
    })),
};

const RAINBOW = ["red", "yellow", "green", "blue", "multicolour"];

export class Show {
  private sparks: Spark[] = [];
  private rockets: Rocket[] = [];
  private frame = 0;
  private last = 0;
  private readonly pen: CanvasRenderingContext2D | null;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.pen = canvas.getContext("2d");
  }

  /** From the foot to the top, in the canvas's own pixels (CSS); `power` 1 to 5, more for a finale. */
  launch(suit: string, x: number, foot: number, top: number, power: number, delay = 0) {
    this.rockets.push({ x, y: foot, top, delay, suit, power });
    if (!this.frame) {
      this.last = performance.now();
      this.frame = requestAnimationFrame(this.draw);
    }
  }

  stop() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.sparks = [];
    this.rockets = [];
  }

  private readonly draw = (now: number) => {
    const { pen, canvas } = this;
    if (!pen) return;
    const seconds = Math.min(0.05, (now - this.last) / 1000);
    this.last = now;
    this.fit();
    pen.globalCompositeOperation = "destination-out";
    pen.fillStyle = `rgba(0,0,0,${FADE})`;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.globalCompositeOperation = "source-over";
    pen.lineCap = "round";
    this.climb(seconds);
    this.burn(seconds);
    if (this.sparks.length || this.rockets.length) {
      this.frame = requestAnimationFrame(this.draw);
    } else {
      this.frame = 0;
      pen.clearRect(0, 0, canvas.width, canvas.height);
    }
  };

  private fit() {
    const { canvas, pen } = this;
    const scale = Math.min(2, devicePixelRatio);
    const width = Math.round(canvas.clientWidth * scale);
    const height = Math.round(canvas.clientHeight * scale);
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    pen?.setTransform(scale, 0, 0, scale, 0, 0);
  }

  private climb(seconds: number) {
    for (const rocket of this.rockets) {
      rocket.delay -= seconds;
      if (rocket.delay > 0) continue;
      const from = rocket.y;
      rocket.y -= CLIMB * seconds;
      this.line(rocket.x, from, rocket.x, rocket.y, this.colour(rocket.suit), 2.2, 0.9);
      if (rocket.y <= rocket.top) this.open(rocket);
    }
    this.rockets = this.rockets.filter(({ y, top }) => y > top);
  }

  private open({ x, top, suit, power }: Rocket) {
    const reach = 70 + 34 * power;
    const shape = SHAPES[suit] ?? (SHAPES.white as Shape);
    for (const { angle, speed, spark } of shape(power)) {
      const tint = suit === "multicolour" ? RAINBOW[Math.floor(Math.random() * 5)] : suit;
      this.sparks.push({
        x,
        y: top,
        vx: Math.sin(angle) * speed * reach,
        vy: -Math.cos(angle) * speed * reach,
        age: 0,
        life: 1.3 + 0.4 * Math.random(),
        colour: this.colour(tint ?? suit),
        size: 2,
        gravity: 36,
        drag: 1.1,
        ...spark,
      });
    }
  }

  private burn(seconds: number) {
    const fresh: Spark[] = [];
    for (const spark of this.sparks) {
      const { x, y } = spark;
      spark.age += seconds;
      const slow = Math.exp(-spark.drag * seconds);
      spark.vx *= slow;
      spark.vy = spark.vy * slow + spark.gravity * seconds;
      spark.x += spark.vx * seconds;
      spark.y += spark.vy * seconds;
      const left = Math.max(0, 1 - spark.age / spark.life);
      this.line(x, y, spark.x, spark.y, spark.colour, spark.size, left);
      if (spark.splits && left === 0) fresh.push(...crossed(spark));
    }
    this.sparks = [...this.sparks.filter(({ age, life }) => age < life), ...fresh];
  }

  private line(
    x: number,
    y: number,
    tox: number,
    toy: number,
    colour: string,
    width: number,
    alpha: number,
  ) {
    const { pen } = this;
    if (!pen) return;
    pen.globalAlpha = alpha;
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(tox, toy);
    pen.stroke();
    pen.globalAlpha = 1;
  }

  private colour(suit: string): string {
    const style = getComputedStyle(this.canvas);
    return style.getPropertyValue(`--suit-${suit}`) || style.getPropertyValue("--text");
  }
}

function crossed(spark: Spark): Spark[] {
  return [0, 1, 2, 3].map((quarter) => ({
    ...spark,
    splits: false,
    age: 0,
    life: 0.9,
    vx: Math.sin((quarter * TURN) / 4) * 70,
    vy: -Math.cos((quarter * TURN) / 4) * 70,
  }));
}
