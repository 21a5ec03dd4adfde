/** Every sound is made here, from tones and noise: nothing to load. Quiet on purpose: people sit beside each other. */
export type Sound = "turn" | "clue" | "play" | "discard" | "misplay" | "completed";

interface Tone {
  /** Hertz at the beginning and at the end. */
  from: number;
  to?: number;
  /** Seconds. */
  at?: number;
  for: number;
  loud: number;
  shape?: OscillatorType;
}

interface Noise {
  /** The middle of the band that is let through, in hertz, at the beginning and at the end. */
  from: number;
  to: number;
  at?: number;
  for: number;
  loud: number;
}

interface Score {
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const CRACKLE: readonly Noise[] = Array.from({ length: 9 }, (_, at) => ({
  from: 5200 - 300 * (at % 3),
  to: 3000,
  at: 0.34 + at * 0.055 + (at % 2) * 0.02,
  for: 0.035,
  loud: 0.09 - at * 0.007,
}));

export const SCORES: Record<Sound, Score> = {
  // Two bells, the second a fourth higher.
  turn: {
    tones: [
      { from: 659, for: 0.35, loud: 0.09 },
      { from: 880, at: 0.13, for: 0.55, loud: 0.09 },
    ],
  },
  // A drop of wood.
  clue: { tones: [{ from: 1180, to: 990, for: 0.09, loud: 0.1, shape: "triangle" }] },
  // A small rocket.
  play: {
    noises: [{ from: 700, to: 4200, for: 0.26, loud: 0.05 }],
    tones: [{ from: 523, at: 0.2, for: 0.3, loud: 0.07 }],
  },
  // Paper on paper.
  discard: { noises: [{ from: 2600, to: 900, for: 0.12, loud: 0.06 }] },
  // A dud.
  misplay: {
    tones: [{ from: 150, to: 62, for: 0.42, loud: 0.16, shape: "triangle" }],
    noises: [{ from: 900, to: 180, at: 0.05, for: 0.5, loud: 0.08 }],
  },
  // A shell that opens.
  completed: {
    noises: [
      { from: 500, to: 3800, for: 0.3, loud: 0.06 },
      { from: 900, to: 160, at: 0.3, for: 0.7, loud: 0.14 },
      ...CRACKLE,
    ],
    tones: [
      { from: 784, at: 0.34, for: 0.5, loud: 0.06 },
      { from: 988, at: 0.42, for: 0.5, loud: 0.05 },
      { from: 1175, at: 0.5, for: 0.7, loud: 0.05 },
    ],
  },
};

export class Synth {
  private context: AudioContext | null = null;
  private noise: AudioBuffer | null = null;

  play(sound: Sound) {
    // Made at the first sound: browsers let pages sound only after they have been touched.
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime + 0.01;
    const score = SCORES[sound];
    for (const tone of score.tones ?? []) this.tone(context, now, tone);
    for (const noise of score.noises ?? []) this.rush(context, now, noise);
  }

  private tone(context: AudioContext, now: number, tone: Tone) {
    const start = now + (tone.at ?? 0);
    const source = new OscillatorNode(context, {
      type: tone.shape ?? "sine",
      frequency: tone.from,
    });
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.for);
    source.connect(faded(context, start, tone));
    source.start(start);
    source.stop(start + tone.for);
  }

  private rush(context: AudioContext, now: number, noise: Noise) {
    const start = now + (noise.at ?? 0);
    this.noise ??= rustle(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.noise, loop: true });
    const band = new BiquadFilterNode(context, { type: "bandpass", frequency: noise.from, Q: 0.9 });
    band.frequency.setValueAtTime(noise.from, start);
    band.frequency.exponentialRampToValueAtTime(noise.to, start + noise.for);
    source.connect(band).connect(faded(context, start, noise));
    source.start(start);
    source.stop(start + noise.for);
  }
}

/** A gain that rises at once and dies away; without the rise a tone begins with a click. */
function faded(
  context: AudioContext,
  start: number,
  { loud, for: length }: Tone | Noise,
): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(context.destination);
  return gain;
}

function rustle(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
