import { expect, test } from 'vitest';
import { isCompleteDate } from '#machines/time-range/time-range.machine.ts';

test.each(['2000-01-01', '2026-11-30', '9999-12-31'])(
  '§4.20 time range: %s is a complete date',
  (date) => {
    expect(isCompleteDate(date)).toBe(true);
  },
);

test.each(['', '2026-11', '0202-11-01', '1999-12-31', '12026-11-01', '2026-11-011', '2026-11-1'])(
  '§4.20 time range: "%s" is an incomplete date',
  (date) => {
    expect(isCompleteDate(date)).toBe(false);
  },
);
