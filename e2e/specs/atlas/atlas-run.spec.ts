import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const now = (page: Page, place: string) =>
  expect(page.getByRole('heading', { name: `Now: ${place}`, exact: true })).toBeVisible();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('atlas: a run of the demo form is taken step by step, and its link shows the same', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/machines/demo-form');
  await page
    .getByRole('combobox', { name: 'Load a run that the tests take' })
    .selectOption('§5 contracts, demo form: a second submit makes no second record');
  await now(page, 'submitting');
  await step(page, 'Let time pass').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('10000');
  await step(page, 'Take this step').click();
  await now(page, 'submitting');

  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const colleague = await other.newPage();
  const link = await page.getByRole('link', { name: 'Link to this step' }).getAttribute('href');
  await open(colleague, new URL(link ?? '', page.url()).href);
  await now(colleague, 'submitting');
  const run = colleague.getByRole('region', { name: 'Run it' });
  await expect(run).toContainText('No delay of this machine runs. sendRequest has not answered.');
  await expect(step(colleague, '4. 10,000 ms pass')).toHaveAttribute('aria-current', 'step');
  await other.close();

  await step(page, 'sendRequest fails: "Failed to submit"').click();
  await now(page, 'failed');
  await step(page, 'visitor.returned').click();
  await now(page, 'editing › unchecked');
});

test('atlas: a run is gone back in, goes elsewhere, and Back returns to what it was', async ({
  page,
}) => {
  await open(page, '/machines/solutions-tab');
  await step(page, 'tab.selected with tab: "workforce"').click();
  await now(page, 'workforce');
  await expect(page.getByRole('heading', { name: 'Now: workforce' })).toBeFocused();
  await step(page, 'Step back').click();
  await now(page, 'operations');
  await step(page, 'Let time pass').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('5');
  await step(page, 'Take this step').click();
  await expect(step(page, '1. 5 ms pass')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await now(page, 'workforce');
});
