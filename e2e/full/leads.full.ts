import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright/test';
import { seededRandom } from '#src/lib/random.ts';
import { readBody } from '#src/server/collector/request.ts';
import { siteHost } from '#src/server/hosting/site-host.ts';
import { expect, open, testWithoutPage as base } from '../support/browser/fixtures';
import {
  demoButton,
  expectThankYouPage,
  fillDemoForm,
  heroButton,
  heroEmail,
  uniqueEmail,
  visitor,
} from '../support/product/forms';
import { outbox } from '../support/product/records';

const faults = ['503', '429', 'reset', 'hang', 'captcha page', '200 with error', 'slow'] as const;
type Fault = (typeof faults)[number];
/** A received post; `accepted` once the success response has been sent. */
type Received = { form: string; fields: Record<string, string>; accepted: boolean };

const json = { 'Content-Type': 'application/json' };

/** Serves the built site with a form service that fails as `nextFault` says. */
async function startSite() {
  const site = siteHost(join(import.meta.dirname, '../../dist'));
  const received: Received[] = [];
  const forms = { nextFault: (): Fault | null => null };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request, 1024 * 1024);
    if (body.kind !== 'whole') return;
    const fields = JSON.parse(body.bytes.toString('utf8')) as Record<string, string>;
    const fault = forms.nextFault();
    const form = request.url!.endsWith('/lead') ? 'lead' : 'demo';
    const post: Received = { form, fields, accepted: false };
    received.push(post);
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === '503') return void response.writeHead(503, json).end('{"success":"true"}');
    if (fault === '429') return void response.writeHead(429, { 'Retry-After': '1' }).end('{}');
    if (fault === 'captcha page')
      return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Human?');
    if (fault === '200 with error')
      return void response.writeHead(200, json).end('{"error":"form over quota"}');
    if (fault === 'slow') await delay(700);
    post.accepted = true;
    response.writeHead(200, json).end('{"success":"true","message":"Taken"}');
  }

  const server = createServer((request, response) => {
    if (request.url?.startsWith('/forms/'))
      answer(request, response).catch(() => response.destroy());
    else site(request, response, () => {});
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(forms, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}

type Site = Awaited<ReturnType<typeof startSite>>;
const test = base.extend<{ site: Site }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructuring pattern
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    site.close();
  },
  baseURL: ({ site }, provide) => provide(site.origin),
});

/** Ways to end a page or its connection, each at every one of these delays, in ms, after the press. */
const aborts: ((page: Page, context: BrowserContext) => Promise<unknown>)[] = [
  (page) => page.reload(),
  (page) => page.close(),
  (page) => page.goto('about:blank'),
  async (_, context) => {
    await context.setOffline(true);
    await delay(300);
    await context.setOffline(false);
  },
];
const delays = [0, 50, 150, 400];

type Submission = { form: 'lead' | 'demo'; email: string };

/** Fills in a form and submits it. With an `abort`, the page may end before the response. */
async function submit(page: Page, { form, email }: Submission, abort?: number): Promise<void> {
  await open(page, form === 'lead' ? '/' : '/book-demo');
  if (form === 'lead') await heroEmail(page).fill(email);
  else await fillDemoForm(page, email);
  const button = form === 'lead' ? heroButton(page) : demoButton(page);
  if (abort === undefined) {
    await button.click();
    await page.waitForURL(form === 'lead' ? '/book-demo' : '/thank-you', { timeout: 30_000 });
    return;
  }
  // A Playwright click would wait; an abort at 0 ms must follow at once.
  await button.evaluate((element: HTMLElement) => element.click());
  await delay(delays[Math.floor(abort / aborts.length) % delays.length]);
  await aborts[abort % aborts.length]!(page, page.context()).catch(() => undefined);
}

test('§15.25 fault injection: 30% faults and 20 page aborts lose, change or strand none of 100 submissions', async ({
  browser,
  site,
}) => {
  test.setTimeout(20 * 60_000);
  const random = seededRandom(8);
  site.nextFault = () => (random() < 0.3 ? faults[Math.floor(random() * faults.length)]! : null);
  const submitted: Submission[] = [];
  const visit = async (number: number) => {
    const context = await browser.newContext({ baseURL: site.origin });
    for (let count = 0; count < 10; count += 1) {
      const index = number * 10 + count;
      const submission: Submission = {
        form: index % 3 === 2 ? 'demo' : 'lead',
        email: uniqueEmail(),
      };
      submitted.push(submission);
      // Closing the last page would close the context.
      const page = await context.newPage();
      await submit(page, submission, index % 5 === 4 ? Math.floor(index / 5) : undefined);
      const [oldest] = context.pages();
      if (context.pages().length > 1) await oldest?.close();
    }
    return context;
  };
  const contexts: BrowserContext[] = [];
  for (let first = 0; first < 10; first += 2)
    contexts.push(...(await Promise.all([visit(first), visit(first + 1)])));

  site.nextFault = () => null;
  for (const context of contexts) {
    const page = await context.newPage();
    await open(page, '/about');
    await expect.poll(() => outbox(page), { timeout: 30_000 }).toEqual([]);
    await context.close();
  }
  const postsOf = ({ form, email }: Submission) =>
    site.received.filter((post) => post.form === form && post.fields['email'] === email);
  const lost = submitted.filter(
    (submission) => !postsOf(submission).some(({ accepted }) => accepted),
  );
  expect(lost).toEqual([]);
  for (const submission of submitted) {
    const posts = postsOf(submission);
    const expected = submission.form === 'lead' ? { source: 'landing_page_hero' } : visitor;
    for (const { fields } of posts) {
      expect(fields).toMatchObject({ ...expected, _replyto: submission.email });
      expect(fields).toEqual(posts[0]!.fields);
    }
  }
});

test('§5.42 input: the honeypot does not block a visitor who uses autofill', async ({
  page,
  site,
}) => {
  const email = uniqueEmail();
  await open(page, '/book-demo');
  const session = await page.context().newCDPSession(page);
  const profile = {
    NAME_FIRST: visitor.firstName,
    NAME_LAST: visitor.lastName,
    EMAIL_ADDRESS: email,
    COMPANY_NAME: 'Ridge Fiber',
  };
  const address = { fields: Object.entries(profile).map(([name, value]) => ({ name, value })) };
  await session.send('Autofill.setAddresses', { addresses: [address] });
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const selector = 'input[name="firstName"]';
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const { frameTree } = await session.send('Page.getFrameTree');
  await page.locator(selector).click();
  const fieldId = node.backendNodeId;
  await session.send('Autofill.trigger', { fieldId, frameId: frameTree.frame.id, address });
  await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
  await page.getByRole('combobox', { name: 'Number of employees' }).selectOption('51-200');
  await page.getByRole('combobox', { name: 'Industry' }).selectOption('Healthcare');
  await demoButton(page).click();
  await expectThankYouPage(page);
  await expect.poll(() => site.received.filter(({ accepted }) => accepted)).toHaveLength(1);
});
