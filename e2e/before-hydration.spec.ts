import type { Page } from 'playwright/test';
import { about } from '../content/about';
import { careers } from '../content/careers';
import { expect, hydrated, open, test } from './fixtures';
import {
  demoButton,
  fillDemoForm,
  freshEmail,
  heading,
  heroButton,
  heroEmail,
  thanked,
  visitor,
} from './forms';
import { holdScripts } from './held-scripts';
import { inbox, storedList, watchPosts } from './records';

test('contracts §2: an email typed before hydration is kept and sent', async ({ page }) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await heroEmail(page).fill(email);
  release();
  await hydrated(page);
  await expect(heroEmail(page)).toHaveValue(email);
  await heroButton(page).click();
  await expect(page).toHaveURL('/book-demo');
  expect(posts).toMatchObject([{ path: '/forms/lead', body: { email } }]);
});

test('contracts §2: a demo form filled before hydration is kept and sent', async ({ page }) => {
  const email = freshEmail();
  const { release } = await holdScripts(page);
  await page.goto('/book-demo', { waitUntil: 'commit' });
  await fillDemoForm(page, email);
  release();
  await hydrated(page);
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue(visitor.firstName);
  await expect(page.getByRole('combobox', { name: 'Industry' })).toHaveValue(visitor.industry);
  await demoButton(page).click();
  await thanked(page);
  expect(await storedList(page, 'demoSubmissions')).toMatchObject([{ ...visitor, email }]);
});

test('contracts §2: a hero submit before hydration is a plain post that lands on /book-demo', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const { release } = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await expect(heading(page)).toHaveText('Book a demo');
  expect(page.url()).not.toContain('@');
  release();
  await hydrated(page);
  expect(await inbox(request, email)).toMatchObject([{ form: 'lead' }]);
});

test('contracts §2: a demo submit before hydration lands on /thank-you?sent=1', async ({
  page,
  request,
}) => {
  const email = freshEmail();
  const { release } = await holdScripts(page);
  await page.goto('/book-demo', { waitUntil: 'commit' });
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await expect(heading(page)).toContainText('Thank you');
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/thank-you?sent=1');
  await expect(heading(page)).toContainText('Thank you');
  expect(await inbox(request, email)).toMatchObject([{ form: 'demo' }]);
});

/** A visitor's way from About to Careers, in one document. */
async function comeToCareers(page: Page): Promise<void> {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(heading(page)).toHaveText(careers.title);
}

test('§2 before hydration: Back to another page of the same document shows that page', async ({
  page,
}) => {
  await comeToCareers(page);
  const { release } = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(careers.title);
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page)).toHaveText(about.hero.title);
  release();
  await hydrated(page);
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expect(heading(page)).toHaveText(careers.title);
});

/** Holds what About is answered with, until it is let go. */
async function holdAbout(page: Page): Promise<() => void> {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/about', async (route) => {
    await answered;
    await route.continue();
  });
  return answer;
}

test('§2 before hydration: a page that Back has left does not come alive under another address', async ({
  page,
}) => {
  await comeToCareers(page);
  const { release, waiting } = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  // From the first sign of intent on, all files are asked for at once.
  await page.keyboard.press('Tab');
  await expect.poll(waiting).toBeGreaterThan(5);
  const answer = await holdAbout(page);
  const asked = page.waitForRequest(/\/about$/);
  await page.evaluate(() => history.back());
  await asked;
  const words = page.waitForResponse(/\/about-[\w-]+\.js$/);
  release();
  await (await words).finished();
  answer();
  await expect(heading(page)).toHaveText(about.hero.title);
  await hydrated(page);
});

/** Lets the page itself say that it has come alive: while a document is on its way, it cannot be asked. */
function sayHydrated() {
  const attributes = { attributeFilter: ['data-hydrated'], subtree: true };
  // oxlint-disable-next-line no-console -- what a page logs is heard all the same
  new MutationObserver(() => console.info('hydrated')).observe(document, attributes);
}

for (const moment of ['hydrating', 'alive'])
  test(`§2 before hydration: Back at the moment of ${moment} shows the page that it leads to`, async ({
    page,
  }) => {
    await comeToCareers(page);
    const answer = await holdAbout(page);
    await page.addInitScript((type) => {
      if (location.pathname === '/careers') addEventListener(type, () => history.back());
    }, moment);
    await page.addInitScript(sayHydrated);
    const said = page.waitForEvent('console', (line) => line.text() === 'hydrated');
    await page.reload({ waitUntil: 'commit' });
    await said;
    answer();
    await expect(heading(page)).toHaveText(about.hero.title);
    await hydrated(page);
  });
