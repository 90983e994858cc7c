const dayLength = 86_400_000;
/** The weight of each weekday, from Monday to Sunday. */
const weekdayWeights = [1.08, 1.16, 1.12, 1.14, 1.05, 0.62, 0.56] as const;

/** The number of conversations in the last 30 days, by sample size (specification §9). */
export const sampleTotals = {
  days: 30,
  conversations: 5624,
  satisfaction: 4.3,
  responseSeconds: 2.5,
} as const;

/** The fixed "now" of the sample, in epoch ms. */
export const sampleEnd = Date.UTC(2026, 10, 21);
/** The number of days: three ranges of 30 days, the oldest only for comparison. */
export const sampleDays = 90;

/** One day of the sample: its start (epoch ms) and number of conversations. */
export interface SampleDay {
  start: number;
  conversations: number;
}

/** Fixed variation between weeks. */
const ripple = (day: number) => 1 + 0.07 * Math.sin(day * 2.1) + 0.04 * Math.sin(day * 5.3);
const growth = (day: number) => 0.72 + (0.42 * day) / (sampleDays - 1);
const weekday = (start: number) => (Math.floor(start / dayLength) + 3) % 7;

/** Rounds numbers to integers with the exact sum `total`, by the largest remainder method. */
function roundedTo(total: number, exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, value) => sum + value, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * Returns the daily series behind every figure of the workspace, oldest day first. The last 30 days
 * add up to exactly `total`.
 */
export function dailySeries(total: number = sampleTotals.conversations): SampleDay[] {
  const starts = Array.from(
    { length: sampleDays },
    (_, day) => sampleEnd - (sampleDays - day) * dayLength,
  );
  const weights = starts.map(
    (start, day) => (weekdayWeights[weekday(start)] ?? 1) * ripple(day) * growth(day),
  );
  const recent = weights.slice(-sampleTotals.days);
  const perWeight = total / recent.reduce((sum, weight) => sum + weight, 0);
  const earlier = weights.slice(0, -sampleTotals.days).map((weight) => weight * perWeight);
  const counts = [
    ...earlier.map(Math.round),
    ...roundedTo(
      total,
      recent.map((weight) => weight * perWeight),
    ),
  ];
  return starts.map((start, day) => ({ start, conversations: counts[day] ?? 0 }));
}
