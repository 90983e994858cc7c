const writers = new Map<string, Intl.NumberFormat>();

/** Formats an amount in an ISO 4217 currency: `$29.00` (specification §9). */
export function money(amount: number, currency: string): string {
  const known = writers.get(currency);
  const writer = known ?? new Intl.NumberFormat('en-US', { style: 'currency', currency });
  writers.set(currency, writer);
  return writer.format(amount);
}
