import { expect, it } from 'vitest';
import { durationText } from '#src/lib/time/duration-text.ts';

it.each([
  [0, 'under 1 min'],
  [59_999, 'under 1 min'],
  [60_000, '1 min'],
  [59 * 60_000, '59 min'],
  [3_600_000, '1 h 0 min'],
  [19_680_000, '5 h 28 min'],
])('duration: %i ms is %s', (duration, text) => {
  expect(durationText(duration)).toBe(text);
});
