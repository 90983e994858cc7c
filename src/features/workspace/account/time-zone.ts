import { knownZone } from '#src/lib/time/time-format.ts';

/**
 * Formats a time zone's UTC offset at a moment (epoch ms): `UTC−8`, `UTC+5:30`, `UTC+0`
 * (specification §3.6); `UTC+0` for an unknown zone.
 */
export function utcOffset(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: knownZone(timeZone),
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
  return `UTC${offset === '' ? '+0' : offset.replace('-', '−')}`;
}
