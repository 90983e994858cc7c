import type { Browser, Page } from 'playwright/test';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import {
  desktop,
  median,
  passes,
  phone,
  print,
  throttleCpu,
  waitForPaint,
  waitUntilIdle,
} from './slow-page';

interface Interaction {
  path: string;
  options: typeof desktop | typeof phone;
  /** Most ms of each press to the next frame. */
  limit: number;
  prepare?: (page: Page) => Promise<void>;
  presses: readonly ((page: Page) => Promise<void>)[];
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click();
const keys = (text: string) => Array.from(text, (key) => (page: Page) => page.keyboard.press(key));
const focused = (name: string) => (page: Page) =>
  page.getByRole('textbox', { name }).first().focus();

const chooseLarge = async (page: Page) => {
  await page.getByRole('button', { name: 'Sample data', exact: true }).click();
  await page.getByLabel('Demo data').selectOption('large');
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'All 50,000' }).waitFor();
};
const searchLarge = async (page: Page) => {
  await chooseLarge(page);
  await page.getByRole('searchbox', { name: 'Search conversations' }).focus();
};

const onHome = { path: '/', options: desktop, limit: 100 };
const interactions: Record<string, Interaction> = {
  'header menu': { ...onHome, presses: ['Solutions', 'Customers', 'Company'].map(button) },
  'mobile menu': { ...onHome, options: phone, presses: ['Open menu', 'Close menu'].map(button) },
  tab: { ...onHome, presses: ['Workforce', 'Operations'].map(tab) },
  timeline: { ...onHome, presses: [/^Day 7$/, /^Day 14$/, /^Today$/].map(button) },
  carousel: {
    ...onHome,
    presses: ['Next testimonial', 'Previous testimonial', /^Show .* 4 of 4/].map(button),
  },
  'keystroke in the demo form': {
    path: '/book-demo',
    options: phone,
    limit: 50,
    prepare: focused('Work email'),
    presses: keys('ada@ridge.example'),
  },
  'time range': {
    path: '/dashboard',
    options: desktop,
    limit: 100,
    presses: [/^24h$/, /^7d$/, /^30d$/, /^Custom$/].map(button),
  },
  'keystroke in an FAQ entry': {
    path: '/chatbot-setup',
    options: desktop,
    limit: 50,
    prepare: focused('Question'),
    presses: keys('why-now'),
  },
  'next of 50,000 conversations': {
    path: '/conversations',
    options: desktop,
    limit: 100,
    prepare: chooseLarge,
    presses: keys('jjjkk'),
  },
  'keystroke in the search of 50,000 conversations': {
    path: '/conversations',
    options: desktop,
    limit: 50,
    prepare: searchLarge,
    presses: keys('router'),
  },
};

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var eventTimes: number[] | undefined;
}

/** Records the time from each event to its next frame. Runs in the page, without closures. */
function recordEvents() {
  const times: number[] = [];
  globalThis.eventTimes = times;
  const options = { type: 'event', durationThreshold: 16, buffered: false };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(key|input|pointer(down|up)|mouse(down|up)|click)/.test(entry.name))
        times.push(entry.duration);
  }).observe(options);
}

/** Makes the presses on a fresh page; returns the ms of the slowest. */
async function measure(browser: Browser, url: string, interaction: Interaction) {
  const context = await browser.newContext(interaction.options);
  const page = await context.newPage();
  await page.goto(url + interaction.path);
  await waitUntilIdle(page);
  await interaction.prepare?.(page);
  await throttleCpu(page);
  await waitForPaint(page);
  await page.evaluate(recordEvents);
  for (const press of interaction.presses) {
    await press(page);
    await waitForPaint(page);
  }
  const times = await page.evaluate(() => globalThis.eventTimes ?? [Infinity]);
  await context.close();
  return Math.max(0, ...times);
}

for (const [name, interaction] of Object.entries(interactions))
  test(`after load: the next frame after a press comes within ${interaction.limit} ms: ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const times: number[] = [];
    for (let pass = 0; pass < passes; pass += 1)
      times.push(await measure(browser, baseURL!, interaction));
    print(`${name}: ${median(times).toFixed(0)} ms`);
    expect(median(times)).toBeLessThanOrEqual(interaction.limit);
  });
