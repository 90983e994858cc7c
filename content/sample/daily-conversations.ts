const dayLength = 86_400_000;
/** Monday to Sunday: offices are busier than weekends. */
const weekdayWeights = [1.08, 1.16, 1.12, 1.14, 1.05, 0.62, 0.56] as const;

/** What the sample workspace's chatbot has to do in its last 30 days (specification §9). */
export const sampleTotals = {
  days: 30,
  conversations: 5624,
  satisfaction: 4.3,
  responseSeconds: 2.5,
} as const;

/** The sample stands still: it ends at this moment (epoch ms), which is its "now". */
export const sampleEnd = Date.UTC(2026, 10, 21);
/** How many days it goes back: three ranges of 30 days, the oldest only to compare with. */
export const sampleDays = 90;

/** One day of the sample: when it starts (epoch ms) and how many conversations it had. */
export interface SampleDay {
  start: number;
  conversations: number;
}

/** A fixed ripple, so that no two weeks look alike. */
const ripple = (day: number) => 1 + 0.07 * Math.sin(day * 2.1) + 0.04 * Math.sin(day * 5.3);
const growth = (day: number) => 0.72 + (0.42 * day) / (sampleDays - 1);
const weekday = (start: number) => (Math.floor(start / dayLength) + 3) % 7;

/** Whole numbers near `exact` whose sum is exactly `total`: the largest remainders are rounded up. */
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
 * The series from which every figure of the workspace follows, oldest day first. Its last 30 days
 * add up to `total` exactly.
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
