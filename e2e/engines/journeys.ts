import { about } from '#content/site/about.ts';
import { agent as networkOs } from '#content/agents/network-os.ts';
import { careers } from '#content/site/careers.ts';
import { addressOf, builtPaths } from '../support/pages/built-pages';
import { uniqueEmail, visitor } from '../support/product/forms';
import { lazyChunks } from '../support/pages/lazy-chunks';
import { eventually, expect, expectHydrated, test } from './engine';
import type { EnginePage } from './engine-page';

const address = () => location.pathname + location.search;
const heading = () => document.querySelector('h1')?.textContent;
const outbox = () => Object.keys(localStorage).filter((key) => key.startsWith('leadOutbox'));
const emailValue = () => document.querySelector<HTMLInputElement>('input[type=email]')?.value;

/** One page of each folder, and every top-level page. */
const pageOfEachKind = builtPaths.filter((path, index) => {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return folder === '' || builtPaths.findIndex((built) => built.startsWith(`${folder}/`)) === index;
});

const expectAddress = (page: EnginePage, path: string) =>
  eventually(() => page.evaluate(address), 'address').toBe(path);
const expectHeading = (page: EnginePage, text: string) =>
  eventually(() => page.evaluate(heading), 'heading').toContain(text);

async function fillDemoForm(page: EnginePage): Promise<void> {
  await page.fill('First name', visitor.firstName);
  await page.fill('Last name', visitor.lastName);
  await page.select('Number of employees', visitor.employeeCount);
  await page.select('Industry', visitor.industry);
}

test('§4.11 booking: hero form and demo form reach the thank-you page, and both posts are delivered', async ({
  enginePage: page,
  open,
  site,
}) => {
  const email = uniqueEmail();
  await open('/');
  await page.fill('Work email', email);
  await page.click('button', 'Get a demo');
  await expectAddress(page, '/book-demo');
  await eventually(() => page.evaluate(emailValue)).toBe(email);
  await fillDemoForm(page);
  await page.click('button', 'Request my demo');
  await expectAddress(page, '/thank-you');
  await expectHeading(page, 'Thank you');
  await expect.poll(() => site.inbox(email)).toHaveLength(2);
  const [demo, lead] = await site.inbox(email);
  expect(lead).toMatchObject({ form: 'lead', fields: { email, source: 'landing_page_hero' } });
  expect(demo).toMatchObject({
    form: 'demo',
    fields: { email, firstName: visitor.firstName, industry: visitor.industry },
  });
  await eventually(() => page.evaluate(outbox)).toEqual([]);
});

test('§7.3 hero lead: the post survives leaving the page at once', async ({
  enginePage: page,
  open,
  site,
  allowMessages,
}) => {
  // Leaving the page cancels its pending fetches, and Firefox may report that to the page first.
  allowMessages(/could not be fetched|Failed to submit/);
  const email = uniqueEmail();
  await open('/');
  await page.fill('Work email', email);
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('form button[type=submit]')?.click();
    location.assign('/robots.txt');
  });
  await expectAddress(page, '/robots.txt');
  await expect.poll(async () => (await site.inbox(email)).length).toBeGreaterThan(0);
});

test('§15.21 outbox: a refused submission is stored and delivered at the next visit', async ({
  enginePage: page,
  open,
  site,
  allowMessages,
}) => {
  allowMessages(/Failed to submit|503/);
  const email = uniqueEmail();
  site.faults.formsFail = true;
  await open('/book-demo');
  await page.fill('Work email', email);
  await fillDemoForm(page);
  await page.click('button', 'Request my demo');
  await expectAddress(page, '/thank-you');
  await eventually(() => page.evaluate(outbox)).toHaveLength(1);
  site.faults.formsFail = false;
  await open('/about');
  await expect.poll(() => site.inbox(email)).toHaveLength(1);
  await eventually(() => page.evaluate(outbox)).toEqual([]);
});

test('§12.10 url normalization: upper case and encoded letters lead to the page', async ({
  enginePage: page,
  open,
  allowMessages,
}) => {
  allowMessages(/404/);
  for (const [requested, path, title] of [
    ['/ABOUT?ref=mail', '/about?ref=mail', about.hero.title],
    ['/solutions/network%2Dos', '/solutions/network-os', networkOs.title],
  ] as const) {
    await open(requested);
    await expectAddress(page, path);
    await expectHeading(page, title);
  }
});

