import type { Page, Route } from 'playwright/test';
import { browserLine, expect, open, stopClock, test } from './fixtures';
import { demoButton, fillDemoForm, freshEmail, heroButton, heroEmail, thanked } from './forms';
import { inbox, outbox, outboxSettled, watchPosts } from './records';

const demo = '**/forms/demo';
const lead = '**/forms/lead';
/** A line that the site wrote, not the browser. */
const ownLine = /^(error|warning): (?!Failed to load resource)/;
const failedToSubmit = /^error: Failed to submit/;

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, json: body });

const failures: { how: string; answer: (route: Route) => Promise<void>; line?: RegExp }[] = [
  { how: 'refuses the connection', answer: (route) => route.abort('connectionrefused') },
  { how: 'resets the connection', answer: (route) => route.abort('connectionreset') },
  { how: 'answers 422', answer: json(422, { success: 'false' }), line: failedToSubmit },
  { how: 'answers 503', answer: json(503, { success: 'true' }), line: failedToSubmit },
  {
    how: 'answers 200 with what is not JSON',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Hello' }),
  },
  { how: 'answers 200 with success "false"', answer: json(200, { success: 'false' }) },
];

async function expectNoVisibleError(page: Page) {
  await thanked(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(/error|failed|went wrong|try again/i);
}

for (const { how, answer, line = ownLine } of failures) {
  test(`§8 demo form: a service that ${how} is not seen; the next visit delivers`, async ({
    page,
    request,
    expectConsole,
  }) => {
    const email = freshEmail();
    const posts = watchPosts(page);
    expectConsole(line, 1);
    expectConsole(browserLine, 'any');
    await page.route(demo, answer);
    await open(page, '/book-demo');
    await fillDemoForm(page, email);
    await demoButton(page).click();

    await expectNoVisibleError(page);
    expect(await outbox(page)).toEqual([expect.stringContaining(email)]);
    expect(await inbox(request, email)).toEqual([]);

    await page.unroute(demo);
    await open(page, '/');
    await expect.poll(() => inbox(request, email)).toHaveLength(1);
    expect((await inbox(request, email))[0]!.fields).toEqual(posts[0]!.body);
    await expect.poll(() => outbox(page)).toEqual([]);
  });
}

for (const { how, answer, line = ownLine } of [failures[0]!, failures[3]!]) {
  test(`§8 hero form: a service that ${how} is not seen; the next visit delivers`, async ({
    page,
    request,
    expectConsole,
  }) => {
    const email = freshEmail();
    expectConsole(line, 1);
    expectConsole(browserLine, 'any');
    const failed = page.waitForEvent('console', (one) => line.test(`${one.type()}: ${one.text()}`));
    await page.route(lead, answer);
    await open(page, '/');
    await heroEmail(page).fill(email);
    await heroButton(page).click();
    await expect(page).toHaveURL('/book-demo');
    // The visitor does not wait for the answer; the test does, or the next visit comes before it.
    await failed;
    await expect(page.getByRole('textbox', { name: 'Work email' })).toHaveValue(email);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await outbox(page)).toEqual([expect.stringContaining(email)]);

    await page.unroute(lead);
    await open(page, '/book-demo');
    await expect.poll(() => inbox(request, email)).toHaveLength(1);
    await expect.poll(() => outbox(page)).toEqual([]);
  });
}

test('contracts §5: a service that hangs is given 10 s, then the visitor goes on', async ({
  page,
  request,
  expectConsole,
}) => {
  const email = freshEmail();
  expectConsole(ownLine, 1);
  expectConsole(browserLine, 'any');
  await page.clock.install();
  const held: Route[] = [];
  await page.route(demo, (route) => void held.push(route));
  await open(page, '/book-demo');
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await expect.poll(() => held.length).toBe(1);

  await page.clock.fastForward(7_000);
  await expect(page).toHaveURL('/book-demo');
  await page.clock.fastForward(3_000);
  await expectNoVisibleError(page);
  expect(await outbox(page)).toEqual([expect.stringContaining(email)]);

  // A try that is still held would reach the service once nothing holds it.
  await Promise.all(held.map((route) => route.abort().catch(() => {})));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, '/');
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('contracts §5: what was submitted offline is delivered when the connection is back', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  const email = freshEmail();
  expectConsole(ownLine, 1);
  expectConsole(browserLine, 'any');
  await page.clock.install();
  await open(page, '/book-demo');
  await page.waitForLoadState('networkidle');
  await fillDemoForm(page, email);
  await context.setOffline(true);
  await demoButton(page).click();
  await expectNoVisibleError(page);
  expect(await outbox(page)).toEqual([expect.stringContaining(email)]);

  // With the page's clock stopped no wait can end: only the event can bring about the delivery.
  await stopClock(page);
  await context.setOffline(false);
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
  await expect.poll(() => outbox(page)).toEqual([]);
});

test('contracts §5: while the page is open, what failed is sent again with growing waits', async ({
  page,
  request,
  expectConsole,
}) => {
  const email = freshEmail();
  const posts = watchPosts(page);
  expectConsole(ownLine, 1);
  expectConsole(browserLine, 'any');
  await page.clock.install();
  await page.route(demo, json(503, {}));
  await open(page, '/book-demo');
  await fillDemoForm(page, email);
  await demoButton(page).click();
  await thanked(page);
  expect(posts).toHaveLength(1);

  await page.clock.fastForward(5_000);
  await expect.poll(() => posts.length).toBe(2);
  await outboxSettled(page);
  await page.unroute(demo);
  await page.clock.fastForward(10_000);
  await expect.poll(() => inbox(request, email)).toHaveLength(1);
  expect(posts[1]!.body).toEqual(posts[0]!.body);
  expect((await inbox(request, email))[0]!.fields).toEqual(posts[0]!.body);
  await expect.poll(() => outbox(page)).toEqual([]);
});
