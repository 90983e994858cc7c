import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

const wide = { width: 1280, height: 800 };
const small = { width: 375, height: 740 };

/** Rules that the theme can affect: it changes colors and the theme button's icon. */
const themedRules = ['color-contrast', 'link-in-text-block', 'button-name'];

/** Waits until animations have ended: text that is fading in has no final contrast. */
async function waitForAnimations(page: Page): Promise<void> {
  // Except for infinite and scroll-driven animations.
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
}

async function axeViolationsIn(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
  within = 'html',
) {
  await page.emulateMedia({ colorScheme });
  await waitForAnimations(page);
  const isLoaded = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window)),
  );
  // Injects axe's 500 KB once per document, not on every analysis.
  const axeSource = isLoaded.every(Boolean) ? { axeSource: 'undefined' } : {};
  const { violations } = await new AxeBuilder({ page, ...axeSource })
    // The default mode opens an extra page for cross-origin frames; there are none.
    .setLegacyMode()
    .include(within)
    .options({
      resultTypes: ['violations'],
      ...(rules && { runOnly: { type: 'rule', values: rules } }),
    })
    .analyze();
  return violations.map(({ id, nodes }) => ({
    theme: colorScheme,
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
}

/** Asserts that axe finds no violations in the light theme; leaves the page in it. */
export async function expectNoAxeViolationsInLight(page: Page): Promise<void> {
  expect(await axeViolationsIn(page, 'light')).toEqual([]);
}

/**
 * Asserts that axe finds no violations in the current state in both themes; leaves the page in the
 * light one. `within` is the CSS selector of the part that has changed since the last check.
 */
export async function expectNoAxeViolations(page: Page, within?: string): Promise<void> {
  const dark = await axeViolationsIn(page, 'dark', themedRules, within);
  const light = await axeViolationsIn(page, 'light', undefined, within);
  expect([...dark, ...light]).toEqual([]);
}

/**
 * Asserts that axe finds no violations in the dark theme on a phone, nor in the light theme on a
 * desktop. Leaves the page wide and light. `within` as above.
 */
export async function expectNoAxeViolationsAtBothSizes(
  page: Page,
  seen: Locator,
  within?: string,
): Promise<void> {
  await page.setViewportSize(small);
  await expect(seen).toBeVisible();
  const dark = await axeViolationsIn(page, 'dark', undefined, within);
  await page.setViewportSize(wide);
  await expect(seen).toBeVisible();
  const light = await axeViolationsIn(page, 'light', undefined, within);
  expect([...dark, ...light]).toEqual([]);
}
