/** A rating in the language's way; it travels in hundredths. */
export function rating(hundredths: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    useGrouping: false,
  }).format(hundredths / 100);
}

/** With a minus, which the hyphen that some languages' numbers come with isn't. */
export function minus(number: string): string {
  return number.replace("-", "−");
}

/** A change, always with its sign. */
export function change(hundredths: number, locale: string): string {
  const signed = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: "always",
  });
  return minus(signed.format(hundredths / 100));
}

export function percent(share: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }).format(
    share,
  );
}

export interface Scale {
  x: (game: number) => number;
  y: (value: number) => number;
  ticks: number[];
}

/** A graph's scales: games from left to right, ratings from a round number below to one above. */
export function scale(values: readonly number[], width: number, height: number): Scale {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const step = [10, 25, 50, 100, 250, 500].find((size) => (high - low) / 100 / size <= 4) ?? 1000;
  const bottom = Math.floor(low / 100 / step) * step;
  const top = Math.max(bottom + step, Math.ceil(high / 100 / step) * step);
  const ticks = Array.from({ length: (top - bottom) / step + 1 }, (_, at) => bottom + at * step);
  return {
    x: (game) => (values.length < 2 ? width / 2 : (game / (values.length - 1)) * width),
    y: (value) => height - ((value / 100 - bottom) / (top - bottom)) * height,
    ticks,
  };
}
