import type { Page } from 'playwright/test';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';

const expectState = (page: Page, state: string) =>
  expect(page.getByRole('heading', { name: `Now: ${state}`, exact: true })).toBeVisible();
const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('§17.54 atlas: a simulation steps back and branches, and Back restores the earlier branch', async ({
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