test('§4.33 header: keys open a menu and reach its links, and Escape returns the focus', async ({
  enginePage: page,
  open,
}) => {
  const focused = () => {
    const element = document.activeElement;
    return [
      element?.getAttribute('href') ?? element?.textContent,
      element?.getAttribute('aria-expanded'),
    ];
  };
  await open('/');
  await page.focus('button', 'Customers');
  await page.press('Enter');
  await eventually(() => page.evaluate(focused)).toEqual(['Customers', 'true']);
  // The panel's position must not depend on CSS anchor positioning.
  const offset = () => {
    const [button, panel] = ['[popovertarget=menu-customers]', '#menu-customers'].map((selector) =>
      document.querySelector(selector)?.getBoundingClientRect(),
    );
    return button && panel && [panel.x - button.x, panel.y - button.bottom].map(Math.round);
  };
  expect(await page.evaluate(offset)).toEqual([-12, 0]);
  await page.press('Tab');
  await eventually(() => page.evaluate(focused)).toEqual(['/customers/fiber-isps', null]);
  await page.press('Escape');
  await eventually(() => page.evaluate(focused)).toEqual(['Customers', 'false']);
  // Until the menu is hydrated, the browser follows its links, and a new document has no focus.
  await eventually(() =>
    page.evaluate(() => document.querySelector('[data-region] #menu-customers')),
  ).toBeNull();
  await page.type(' ');
  await eventually(() => page.evaluate(focused)).toEqual(['Customers', 'true']);
  await page.press('Tab');
  await page.press('Enter');
  await expectAddress(page, '/customers/fiber-isps');
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
});

test('theme: a chosen theme applies at once and persists', async ({ enginePage: page, open }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await open('/');
  const before = await background();
  await page.click('button', 'Switch theme (System)');
  await eventually(background).not.toBe(before);
  const chosen = await background();
  await open('/');
  expect(await background()).toBe(chosen);
});

test('§2.73 sign-in: a valid form opens the workspace, and Logout returns to sign-in', async ({
  enginePage: page,
  open,
}) => {
  const pressed = () => document.querySelector('button[aria-pressed=true]')?.textContent;
  await open('/sign-in');
  await page.fill('Email', 'ada@ridge-fiber.example');
  await page.evaluate(() => document.querySelector<HTMLElement>('input[type=password]')?.focus());
  await page.type('correct horse');
  await page.click('button', 'Sign in');
  await expectAddress(page, '/dashboard');
  await expectHeading(page, 'Home');
  await page.click('button', '7d');
  await eventually(() => page.evaluate(pressed)).toBe('7d');
  await page.click('button', 'Logout');
  await expectAddress(page, '/sign-in');
  expect(await page.evaluate(() => Object.values(localStorage).join(' '))).not.toContain('horse');
});

test('§4.22 FAQ list: a saved edit and a new entry persist across a reload', async ({
  enginePage: page,
  open,
}) => {
  const questions = () =>
    [...document.querySelectorAll('label')]
      .filter((label) => label.textContent === 'Question')
      .map((label) => (label.control as HTMLInputElement).value);
  const edited = 'Who holds the line at night?';
  await open('/chatbot-setup');
  await page.fill('Question', edited);
  await page.click('button', 'Add entry');
  await eventually(() => page.evaluate(questions)).toHaveLength(6);
  await page.click('button', 'Save changes');
  await open('/chatbot-setup');
  await eventually(() => page.evaluate(questions)).toHaveLength(6);
  expect(await page.evaluate(questions)).toContain(edited);
});

test('§12.34 missing chunk: a chunk that a deploy removed costs one reload', async ({
  enginePage: page,
  open,
  site,
  allowMessages,
}) => {
  // Puppeteer reports a logged Error of Firefox as `JSHandle@error`.
  allowMessages(
    /404|could not be fetched|Loading failed|Failed to load|disallowed MIME type|JSHandle@error/,
  );
  await open('/');
  site.faults.missing = lazyChunks().find(({ file }) => file.startsWith('careers-'))!.file;
  await page.evaluate(() => void Object.assign(globalThis, { isFirst: true }));
  await page.click('link', 'Careers');
  await expectHeading(page, careers.title);
  await expectAddress(page, '/careers');
  expect(await page.evaluate(() => 'isFirst' in globalThis)).toBe(false);
  await expectHydrated(page);
});

test('§12.32 slow network: a page that loads slowly is hydrated once it has loaded', async ({
  enginePage: page,
  open,
  site,
}) => {
  const expanded = () =>
    [...document.querySelectorAll('header button[aria-expanded=true]')].map(
      (button) => button.textContent,
    );
  await open('/');
  await open('/about');
  site.faults.restAfter = 1_000;
  await open('/');
  await page.click('button', 'Solutions');
  await eventually(() => page.evaluate(expanded)).toEqual(['Solutions']);
});

test('every kind of page: it hydrates and fits', async ({ enginePage: page, open }) => {
  const tooWide: string[] = [];
  for (const path of pageOfEachKind) {
    await open(addressOf(path));
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    if (over > 0) tooWide.push(`${path}: ${over} px`);
  }
  expect(tooWide).toEqual([]);
});

test('§5.2 international address: both forms send the domain in ASCII form', async ({
  enginePage: page,
  open,
  site,
}) => {
  const [local] = uniqueEmail().split('@');
  await open('/');
  await page.fill('Work email', `${local}@münchen.example`);
  await page.click('button', 'Get a demo');
  await expectAddress(page, '/book-demo');
  await fillDemoForm(page);
  await page.click('button', 'Request my demo');
  await expectAddress(page, '/thank-you');
  await expect.poll(() => site.inbox(`${local}@xn--mnchen-3ya.example`)).toHaveLength(2);
});
