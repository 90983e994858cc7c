/** The weight of each weekday, from Monday to Sunday. */
const weekdayWeights = [1.08, 1.16, 1.12, 1.14, 1.05, 0.62, 0.56] as const;

/** The number of conversations in the last 30 days, by sample size (specification §9.10). */
export const sampleTotals = {
  days: 30,
  conversations: 5624,
  satisfaction: 4.3,
  responseSeconds: 2.5,
} as const;

/** The fixed "now" of the sample, in epoch ms: 16:00 in the operator's time zone, Pacific time. */
export const sampleEnd = Date.UTC(2026, 10, 21);
/** The number of days: three ranges of 30 days, the oldest only for comparison. */
export const sampleDays = 90;
/** Days since the clock change of November 1; earlier days start at 7:00 UTC. */
const standardTimeDays = 19;
/** The hours of the last day. */
const lastDayHours = 16;

/** Relative load by hour of the operator's day: subscribers ask in the morning and after work. */
export const hourWeights = [
  2, 1, 1, 1, 1, 2, 4, 8, 11, 12, 12, 11, 11, 11, 11, 10, 11, 13, 15, 16, 14, 11, 7, 4,
] as const;

/** One calendar day of the operator: start, end (epoch ms) and number of conversations. */
export interface SampleDay {
  start: number;
  end: number;
  conversations: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns midnight in the operator's time zone, so many days before the last day. */
const midnight = (daysBack: number) =>
  Date.UTC(2026, 10, 20 - daysBack, daysBack < standardTimeDays ? 8 : 7);

/** Fixed variation between weeks. */
const ripple = (day: number) => 1 + 0.07 * Math.sin(day * 2.1) + 0.04 * Math.sin(day * 5.3);
const growth = (day: number) => 0.72 + (0.42 * day) / (sampleDays - 1);
/** From Monday; the operator's date is also the date in UTC at the start of a day. */
const weekday = (start: number) => (new Date(start).getUTCDay() + 6) % 7;
const lastDayShare = sum(hourWeights.slice(0, lastDayHours)) / sum(hourWeights);

/** Rounds numbers to integers with the exact sum `total`, by the largest remainder method. */
function roundedTo(total: number, exact: readonly number[]): number[] {
  const whole = exact.map(Math.floor);
  const missing = total - sum(whole);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/**
 * Returns the daily series behind every figure of the workspace, oldest day first. The last 30
 * days, of which the last one is not over, add up to exactly `total`.
 */
export function dailySeries(total: number = sampleTotals.conversations): SampleDay[] {
  const days = Array.from({ length: sampleDays }, (_, day) => {
    const daysBack = sampleDays - 1 - day;
    return { start: midnight(daysBack), end: daysBack === 0 ? sampleEnd : midnight(daysBack - 1) };
  });
  const weights = days.map(
    ({ start, end }, day) =>
      (weekdayWeights[weekday(start)] ?? 1) *
      ripple(day) *
      growth(day) *
      (end === sampleEnd ? lastDayShare : 1),
  );
  const recent = weights.slice(-sampleTotals.days);
  const perWeight = total / sum(recent);
  const earlier = weights.slice(0, -sampleTotals.days).map((weight) => weight * perWeight);
  const counts = [
    ...earlier.map(Math.round),
    ...roundedTo(
      total,
      recent.map((weight) => weight * perWeight),
    ),
  ];
  return days.map((day, index) => ({ ...day, conversations: counts[index] ?? 0 }));
}
