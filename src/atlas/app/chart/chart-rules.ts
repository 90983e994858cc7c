import { chartStyle } from '#src/atlas/drawings/chart-style.ts';

/** The chart styles as nested rules of a styled element. */
export const chartRules = Object.fromEntries(
  Object.entries(chartStyle).map(([selectors, rules]) => [
    selectors.replace(/^|(?<=, )/g, '& '),
    rules,
  ]),
);
