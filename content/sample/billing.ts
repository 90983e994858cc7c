import { sampleEnd } from './daily-conversations';
import type { Volume } from './volumes';

/** What the sample account pays (specification §9). */
export const plan = { name: 'Professional', monthlyPrice: 29, currency: 'USD' } as const;

export const cardOnFile = {
  type: 'Visa',
  lastFour: '4242',
  expiry: { month: 8, year: 2028 },
} as const;

/** One row of the billing history (specification §3). */
export interface Invoice {
  /** Its year and month: `2026-11`. */
  id: string;
  /** When it was paid, in epoch ms. */
  paidAt: number;
  description: string;
  /** In the plan's currency. */
  amount: number;
}

const billingDay = 15;
/** At this hour it is the same day in all time zones that a profile can have. */
const billingHour = 15;

const billedAt = (year: number, month: number) => Date.UTC(year, month, billingDay, billingHour);
const monthName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'long',
  year: 'numeric',
});

/** How many months each sample has paid for: the one that has seen nothing yet has paid nothing. */
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
    description: `${plan.name} plan, ${monthName.format(paidAt)}`,
    amount: plan.monthlyPrice,
  };
}

/** The billing history of a sample, newest first, and when the next payment is due (epoch ms). */
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
