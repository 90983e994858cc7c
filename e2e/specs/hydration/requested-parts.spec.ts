import { estimate } from '#content/site/estimate.ts';
import { countShifts, saveData } from '#e2e/support/browser/first-visit.ts';
import { expect, test } from '#e2e/support/browser/fixtures.ts';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var figuresSeen: Set<string>;
}

/** Records the visible text of the estimate in each frame. Runs in the page, without closures. */
function watchEstimate() {
  globalThis.figuresSeen = new Set();
  const watch = () => {
    const section = document.querySelector<HTMLElement>('#estimate');
    if (section) globalThis.figuresSeen.add(section.innerText);
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}

/** Resolves two frames after an element is at the top of the screen. Runs in the page. */
function inView(element: Element) {
  return new Promise<void>((resolve) => {
    const watch = () => {
      if (element.getBoundingClientRect().top < 200)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      else requestAnimationFrame(watch);
    };
    watch();
  });
}

test('§2.24 demo video: /solutions/network-os#demo-video starts it without input', async ({
  page,
}) => {
  await page.goto('/solutions/network-os#demo-video');
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]autoplay=1/);
  await expect(page.locator('#demo-video')).toBeInViewport();
});

test('§12.39 demo video: a visitor who saves data starts it with a click without a pointer', async ({
  page,
}) => {
  await page.addInitScript(saveData);
  await page.goto('/solutions/network-os');
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await page.locator('main a[href$="#demo-video"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.locator('iframe')).toHaveAttribute('src', /[?&]autoplay=1/);
});

for (const address of [
  '/?subscribers=9000&truckRolls=90#estimate',
  '/customers/fiber-isps?subscribers=9000&truckRolls=90#estimate',
])
  test(`§2.45 estimator: ${address} shows only its figures, without input or shift`, async ({
    page,
  }) => {
    await page.addInitScript(watchEstimate);
    await page.addInitScript(countShifts);
    await page.route('**/EstimateForm*.js', async (route) => {
      // The example is on the screen first, as on a slow network.
      await page.locator('#estimate').evaluate(inView);
      await route.continue();
    });
    await page.goto(address);
    await expect(page.locator('#estimate')).toContainText('18–36truck rolls');
    const seen = await page.evaluate(() => [...globalThis.figuresSeen].join('\n'));
    expect(seen).not.toMatch(/of (600|4,000) a month/);
    expect(await page.evaluate(() => globalThis.layoutShifts?.sum)).toBeLessThan(0.02);
    await expect(page.getByRole('link', { name: estimate.open })).toHaveCount(0);
  });

test('§12.38 inspector: ?inspect runs each part’s machines without input', async ({ page }) => {
  await page.goto('/?inspect');
  await expect(page.locator('[data-region]:has(button)')).toHaveCount(0);
});
