import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { addressOf, builtPaths } from './built-pages';
import { browserLine, expect, open, test } from './fixtures';
import { demoButton, heroButton, heroEmail } from './forms';

const sizes = {
  wide: { width: 1280, height: 800 },
  medium: { width: 768, height: 1024 },
  small: { width: 375, height: 740 },
};

async function expectNoFindings(page: Page) {
  // What is still fading in has no contrast of its own yet. Not waited for: what never ends, and
  // what moves with the scroll position instead of with time.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.describe.configure({ timeout: 60_000 });
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of [...builtPaths, '/nothing-here']) {
      test(`axe finds nothing on ${path}`, async ({ page, expectConsole }) => {
        expectConsole(browserLine, 'any');
        await open(page, addressOf(path));
        for (const viewport of Object.values(sizes)) {
          await page.setViewportSize(viewport);
          await expectNoFindings(page);
        }
      });
    }

    for (const size of ['wide', 'small'] as const) {
      const viewport = sizes[size];
      test(`axe finds nothing in forms with errors, ${size}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, '/book-demo');
        await demoButton(page).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFindings(page);

        await open(page, '/');
        await heroEmail(page).fill('ada@');
        await heroButton(page).click();
        await expect(heroEmail(page)).toHaveAttribute('aria-invalid', 'true');
        await expectNoFindings(page);
      });
    }

    test('axe finds nothing in open menus, the sheet and the video', async ({ page }) => {
      await open(page, '/');
      for (const name of ['Solutions', 'Customers', 'Company']) {
        await page.getByRole('banner').getByRole('button', { name }).click();
        await expectNoFindings(page);
      }
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: /^Play video/ })
        .first()
        .click();
      await expect(page.locator('iframe')).toBeVisible();
      await expectNoFindings(page);

      await page.setViewportSize(sizes.small);
      await page.getByRole('button', { name: 'Open menu' }).click();
      const sheet = page.getByRole('dialog');
      for (const name of ['Solutions', 'Customers', 'Company']) {
        await sheet.getByText(name, { exact: true }).click();
      }
      await expectNoFindings(page);
    });
  });
}
