import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';
import { heading } from '#e2e/support/product/forms.ts';

/** Records before each paint if the thank-you page is visible. */
function watchFrames() {
  const checkFrame = () => {
    const title = document.querySelector('h1');
    const visible = title?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (visible && title?.textContent?.includes('Thank you'))
      sessionStorage.setItem('test.seen', 'yes');
    requestAnimationFrame(checkFrame);
  };
  checkFrame();
}

test('§16.5 thank-you page: without a request it is replaced by the home page and never painted', async ({
  page,
}) => {
  const seen = () => page.evaluate(() => sessionStorage.getItem('test.seen'));
  await page.addInitScript(watchFrames);
  await open(page, '/book-demo');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Your network’s night shift');
  expect(await seen()).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
  await waitForHydration(page);

  await page.evaluate(() => history.pushState({}, '', '/thank-you'));
  await expect(page).toHaveURL('/');
  expect(await seen()).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
  await page.goForward();
  await expect(page).toHaveURL('/');
});
