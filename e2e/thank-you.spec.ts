import { expect, hydrated, open, test } from './fixtures';
import { demoButton, fillDemoForm, freshEmail, heading, thanked } from './forms';

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

test('§4 thank you: a direct visit goes home by replacement, with nothing of it painted', async ({
  page,
}) => {
  await page.addInitScript(watchFrames);
  await open(page, '/book-demo');
  await page.goto('/thank-you');
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Hold the line');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();

  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
  await page.goForward();
  await expect(page).toHaveURL('/');
});

test('§4 thank you: a link inside the site without the flag goes home by replacement', async ({
  page,
}) => {
  await page.addInitScript(watchFrames);
  await open(page, '/book-demo');
  await page.evaluate(() => history.pushState({}, '', '/thank-you'));
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/book-demo');
});

test('§4 thank you: after the form it shows, and a reload keeps it', async ({ page }) => {
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

test('contracts §6: the plain form lands on /thank-you?sent=1, which shows', async ({ page }) => {
  await open(page, '/thank-you?sent=1');
  await expect(page).toHaveURL('/thank-you?sent=1');
  await expect(heading(page)).toContainText('Thank you');
});
