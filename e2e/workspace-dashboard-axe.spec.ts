import type { Locator, Page } from 'playwright/test';
import { expectNoFindingsAtBothSizes } from './findings';
import { expect, open, test } from './fixtures';

/** Each state that has looks of its own, with what is seen of it. */
const screens: Record<string, (page: Page) => Promise<Locator>> = {
  'the chart being read': async (page) => {
    await open(page, '/dashboard');
    await page.getByRole('application').press('End');
    return page.getByRole('application').locator('.dot');
  },
  'a table of weeks outside the sample': async (page) => {
    await open(page, '/dashboard?range=custom&start=2026-07-01&end=2026-11-10&view=table');
    return page.getByRole('table').first();
  },
  'an end before the start': async (page) => {
    await open(page, '/dashboard?range=custom&start=2026-11-01&end=2026-11-10');
    await page.getByLabel('End date').fill('2026-10-01');
    await expect(page.getByLabel('End date')).toHaveAttribute('aria-invalid', 'true');
    return page.locator('[aria-invalid="true"]').first();
  },
  'an empty period': async (page) => {
    await open(page, '/dashboard?range=custom&start=2031-01-01&end=2031-01-02&compare=off');
    return page.getByText('No conversations in this period.').first();
  },
};

test.describe('accessibility of the dashboard', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  for (const [name, show] of Object.entries(screens)) {
    test(`axe finds nothing in ${name}, at 1280 and 375 px`, async ({ page }) => {
      await expectNoFindingsAtBothSizes(page, await show(page));
    });
  }
});
