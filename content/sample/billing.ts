import { sampleEnd } from './daily-conversations';
import type { Volume } from './volumes';

/** The plan of the sample account (specification §9.10). */
export const plan = { name: 'Professional', monthlyPrice: 29, currency: 'USD' } as const;

export const cardOnFile = {
  type: 'Visa',
  lastFour: '4242',
  expiry: { month: 8, year: 2028 },
} as const;

/** One row of the billing history (specification §3.19). */
export interface Invoice {
  /** Year and month: `2026-11`. */
  id: string;
  /** The payment time in epoch ms. */
  paidAt: number;
  description: string;
  /** In the plan's currency. */
  amount: number;
}

const billingDay = 15;
/** The UTC hour with the same date in every time zone of a profile. */
const billingHour = 15;

const billedAt = (year: number, month: number) => Date.UTC(year, month, billingDay, billingHour);
let monthFormat: Intl.DateTimeFormat | undefined;
const monthName = (at: number) =>
  (monthFormat ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })).format(at);

/** The number of paid months by sample size. */
const monthsPaid: Record<Volume, number> = { none: 0, first: 1, typical: 6, large: 24 };

function lastBilled(now: number): { year: number; month: number } {
  const day = new Date(now);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  return billedAt(year, month) <= now ? { year, month } : { year, month: month - 1 };
}

function invoiceOf(paidAt: number): Invoice {
  return {
    id: new Date(paidAt).toISOString().slice(0, 7),
    paidAt,
    description: `${plan.name} plan, ${monthName(paidAt)}`,
    amount: plan.monthlyPrice,
  };
}

/** Returns the billing history of a sample, newest first, and the next due date (epoch ms). */
export function billing(
  volume: Volume,
  now: number = sampleEnd,
): { nextAt: number; history: Invoice[] } {
  const { year, month } = lastBilled(now);
  return {
    nextAt: billedAt(year, month + 1),
    history: Array.from({ length: monthsPaid[volume] }, (_, back) =>
      invoiceOf(billedAt(year, month - back)),
    ),
  };
}
