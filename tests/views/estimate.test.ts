import { afterEach, test, vi } from 'vitest';
import { estimateForm as words } from '#content/site/estimate-form.ts';
// Loads the lazy module before the first step.
import '#src/features/site/estimate/EstimateForm.tsx';
import { domDriver } from '../models/dom-driver';
import { button, textbox } from '../models/driver';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rolls = textbox(words.truckRolls);
const tickets = textbox(words.tickets);
const errors = { css: '#estimate [id$="-error"]' };
const address = (count: string, others = 'tickets=800') =>
  `/?subscribers=50000&truckRolls=${count}&${others}#estimate`;

test('§2.42 estimate: a wrong text has an error, stays out of the address, and waits for its correction', async () => {
  const driver = domDriver();
  await driver.open(address('400'));
  await driver.fill(rolls, 'twelve');
  await driver.fill(tickets, '900');
  await driver.expectVisible(rolls, { value: 'twelve', invalid: true });
  await driver.expectVisible(tickets, { value: '900', invalid: false });
  await driver.expectVisible(errors, { text: /The range still uses 400\.$/ });
  await driver.expectAddress(address('400', 'tickets=900'));
  await driver.fill(rolls, '1,200');
  await driver.expectAbsent(errors);
  await driver.expectAddress(address('1200', 'tickets=900'));
});

test('estimate: another address fills the fields, without the errors of their texts', async () => {
  const driver = domDriver();
  await driver.open(address('400'));
  await driver.fill(rolls, 'twelve');
  await driver.expectCount(errors, 1);
  await driver.navigate(address('500'));
  await driver.expectVisible(rolls, { value: '500', invalid: false });
  await driver.expectAbsent(errors);
});

test.each(['done', 'failed'] as const)(
  '§2.43 estimate: a copied address is confirmed, a refusal explained: %s',
  async (result) => {
    const driver = domDriver();
    await driver.open(address('400'), { hold: ['clipboard'] });
    await driver.click(button(words.copy));
    await driver.settle('clipboard', result);
    const text = result === 'done' ? words.copied : words.refused;
    await driver.expectVisible({ role: 'status', text });
  },
);
