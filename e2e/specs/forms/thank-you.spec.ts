import { expect, hydrated, open, test } from '#e2e/support/browser/fixtures.ts';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  thanked,
} from '#e2e/support/product/forms.ts';

/** Notes at each frame, before it is painted, whether the thank-you page can be seen in it. */
function watchFrames() {
  const look = () => {
    const shown = document.querySelector('h1');
    const visible = shown?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (visible && shown?.textContent?.includes('Thank you')) sessionStorage.setItem('seen', 'yes');
    requestAnimationFrame(look);
  };
  look();
}

test('thank you: without a request it goes home by replacement, with nothing of it painted', async ({
  page,
}) => {
  const seen = () => page.evaluate(() => sessionStorage.getItem('seen'));
  await page.addInitScript(watchFrames);
  await open(page, '/book-demo');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Hold the line');
  expect(await seen()).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
  await hydrated(page);

  await page.evaluate(() => history.pushState({}, '', '/thank-you'));
  await expect(page).toHaveURL('/');
  expect(await seen()).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test('thank you: after the form it shows, and a reload keeps it', async ({ page }) => {
  await open(page, '/book-demo');
  await fillDemoForm(page, freshEmail());
  await demoButton(page).click();
  await thanked(page);
  await expect(page).toHaveTitle(/ · Midspan$/);

  await page.reload();
  await thanked(page);
  // Left before that, it would load the form's page anew, and Forward would cut that off.
  await hydrated(page);
  await page.goBack();
  await expect(demoButton(page)).toBeVisible();
  await page.goForward();
  await thanked(page);
});
