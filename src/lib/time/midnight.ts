import { timeFormat } from './time-format';

const day = 86_400_000;

/**
 * Returns the start (epoch ms) of the calendar day `daysBack` days before that of `at`, in a time
 * zone that changes its clock hours away from midnight. A library would cost more than the list
 * that needs it.
 */
export function midnight(at: number, daysBack: number, timeZone: string): number {
  const { date, time } = timeFormat(timeZone);
  const inUtc = Date.parse(`${date(at)} UTC`) - daysBack * day;
  return 2 * inUtc - Date.parse(`${date(inUtc)} ${time(inUtc)} UTC`);
}
