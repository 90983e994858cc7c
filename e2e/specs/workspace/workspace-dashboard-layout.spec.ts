import type { Page } from 'playwright/test';
import { sampleWorkspace, timeZones } from '#content/sample/workspace.ts';
import { dayOf, periodOf } from '#src/features/workspace/dashboard/period.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { expectNoAxeViolationsAtBothSizes } from '#e2e/support/pages/axe.ts';
import { expect, open, test } from '#e2e/support/browser/fixtures.ts';
import { expectNoHorizontalScroll } from '#e2e/support/pages/layout.ts';

const dates = (page: Page) => page.getByRole('group', { name: 'Time range' });
const start = (page: Page) => dates(page).getByLabel('Start date');
const end = (page: Page) => dates(page).getByLabel('End date');
const custom = (page: Page) => dates(page).getByRole('button', { name: 'Custom' });
const metrics = (page: Page) => page.getByRole('group', { name: 'Metric' }).getByRole('radio');
const chart = (page: Page) => page.getByRole('application');
const form = (page: Page, name: 'Chart' | 'Table') =>
  page.getByRole('group', { name: 'View' }).getByRole('radio', { name });

/** Returns a day whose newest conversations include a right-to-left message. */
function rightToLeftDay() {
  for (const timeZone of timeZones)
    for (let ago = 0; ago < 88; ago += 1) {
      const day = dayOf(sampleNow - ago * 86_400_000, timeZone);
      const { from, to } = periodOf({ range: 'custom', start: day, end: day }, sampleNow, timeZone);
      const newest = sampleBook('typical').between(from, to).slice(0, 6);
      const message = newest.find(({ preview }) => /[א-ي]/.test(preview));
      if (message) return { day, timeZone, preview: message.preview };
    }
  throw new Error('the sample has no such day');
}

test('dashboard: it fits every width with large text, a long table and right-to-left messages', async ({
  page,
}) => {
  const { day, timeZone, preview } = rightToLeftDay();
  const profile = { ...sampleWorkspace.profile, timeZone };
  await page.addInitScript(
    (value) => localStorage.setItem('workspace', value),
    JSON.stringify({ version: 1, ...sampleWorkspace, profile }),
  );
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, `/dashboard?range=custom&start=${day}&end=${day}`);
  const message = page
    .getByRole('region', { name: 'Recent conversations' })
    .getByRole('link')
    .filter({ hasText: preview });
  await expect(message).toHaveCSS('direction', 'rtl');
  expect((await message.boundingBox())!.height).toBeLessThan(50);
  expect((await chart(page).locator('svg').first().boundingBox())!.height).toBe(180);
  const columns = async () => {
    const tops = await metrics(page).evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.getBoundingClientRect().top)),
    );
    return tops.filter((top) => top === tops[0]).length;
  };
  for (const [width, count] of [
    [375, 2],
    [768, 3],
    [1440, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const below = await page
      .getByText('Active users', { exact: true })
      .evaluate(({ parentElement: cell }) => {
        const text = cell?.querySelector('bdi')?.getBoundingClientRect();
        return (cell?.getBoundingClientRect().bottom ?? 0) - (text?.bottom ?? 0);
      });
    expect(below).toBeGreaterThan(12);
    expect(await columns()).toBe(count);
  }
  for (const name of ['Chart', 'Table'] as const) {
    await custom(page).click();
    await start(page).fill('2026-08-01');
    await form(page, name).click();
    await expect(form(page, name)).toBeChecked();
    await expectNoHorizontalScroll(page, [320, 375, 600, 768, 1024, 1280, 1440]);
    await expectNoHorizontalScroll(page, [640, 1280], '200%');
  }
});

test.describe('accessibility', () => {
  test.describe.configure({ timeout: 60_000 });
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('dashboard: no state has axe violations', { tag: '@full' }, async ({ page }) => {
    await open(page, '/dashboard');
    await chart(page).press('End');
    await expectNoAxeViolationsAtBothSizes(page, chart(page).locator('.dot'));
    await open(page, '/dashboard?range=custom&start=2026-07-01&end=2026-11-10&view=table');
    await custom(page).click();
    await end(page).fill('2026-06-01');
    await expect(end(page)).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeViolationsAtBothSizes(page, page.getByRole('table').first());
    await open(page, '/dashboard?range=custom&start=2031-01-01&end=2031-01-02&compare=off');
    await expectNoAxeViolationsAtBothSizes(
      page,
      page.getByText('No conversations in this period.').first(),
    );
  });
});
