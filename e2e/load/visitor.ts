import type { BrowserContext, Page } from 'playwright/test';
import { expect, waitForHydration } from '../support/browser/fixtures';
import { demoButton, fillDemoForm, heroButton, heroEmail, visitor } from '../support/product/forms';
import { outbox } from '../support/product/records';
import type { PageAbort } from './faults';
import type { LoadHarness } from './load-harness';

/** A submission, with an email address that no other has. */
export type Submitted = { form: 'lead' | 'demo'; email: string };

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Ends a page or its connection some time after the click. */
async function abortPage(
  context: BrowserContext,
  page: Page,
  { kind, afterMs }: PageAbort,
): Promise<Page> {
  await delay(afterMs);
  if (kind === 'close') {
    // Closing the last page would close the context.
    const next = await context.newPage();
    await page.close();
    return next;
  }
  if (kind === 'reload') await page.reload().catch(() => undefined);
  if (kind === 'navigate away') await page.goto('about:blank').catch(() => undefined);
  if (kind === 'offline') {
    await context.setOffline(true);
    await delay(300);
    await context.setOffline(false);
  }
  return page;
}

/** Fills in a form and submits it. With an `abort`, the page ends before the response. */
export async function submit(
  context: BrowserContext,
  page: Page,
  harness: LoadHarness,
  { form, email }: Submitted,
  abort: PageAbort | null,
): Promise<Page> {
  await page.goto(harness.origin + (form === 'lead' ? '/' : '/book-demo'));
  await waitForHydration(page);
  if (form === 'lead') await heroEmail(page).fill(email);
  else await fillDemoForm(page, email);
  const button = form === 'lead' ? heroButton(page) : demoButton(page);
  if (abort) {
    // A Playwright click would wait; a page abort at 0 ms must follow at once.
    await button.evaluate((element: HTMLElement) => element.click());
    return abortPage(context, page, abort);
  }
  await button.click();
  const next = form === 'lead' ? '/book-demo' : '/thank-you';
  await page.waitForURL(harness.origin + next, { timeout: 30_000 });
  return page;
}

/** Opens the site again, which sends the outbox; returns how many records remain in it. */
export async function revisit(page: Page, harness: LoadHarness): Promise<number> {
  await page.goto(harness.origin + '/about');
  await waitForHydration(page);
  const isEmpty = expect.poll(() => outbox(page), { timeout: 30_000 }).toEqual([]);
  await isEmpty.catch(() => undefined);
  return (await outbox(page)).length;
}

const expectedFields: Record<Submitted['form'], Record<string, unknown>> = {
  lead: { source: 'landing_page_hero' },
  demo: { ...visitor },
};

/** Returns which submissions were lost, changed or accepted more than once. */
export function countLosses(harness: LoadHarness, submitted: readonly Submitted[]) {
  const { received } = harness.forms;
  const postsOf = ({ form, email }: Submitted) =>
    received.filter(({ path, fields }) => path.endsWith(form) && fields['email'] === email);
  const lost = submitted.filter(
    (submission) => !postsOf(submission).some(({ accepted }) => accepted),
  );
  const wrong = received.filter(({ path, fields }) => {
    const submission = submitted.find(
      ({ form, email }) => path.endsWith(form) && fields['email'] === email,
    );
    if (!submission) return true;
    const first = postsOf(submission)[0]!.fields;
    const expected = Object.entries({
      ...expectedFields[submission.form],
      _replyto: submission.email,
    });
    return (
      JSON.stringify(fields) !== JSON.stringify(first) ||
      expected.some(([name, value]) => fields[name] !== value)
    );
  });
  const repeated = submitted.filter(
    (submission) => postsOf(submission).filter(({ accepted }) => accepted).length > 1,
  );
  const faulty = received.filter(({ fault }) => fault !== null);
  return { posts: received.length, faulty: faulty.length, lost, wrong, repeated };
}
