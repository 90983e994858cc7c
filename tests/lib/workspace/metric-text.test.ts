import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changeOf,
  changeText,
  changeWords,
  rateOf,
  valueText,
} from '#src/features/workspace/dashboard/metric-text.ts';
import { niceTicks } from '#src/ui/data/nice-ticks.ts';

it.each([
  ['conversations', 5624, '5,624'],
  ['satisfaction', 4.3, '4.3/5'],
  ['response', 2.5, '2.5 sec'],
  ['users', 0, '0'],
  ['response', null, '–'],
] as const)('§3.21 metrics: %s of %s reads %s', (metric, value, text) => {
  expect(valueText(metric, value)).toBe(text);
});

it.each([
  ['conversations', 1124, 1000, '+12.4%', '12.4% more than 4 weeks earlier'],
  ['resolved', 875, 1000, '−12.5%', '12.5% less than 4 weeks earlier'],
  ['escalated', 25, 10, '+150.0%', '150.0% more than 4 weeks earlier'],
  ['satisfaction', 4.3, 4.1, '+0.2', '0.2 points higher than 4 weeks earlier, better'],
  ['satisfaction', 4.1, 4.3, '−0.2', '0.2 points lower than 4 weeks earlier, worse'],
  ['response', 2.5, 2.9, '−0.4 sec', '0.4 sec less than 4 weeks earlier, better'],
  ['response', 2.9, 2.5, '+0.4 sec', '0.4 sec more than 4 weeks earlier, worse'],
  ['users', 5, 5, 'No change', 'same as 4 weeks earlier'],
  ['users', 5, 0, 'No comparison', 'no data 4 weeks earlier'],
  ['response', 2.5, null, 'No comparison', 'no data 4 weeks earlier'],
] as const)('§32.5 metrics: %s from %s after %s reads %s', (metric, now, before, text, words) => {
  const change = changeOf(metric, now, before);
  expect(changeText(metric, change)).toBe(text);
  expect(changeWords(metric, change, '4 weeks earlier')).toBe(words);
});

it.each([
  [[0], [0, 1, 2, 3]],
  [
    [2.6, null],
    [0, 1, 2, 3],
  ],
  [[0.6], [0, 0.2, 0.4, 0.6]],
  [[], [0, 1, 2, 3]],
])('§32.3: for %j the axis ticks are %j', (values, ticks) => {
  expect(niceTicks(values)).toEqual(ticks);
});

it('§32.3: ticks span every value at equal distances', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60_000), { minLength: 1 }), (values) => {
      const ticks = niceTicks(values);
      expect(ticks).toHaveLength(4);
      expect(ticks[3]).toBeGreaterThanOrEqual(Math.max(...values));
      expect(ticks[3]).toBeLessThanOrEqual(Math.max(2 * Math.max(...values), 3));
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(ticks.map((tick) => tick - ticks[0]!)).toEqual([0, 1, 2, 3].map((n) => n * ticks[1]!));
    }),
  );
});

const tally = (conversations: number, escalated: number) => ({
  conversations,
  resolved: conversations - escalated,
  escalated,
  satisfaction: null,
  response: null,
  users: 1,
});

it.each([
  [
    'escalated',
    '16.0%',
    '+4.0 pts',
    'worse',
    '16.0% of conversations, 4.0 points more than a week ago, worse',
  ],
  [
    'resolved',
    '84.0%',
    '−4.0 pts',
    'worse',
    '84.0% of conversations, 4.0 points less than a week ago, worse',
  ],
] as const)('§2.88 metrics: %s has a rate of %s, %s, %s', (metric, text, change, trend, words) => {
  const rate = rateOf(metric, tally(200, 32), tally(100, 12), 'a week ago');
  expect(rate).toEqual({ text, change, trend, words });
});

it('§2.88 metrics: a rate without change, comparison or conversations has no verdict', () => {
  const same = { text: '16.0%', change: '', trend: '', words: '16.0% of conversations' };
  // More of both: the rate is the same.
  expect(rateOf('escalated', tally(200, 32), tally(100, 16), '')).toEqual(same);
  expect(rateOf('escalated', tally(200, 32), null, '')).toEqual(same);
  expect(rateOf('escalated', tally(200, 32), tally(0, 0), '')).toEqual(same);
  expect(rateOf('escalated', tally(0, 0), tally(100, 16), '')).toBeNull();
  expect(rateOf('conversations', tally(9, 1), null, '')).toBeNull();
});
