import type { Invoice } from '#content/sample/billing.ts';
import { money } from './money';

type InvoiceDetails = {
  seller: string;
  buyer: { name: string; company: string; email: string };
  invoice: Invoice;
  /** The day it was paid, as the buyer's profile writes it. */
  date: string;
  currency: string;
  /** The card it was paid with. */
  card: { type: string; lastFour: string };
};

const width = 64;
const rule = '-'.repeat(width);

/**
 * Returns a person's text as one line: line breaks, control characters and marks that turn the
 * direction of text would let a name forge a line of the invoice.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const row = (left: string, right: string) => `${left.padEnd(width - right.length)}${right}`;

/** Returns the name of an invoice's file: `invoice-2026-11.txt`. */
export function invoiceFileName({ id }: Pick<Invoice, 'id'>): string {
  return `invoice-${id}.txt`;
}

/**
 * Returns an invoice to print or to file (specification §3, billing). It is plain text: that opens
 * and prints everywhere, and nothing that a person typed into it can be taken for markup.
 */
export function invoiceText(details: InvoiceDetails): string {
  const { seller, buyer, invoice, date, currency, card } = details;
  const amount = money(invoice.amount, currency);
  const address = [buyer.name, buyer.company, buyer.email].map(oneLine).filter(Boolean);
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
