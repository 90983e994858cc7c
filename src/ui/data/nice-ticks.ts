const steps = [1, 2, 2.5, 3, 4, 5, 6, 10];
const intervals = 3;

/**
 * Returns four round numbers at equal intervals, from 0 to at least the largest of `values`. If
 * all values are integers, so are the ticks.
 */
export function niceTicks(values: readonly (number | null)[]): number[] {
  const numbers = values.filter((value) => value !== null);
  const largest = Math.max(...numbers, 0);
  const isWhole = numbers.every(Number.isInteger);
  const rough = Math.max(largest / intervals, isWhole ? 1 : 0) || 1;
  const scale = 10 ** Math.floor(Math.log10(rough));
  const fits = (step: number) =>
    step * scale >= rough && (!isWhole || Number.isInteger(step * scale));
  const step = (steps.find(fits) ?? 10) * scale;
  return Array.from({ length: intervals + 1 }, (_, index) =>
    Number((index * step).toPrecision(12)),
  );
}
