import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const expectState = (page: Page, state: string) =>
  expect(page.getByRole('heading', { name: `Now: ${state}`, exact: true })).toBeVisible();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('atlas: a simulation runs step by step, and its link shows the same step', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, '/machines/demo-form');
  await page
    .getByRole('combobox', { name: 'Load a journey of the tests' })
    .selectOption('§15 demo form: a second submit sends no second request');
  await expectState(page, 'submitting');
  await step(page, 'Wait').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('10000');
  await step(page, 'Take this step').click();
  await expectState(page, 'submitting');

  const colleagueContext = await browser.newContext(baseURL ? { baseURL } : {});
  const colleague = await colleagueContext.newPage();
  const link = await page.getByRole('link', { name: 'Link to this step' }).getAttribute('href');
  await open(colleague, new URL(link ?? '', page.url()).href);
  await expectState(colleague, 'submitting');
  const run = colleague.getByRole('region', { name: 'Simulator' });
  await expect(run).toContainText('No delay is pending. sendRequest is still running.');
  await expect(step(colleague, '4. wait 10,000 ms')).toHaveAttribute('aria-current', 'step');
  await colleagueContext.close();

  await step(page, 'sendRequest fails: "Failed to submit"').click();
  await expectState(page, 'failed');
  await step(page, 'visitor.returned').click();
  await expectState(page, 'editing › unchecked');
});

test('atlas: a simulation steps back and branches, and Back restores the earlier branch', async ({
  page,
}) => {
  await open(page, '/machines/solutions-tab');
  await step(page, 'tab.selected with tab: "workforce"').click();
  await expectState(page, 'workforce');
  await expect(page.getByRole('heading', { name: 'Now: workforce' })).toBeFocused();
  await step(page, 'Step back').click();
  await expectState(page, 'operations');
  await step(page, 'Wait').click();
  await page.getByRole('textbox', { name: 'milliseconds' }).fill('5');
  await step(page, 'Take this step').click();
  await expect(step(page, '1. wait 5 ms')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expectState(page, 'workforce');
  const address = page.url();
  await step(page, 'Run tab.selected in workforce').click();
  await expect(page).toHaveURL(/[?&]run=1~tab.selected[^&]*~tab.selected[^&]*#run$/);
  await expect(page.getByRole('heading', { name: /^Now: / })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Now: / })).toBeInViewport();
  await page.goBack();
  expect(page.url()).toBe(address);
});
