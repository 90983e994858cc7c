import type { BrowserContext, Page } from 'playwright/test';
import { brand } from '#content/brand.ts';
import { holdScripts } from '../browser/held-scripts';
import { expect, waitForHydration } from '../browser/fixtures';
import { outbox } from './records';
import { demoButton, fillDemoForm, heading, heroButton, heroEmail, uniqueEmail } from './forms';
import type { SiteWithService } from './form-service-site';

/** Submits both forms on a page whose scripts run. */
async function submitByScript(page: Page, { origin }: SiteWithService, email: string) {
  await page.goto(origin);
  await waitForHydration(page);
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await page.waitForURL(`${origin}/book-demo`);
  await fillDemoForm(page, null);
  await demoButton(page).click();
  await page.waitForURL(`${origin}/thank-you`);
  await expect.poll(() => outbox(page)).toEqual([]);
}

/** Submits both forms on pages without a running script; each must land on the site. */
async function submitPlainly(page: Page, site: SiteWithService, email: string) {
  const { landing } = site.service.imitation.plainPost;
  const home = landing === 'action' ? site.origin : brand.siteUrl;
  await page.goto(site.origin, { waitUntil: 'commit' });
  await heroEmail(page).fill(email);
  await heroButton(page).click();
  await page.waitForURL(`${home}/book-demo`, { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('Book a demo');
  await page.goto(`${site.origin}/book-demo`, { waitUntil: 'commit' });
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await page.waitForURL(`${home}/thank-you?sent=1`, { waitUntil: 'commit' });
  await expect(heading(page)).toContainText('Thank you');
}

/** Pages whose forms a script, or the browser alone, submits. */
export const scriptStates = ['with JavaScript', 'before hydration', 'without JavaScript'] as const;

/**
 * Submits both forms on a page in this state; expects that the service has both with every field, and
 * that the visitor sees the pages that follow.
 */
export async function submitBothForms(
  newContext: (options: { javaScriptEnabled: boolean }) => Promise<BrowserContext>,
  site: SiteWithService,
  state: (typeof scriptStates)[number],
): Promise<void> {
  const context = await newContext({ javaScriptEnabled: state !== 'without JavaScript' });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const email = uniqueEmail();
  await site.connect(page);
  if (state === 'before hydration') await holdScripts(page);
  const isScripted = state === 'with JavaScript';
  await (isScripted ? submitByScript : submitPlainly)(page, site, email);
  const posts = site.service.received.filter(({ fields }) => fields['email'] === email);
  const expected = { sender: isScripted ? 'script' : 'form', accepted: true };
  expect(posts).toMatchObject([
    { form: 'lead', ...expected, fields: isScripted ? { source: 'landing_page_hero' } : {} },
    { form: 'demo', ...expected, fields: { firstName: 'Ada', industry: 'Fiber ISP / Co-op' } },
  ]);
  await context.close();
}
