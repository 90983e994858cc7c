import { numberText } from '#content/number-text.ts';

/** A range of counts, percents or dollars, both ends included. */
export type Range = { low: number; high: number };

/**
 * Returns the percents that an estimate takes from a claim's figure: both ends of a range,
 * otherwise from half of the figure to the figure.
 */
export function percentsOf(figure: string): Range {
  const [first = 0, second] = (figure.match(/\d+/g) ?? []).map(Number);
  return second === undefined ? { low: first / 2, high: first } : { low: first, high: second };
}

/** Returns the part of `count` that a claim's figure covers, rounded down. */
export function partOf(count: number, figure: string): Range {
  const { low, high } = percentsOf(figure);
  const part = (percent: number) => Math.floor((count * percent) / 100);
  return { low: part(low), high: part(high) };
}

/** Returns the rates per 1,000 of `people` that remain of `count` after the part in `avoided`. */
export function rateAfter(count: number, avoided: Range, people: number): Range {
  const rate = (rest: number) => (rest / people) * 1_000;
  return { low: rate(count - avoided.high), high: rate(count - avoided.low) };
}

export const rateText = (value: number) => numberText(Number(value.toPrecision(3)));

/** Returns a range as text: “120–240”, or one number if both ends read the same. */
export function rangeText({ low, high }: Range, text = numberText): string {
  return text(low) === text(high) ? text(low) : `${text(low)}–${text(high)}`;
}
