import { thankYou } from '#content/site/book-demo.ts';
import { expect, waitForHydration, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heading,
  expectThankYouPage,
} from '#e2e/support/product/forms.ts';

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

test('thank-you page: without a request it is replaced by the home page and never painted', async ({
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

test('thank-you page: it shows after the form with the visitor’s industry and survives a reload', async ({
  page,
}) => {
  await open(page, '/book-demo');
  await fillDemoForm(page, uniqueEmail());
  await demoButton(page).click();
  await expectThankYouPage(page);
  await expect(page).toHaveTitle(/ · Midspan$/);
  const reading = page.getByRole('navigation', { name: thankYou.reading }).getByRole('link');
  await expect(reading).toHaveText(['Fiber ISPs']);

  await page.reload();
  await expectThankYouPage(page);
  await expect(reading).toHaveText(['Fiber ISPs']);
  // Before hydration Back would load a new document, and Forward would cancel it.
  await waitForHydration(page);
  await page.goBack();
  await expect(demoButton(page)).toBeVisible();
  await page.goForward();
  await expectThankYouPage(page);
});
