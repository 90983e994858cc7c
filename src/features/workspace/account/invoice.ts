import type { Invoice } from '#content/sample/billing.ts';
import { money } from './money';

type InvoiceDetails = {
  seller: string;
  buyer: { name: string; company: string; email: string };
  invoice: Invoice;
  /** Payment date, formatted for the buyer's profile. */
  date: string;
  currency: string;
  /** The card that was charged. */
  card: { type: string; lastFour: string };
};

const width = 64;
const rule = '-'.repeat(width);

/**
 * Reduces user input to one line: line breaks, control characters and bidirectional marks could
 * forge a line of the invoice.
 */
export function singleLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const row = (left: string, right: string) => `${left.padEnd(width - right.length)}${right}`;

/** Returns an invoice's file name: `invoice-2026-11.txt`. */
export function invoiceFileName({ id }: Pick<Invoice, 'id'>): string {
  return `invoice-${id}.txt`;
}

/**
 * Returns a printable invoice (specification §3.18). Plain text opens and prints
 * everywhere, and user input cannot become markup.
 */
export function invoiceText(details: InvoiceDetails): string {
  const { seller, buyer, invoice, date, currency, card } = details;
  const amount = money(invoice.amount, currency);
  const address = [buyer.name, buyer.company, buyer.email].map(singleLine).filter(Boolean);
  const lines = [
    row(seller, `Invoice ${invoice.id}`),
    row('', date),
    '',
    'Billed to',
    ...address.map((line) => `  ${line}`),
    '',
    row('Description', 'Amount'),
    rule,
    row(invoice.description, amount),
    rule,
    row('Total', `${amount} ${currency}`),
    '',
    `Paid on ${date} with ${card.type} ending in ${card.lastFour}.`,
    '',
    'SAMPLE DATA. No payment was made. This file shows an example invoice',
    'and is not valid for tax purposes.',
    '',
  ];
  return lines.join('\r\n');
}
