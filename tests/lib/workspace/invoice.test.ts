import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  invoiceFileName,
  invoiceText,
  singleLine,
} from '#src/features/workspace/account/invoice.ts';
import { money } from '#src/features/workspace/account/money.ts';

const invoice = {
  id: '2026-11',
  paidAt: 0,
  description: 'Professional plan, November 2026',
  amount: 29,
};
const text = (buyer: { name: string; company: string; email: string }) =>
  invoiceText({
    seller: 'Midspan, Inc.',
    buyer,
    invoice,
    date: 'Nov 15, 2026',
    currency: 'USD',
    card: { type: 'Visa', lastFour: '4242' },
  });
const dana = { name: 'Dana Whitlock', company: 'Ridge County Fiber', email: 'dana@ridge.example' };

test('§3.18 billing: an invoice has the documented layout', () => {
  const lines = text(dana).split('\r\n');
  expect(lines.map((line) => line.replaceAll(/ {3,}/g, ' … ').replace(/^-+$/, '---'))).toEqual([
    'Midspan, Inc. … Invoice 2026-11',
    ' … Nov 15, 2026',
    '',
    'Billed to',
    '  Dana Whitlock',
    '  Ridge County Fiber',
    '  dana@ridge.example',
    '',
    'Description … Amount',
    '---',
    'Professional plan, November 2026 … $29.00',
    '---',
    'Total … $29.00 USD',
    '',
    'Paid on Nov 15, 2026 with Visa ending in 4242.',
    '',
    'SAMPLE DATA. No payment was made. This file shows an example invoice',
    'and is not valid for tax purposes.',
    '',
  ]);
});

test('§3.18 billing: any customer name keeps the invoice’s lines', () => {
  const lines = text(dana).split('\r\n').length;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const written = text({ ...dana, name: `A${typed}` });
      expect(written.split(/\r\n|[\n\r\u2028\u2029\u0085\v\f]/)).toHaveLength(lines);
      expect(written.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

test('§3.18 billing: an empty company leaves no blank line, and markup stays text', () => {
  expect(text({ ...dana, company: '  ' })).toContain('Dana Whitlock\r\n  dana@ridge.example');
  expect(singleLine('<b>\nTotal\u202e $0')).toBe('<b> Total $0');
});

test('§3.18 billing: the file is named after the invoice', () => {
  expect(invoiceFileName(invoice)).toBe('invoice-2026-11.txt');
});

test('§3.21 billing: amounts have their currency', () => {
  expect(money(29, 'USD')).toBe('$29.00');
  expect(money(1234.5, 'USD')).toBe('$1,234.50');
});
