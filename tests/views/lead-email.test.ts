import { expect, test, vi } from 'vitest';
import { unsupportedMailbox } from '#content/site/demo-request.ts';
import type { FormTargets } from '#src/lib/forms/form-target.ts';
import { visibleOne } from '../models/dom-find';
import { domDriver } from '../models/dom-driver';
import { button, textbox } from '../models/driver';

vi.setConfig({ testTimeout: 180_000 });

vi.mock('virtual:form-targets', async (original) => {
  const { formTargets } = await original<{ formTargets: FormTargets }>();
  const hosted = { takesAnyMailbox: false };
  const lead = { ...formTargets.lead, ...hosted };
  return { formTargets: { lead, demo: { ...formTargets.demo, ...hosted } } };
});

const describedBy = () => {
  const ids = visibleOne(textbox('Work email')).getAttribute('aria-describedby') ?? '';
  return ids.split(' ').map((id) => document.getElementById(id)?.textContent);
};

test('§5.5 email addresses: both forms ask for another one if the service may not take its letters', async () => {
  const driver = domDriver();
  await driver.open('/', { hold: ['lead'] });
  await driver.fill(textbox('Work email'), 'zoë@company.example');
  await driver.click(button('Get a demo'));
  expect(describedBy()).toContain(unsupportedMailbox);
  expect(await driver.stored('demoEmails')).toBeNull();

  await driver.open('/book-demo', { hold: ['demo'] });
  await driver.fill(textbox('Work email'), 'zoë@company.example');
  await driver.click(button('Request my demo'));
  expect(describedBy()).toContain(unsupportedMailbox);
  await driver.fill(textbox('Work email'), 'zoe@münchen.example');
  expect(describedBy()).not.toContain(unsupportedMailbox);
});
