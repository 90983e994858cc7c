import { expect, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { waitForHydration } from '../support/browser/fixtures';
import {
  demoButton,
  fillDemoForm,
  uniqueEmail,
  heroButton,
  heroEmail,
} from '../support/product/forms';
import { outboxSettled, storedList } from '../support/product/records';
import type { LoadHarness } from './load-harness';

const deliveriesOf = (harness: LoadHarness, email: string) =>
  harness.forms.received.filter(({ fields, accepted }) => accepted && fields['email'] === email)
    .length;

/**
 * Submits the hero form and leaves the site in the same tick,
 * `times` times; returns how many leads arrived.
 */
export async function submitAndLeave(
  browser: Browser,
  harness: LoadHarness,
  times: number,
): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const emails = Array.from({ length: times }, uniqueEmail);
  for (const email of emails) {
    await page.goto(harness.origin);
    await waitForHydration(page);
    await heroEmail(page).fill(email);
    await heroButton(page).evaluate((button: HTMLElement) => {
      button.click();
      location.assign('/robots.txt');
    });
    await page.waitForURL('**/robots.txt');
  }
  const count = () => emails.filter((email) => deliveriesOf(harness, email) > 0).length;
  await expect
    .poll(count, { timeout: 15_000 })
    .toBe(times)
    .catch(() => undefined);
  await context.close();
  return count();
}

const submitActions: Record<string, (page: Page, form: 'lead' | 'demo') => Promise<unknown>> = {
  'double click': (page, form) => (form === 'lead' ? heroButton : demoButton)(page).dblclick(),
  'two taps': async (page, form) => {
    const button = form === 'lead' ? heroButton(page) : demoButton(page);
    const { x, y, width, height } = (await button.boundingBox())!;
    const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    return Promise.all([tap(), tap()]);
  },
  'Enter three times': async (page) => {
    await heroEmail(page).focus();
    const enter = () => page.keyboard.press('Enter');
    return Promise.all([enter(), enter(), enter()]);
  },
};

/** Submits each form rapidly in each way; returns the number of posts of each. */
export async function submitRapidly(
  browser: Browser,
  harness: LoadHarness,
): Promise<Record<string, number>> {
  const emails: Record<string, string> = {};
  const context = await browser.newContext({ hasTouch: true });
  const page = await context.newPage();
  for (const form of ['lead', 'demo'] as const) {
    for (const [name, act] of Object.entries(submitActions)) {
      const email = uniqueEmail();
      await page.goto(harness.origin + (form === 'lead' ? '/' : '/book-demo'));
      await waitForHydration(page);
      if (form === 'lead') await heroEmail(page).fill(email);
      else await fillDemoForm(page, email);
      await act(page, form);
      await page.waitForURL(form === 'lead' ? '**/book-demo' : '**/thank-you');
      // A page that unloads before the response leaves its post in the outbox, and the next page
      // sends it again.
      await outboxSettled(page);
      emails[`${form}: ${name}`] = email;
    }
  }
  // A post outlives its page (`keepalive`): the last one, or a duplicate, may still be in flight.
  await expect
    .poll(() => Object.values(emails).every((email) => deliveriesOf(harness, email) > 0))
    .toBe(true)
    .catch(() => undefined);
  await page.goto(harness.origin);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  return Object.fromEntries(
    Object.entries(emails).map(([name, email]) => [name, deliveriesOf(harness, email)]),
  );
}

/** Submits the hero form repeatedly without a page load. Runs in the page, without closures. */
async function submitInPage(emails: readonly string[]): Promise<void> {
  type Router = { navigate: (to: { href: string }) => Promise<void> };
  const router = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
  const until = async (condition: () => boolean) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const field = () => document.querySelector<HTMLInputElement>('#hero-email');
  for (const email of emails) {
    await router.navigate({ href: '/' });
    await until(() => field() !== null);
    // React ignores a write to the element's own property; typing uses the prototype's setter.
    Reflect.set(HTMLInputElement.prototype, 'value', email, field());
    field()!.dispatchEvent(new Event('input', { bubbles: true }));
    field()!.form!.requestSubmit();
    await until(() => location.pathname === '/book-demo' && field() === null);
  }
}

async function openTab(context: BrowserContext, harness: LoadHarness): Promise<Page> {
  const page = await context.newPage();
  await page.goto(harness.origin);
  await waitForHydration(page);
  return page;
}

/** Submits from several tabs at once; returns the numbers of stored records and delivered leads. */
export async function submitFromTabs(
  browser: Browser,
  harness: LoadHarness,
  tabs: number,
  each: number,
) {
  const context = await browser.newContext();
  const pages: Page[] = [];
  for (let tab = 0; tab < tabs; tab += 1) pages.push(await openTab(context, harness));
  const emails = pages.map(() => Array.from({ length: each }, uniqueEmail));
  await Promise.all(pages.map((page, tab) => page.evaluate(submitInPage, emails[tab]!)));
  const all = emails.flat();
  const stored = async () => {
    const records = (await storedList(pages[0]!, 'demoEmails')) as { email: string }[];
    return all.filter((email) => records.some((record) => record.email === email)).length;
  };
  const delivered = () => all.filter((email) => deliveriesOf(harness, email) > 0).length;
  await expect
    .poll(async () => [await stored(), delivered()], { timeout: 15_000 })
    .toEqual([all.length, all.length])
    .catch(() => undefined);
  const numbers = { records: await stored(), delivered: delivered(), of: all.length };
  await context.close();
  return numbers;
}
