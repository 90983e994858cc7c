import type { BrowserContext, Page } from 'playwright/test';
import { expect, hydrated } from '../support/browser/fixtures';
import { demoButton, fillDemoForm, heroButton, heroEmail, visitor } from '../support/product/forms';
import { outbox } from '../support/product/records';
import type { PageAbort } from './faults';
import type { LoadHarness } from './load-harness';

/** One submission that a visitor has made: its form and its address, which no other has. */
export type Submitted = { form: 'lead' | 'demo'; email: string };

const moment = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends a page's life, or its connection, some time after the click. */
async function abortPage(
  context: BrowserContext,
  page: Page,
  { how, afterMs }: PageAbort,
): Promise<Page> {
  await moment(afterMs);
  if (how === 'close') {
    // A context without a page would be a browser that was closed.
    const next = await context.newPage();
    await page.close();
    return next;
  }
  if (how === 'reload') await page.reload().catch(() => undefined);
  if (how === 'navigate away') await page.goto('about:blank').catch(() => undefined);
  if (how === 'offline') {
    await context.setOffline(true);
    await moment(300);
    await context.setOffline(false);
  }
  return page;
}

/** Fills in a form and submits it; with a `kill`, the page does not live to see what comes of it. */
export async function submit(
  context: BrowserContext,
  page: Page,
  harness: LoadHarness,
  { form, email }: Submitted,
  ending: PageAbort | null,
): Promise<Page> {
  await page.goto(harness.origin + (form === 'lead' ? '/' : '/book-demo'));
  await hydrated(page);
  if (form === 'lead') await heroEmail(page).fill(email);
  else await fillDemoForm(page, email);
  const button = form === 'lead' ? heroButton(page) : demoButton(page);
  if (ending) {
    // The click itself is not waited for: a kill at 0 ms comes with it.
    await button.evaluate((element: HTMLElement) => element.click());
    return abortPage(context, page, ending);
  }
  await button.click();
  const next = form === 'lead' ? '/book-demo' : '/thank-you';
  await page.waitForURL(harness.origin + next, { timeout: 30_000 });
  return page;
}

/** Comes back once, when all that waited is sent; returns how much waits after that visit. */
export async function revisit(page: Page, harness: LoadHarness): Promise<number> {
  await page.goto(harness.origin + '/about');
  await hydrated(page);
  const isEmpty = expect.poll(() => outbox(page), { timeout: 30_000 }).toEqual([]);
  await isEmpty.catch(() => undefined);
  return (await outbox(page)).length;
}

const expectedFields: Record<Submitted['form'], Record<string, unknown>> = {
  lead: { source: 'landing_page_hero' },
  demo: { ...visitor },
};

/** What became of all submissions: how many were lost, wrong, or taken more than once. */
export function countLosses(harness: LoadHarness, submitted: readonly Submitted[]) {
  const { received } = harness.forms;
  const of = ({ form, email }: Submitted) =>
    received.filter(({ path, fields }) => path.endsWith(form) && fields['email'] === email);
  const lost = submitted.filter((one) => !of(one).some(({ accepted }) => accepted));
  const wrong = received.filter(({ path, fields }) => {
    const one = submitted.find(
      ({ form, email }) => path.endsWith(form) && fields['email'] === email,
    );
    if (!one) return true;
    const first = of(one)[0]!.fields;
    const expected = Object.entries({ ...expectedFields[one.form], _replyto: one.email });
    return (
      JSON.stringify(fields) !== JSON.stringify(first) ||
      expected.some(([name, value]) => fields[name] !== value)
    );
  });
  const repeated = submitted.filter((one) => of(one).filter(({ accepted }) => accepted).length > 1);
  const faulty = received.filter(({ fault }) => fault !== null);
  return { posts: received.length, faulty: faulty.length, lost, wrong, repeated };
}
