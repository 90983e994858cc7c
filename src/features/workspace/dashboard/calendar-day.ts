const daysIn = (year: number, month: number) => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
};

/**
 * Returns whether the value is an existing day as YYYY-MM-DD, from the year 2000 (specification
 * §4.16).
 */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[2-9]\d{3}-\d{2}-\d{2}$/.test(value)) return false;
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number);
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}
