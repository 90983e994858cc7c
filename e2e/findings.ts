import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** Asserts that axe finds nothing wrong with the page as it is, once its animations are over. */
export async function expectNoFindings(page: Page) {
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
    // Without it each look opens a page of its own, for frames of other origins; there are none.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  const findings = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(findings).toEqual([]);
}
