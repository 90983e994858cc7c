import { TZDate } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { timeZones } from '#content/sample/workspace.ts';
import { midnight } from '#src/lib/time/midnight.ts';

test('midnight: it is the start of any earlier day in every time zone of a profile', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      fc.nat(90),
      fc.constantFrom(...timeZones),
      (at, daysBack, zone) => {
        const local = new TZDate(at.getTime(), zone);
        const day = local.getDate() - daysBack;
        const start = new TZDate(local.getFullYear(), local.getMonth(), day, zone);
        expect(midnight(at.getTime(), daysBack, zone)).toBe(start.getTime());
      },
    ),
  );
});
