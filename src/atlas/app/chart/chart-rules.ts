import { chartStyle } from '#src/atlas/drawings/chart-style.ts';

/** How a chart's picture looks, as rules for what lies within a styled element. */
export const chartRules = Object.fromEntries(
  Object.entries(chartStyle).map(([selectors, rules]) => [
    selectors
      .split(', ')
      .map((one) => `& ${one}`)
      .join(', '),
    rules,
  ]),
);
