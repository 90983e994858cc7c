import { timeFormat } from './time-format';

const day = 86_400_000;

/**
 * Returns an hour (epoch ms) of the calendar day `daysBack` days before that of `at`: midnight, or
 * another hour, in a time zone that changes its clock hours away from it. A library would cost more
 * than the list that needs it.
 */
export function midnight(at: number, daysBack: number, timeZone: string, hour = 0): number {
  const { date, time } = timeFormat(timeZone);
  const local = Date.parse(`${date(at)} UTC`) - daysBack * day + hour * 3_600_000;
  const offset = (utc: number) => Date.parse(`${date(utc)} ${time(utc)} UTC`) - utc;
  return local - offset(local - offset(local));
}
