import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect, open, test } from './fixtures';

async function expectNoFindings(page: Page) {
  // The frame around it is checked once for all workspace pages.
  const { violations } = await new AxeBuilder({ page })
    .include('#main')
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

const screens = {
  'the chart being read': async (page: Page) => {
    await open(page, '/dashboard');
    await page.getByRole('application').press('End');
  },
  'a table of weeks outside the sample': async (page: Page) => {
    await open(page, '/dashboard?range=custom&start=2026-07-01&end=2026-11-10&view=table');
    await expect(page.getByRole('table').first()).toBeVisible();
  },
  'an end before the start': async (page: Page) => {
    await open(page, '/dashboard?range=custom&start=2026-11-01&end=2026-11-10');
    await page.getByLabel('End date').fill('2026-10-01');
    await expect(page.getByLabel('End date')).toHaveAttribute('aria-invalid', 'true');
  },
  'an empty period': async (page: Page) => {
    await open(page, '/dashboard?range=custom&start=2031-01-01&end=2031-01-02&compare=off');
    await expect(page.getByText('No conversations in this period.').first()).toBeVisible();
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility of the dashboard, ${colorScheme}`, () => {
    test.describe.configure({ timeout: 60_000 });
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });
    for (const [name, show] of Object.entries(screens)) {
      test(`axe finds nothing in ${name}, at 1280 and 375 px`, async ({ page }) => {
        for (const width of [1280, 375]) {
          await page.setViewportSize({ width, height: 800 });
          await show(page);
          await expectNoFindings(page);
        }
      });
    }
  });
}
