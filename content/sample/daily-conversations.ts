/** What the sample workspace's chatbot had to do in its last 30 days. */
export const sampleTotals = {
  conversations: 5624,
  satisfaction: 4.3,
  responseSeconds: 2.5,
} as const;

const days = 30;
/** Monday to Sunday: offices are busier than weekends. */
const weekdayWeights = [1.08, 1.16, 1.12, 1.14, 1.05, 0.62, 0.56] as const;

/** A fixed ripple, so that no two weeks look alike. */
const ripple = (day: number) => 1 + 0.07 * Math.sin(day * 2.1) + 0.04 * Math.sin(day * 5.3);
const growth = (day: number) => 0.86 + (0.28 * day) / (days - 1);

/**
 * Conversations a day, oldest first: 30 whole numbers that add up to the total exactly. The largest
 * remainders are rounded up.
 */
export function dailyConversations(total: number = sampleTotals.conversations): number[] {
  const weights = Array.from({ length: days }, (_, day) => {
    return (weekdayWeights[(day + 2) % 7] ?? 1) * ripple(day) * growth(day);
  });
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (weight / sum) * total);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((all, value) => all + value, 0);
  const byRemainder = exact
    .map((value, day) => ({ day, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder);
  for (const { day } of byRemainder.slice(0, missing)) whole[day] = (whole[day] ?? 0) + 1;
  return whole;
}
