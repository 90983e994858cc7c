import { expect, test } from 'vitest';
import { utcOffset } from '#src/features/workspace/account/time-zone.ts';

const winter = Date.UTC(2026, 10, 20);
const summer = Date.UTC(2026, 6, 1);

test.each([
  ['America/Los_Angeles', 'UTC−8', 'UTC−7'],
  ['America/New_York', 'UTC−5', 'UTC−4'],
  ['Europe/London', 'UTC+0', 'UTC+1'],
  ['Asia/Singapore', 'UTC+8', 'UTC+8'],
  ['Asia/Kolkata', 'UTC+5:30', 'UTC+5:30'],
])('§3.4 profile: %s is %s in winter and %s in summer', (zone, inWinter, inSummer) => {
  expect(utcOffset(zone, winter)).toBe(inWinter);
  expect(utcOffset(zone, summer)).toBe(inSummer);
});
