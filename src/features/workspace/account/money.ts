const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount in an ISO 4217 currency: `$29.00` (specification §3.21). */
export function money(amount: number, currency: string): string {
  const cached = formats.get(currency);
  const format = cached ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  formats.set(currency, format);
  return format.format(amount);
}
