import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Locator, type Page } from 'playwright/test';

const wide = { width: 1280, height: 800 };
const small = { width: 375, height: 740 };

/** What the theme can change: it changes colours, and the picture in the button that switches it. */
const themedRules = ['color-contrast', 'link-in-text-block', 'button-name'];

/** Waits until nothing fades or moves any more: what is still fading in has no contrast of its own. */
export async function settled(page: Page): Promise<void> {
  // Not waited for: what never ends, and what moves with the scroll position instead of with time.
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

async function findingsIn(page: Page, colorScheme: 'light' | 'dark', rules?: string[]) {
  await page.emulateMedia({ colorScheme });
  await settled(page);
  const isThere = await Promise.all(
    page.frames().map((frame) => frame.evaluate(() => 'axe' in window)),
  );
  // Half a megabyte that is read once a document, instead of at each look.
  const axeSource = isThere.every(Boolean) ? { axeSource: 'undefined' } : {};
  const { violations } = await new AxeBuilder({ page, ...axeSource })
    // Without it each look opens a page of its own, for frames of other origins; there are none.
    .setLegacyMode()
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

/** Asserts that axe finds nothing wrong in the light theme; the page is left in it. */
export async function expectNoFindingsInLight(page: Page): Promise<void> {
  expect(await findingsIn(page, 'light')).toEqual([]);
}

/**
 * Asserts that axe finds nothing wrong with the page as it is, in either theme of the system, once
 * its animations are over. The page is left in the light one.
 */
export async function expectNoFindings(page: Page): Promise<void> {
  const dark = await findingsIn(page, 'dark', themedRules);
  const light = await findingsIn(page, 'light');
  expect([...dark, ...light]).toEqual([]);
}

/**
 * Asserts that axe finds nothing wrong with what is seen: the colors in the dark theme of a phone,
 * and everything in the light theme of a desktop. The window is left wide and light.
 */
export async function expectNoFindingsAtBothSizes(page: Page, seen: Locator): Promise<void> {
  await page.setViewportSize(small);
  await expect(seen).toBeVisible();
  const dark = await findingsIn(page, 'dark', themedRules);
  await page.setViewportSize(wide);
  await expect(seen).toBeVisible();
  expect([...dark, ...(await findingsIn(page, 'light'))]).toEqual([]);
}
