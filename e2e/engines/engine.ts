import { test as base, expect } from 'playwright/test';
import { beforeScript } from '#content/workspace/workspace.ts';
import type { EnginePage } from './engine-page';
import { startFirefox } from './firefox';
import { startSite, type Site } from './server';
import { startWebkit } from './webkit';

const starts: Record<string, (program: string) => Promise<EnginePage>> = {
  Firefox: startFirefox,
  WebKitGTK: startWebkit,
};

type WorkerFixtures = { site: Site; enginePage: EnginePage; engineName: string; program: string };
type Fixtures = {
  /** Opens a page of the site and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
  /** Allows console messages, which fail a test otherwise, that this test causes. */
  allowMessages: (pattern: RegExp) => void;
};

/** Polls a value; a query fails while one document replaces another, and is repeated. */
export const eventually = (query: () => Promise<unknown>, message = '') =>
  expect.poll(() => query().catch(String), { message, intervals: [30, 60, 120] });

/** Returns true once the page is hydrated and shows no loading text. */
const hydration = (loading: string) =>
  'hydrated' in document.documentElement.dataset &&
  !document.querySelector('main')?.innerText.includes(loading);

export const expectHydrated = (page: EnginePage) =>
  eventually(() => page.evaluate(hydration, beforeScript.loading), 'hydrated').toBe(true);

/** Fails a test on every policy violation and on every console message it did not allow. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ engineName }, provide) => {
      if (engineName === '') throw new Error('engineName is not set');
      const site = await startSite();
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  enginePage: [
    async ({ engineName, program }, provide) => {
      const page = await starts[engineName]!(program);
      await provide(page);
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  allowMessages: async ({ enginePage }, provide, info) => {
    // Drops the messages of the previous test.
    enginePage.consoleMessages();
    await provide((pattern) =>
      info.annotations.push({ type: 'messages', description: pattern.source }),
    );
  },
  open: async ({ enginePage: page, site }, provide, info) => {
    Object.assign(site.faults, { formsFail: false, missing: '', restAfter: 0 });
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Drops the violations and messages of the previous test.
    site.violations();
    page.consoleMessages();
    await provide(async (path) => {
      await page.goto(site.origin + path);
      await expectHydrated(page);
    });
    const allowed = info.annotations
      .filter(({ type }) => type === 'messages')
      .map(({ description }) => new RegExp(description ?? ''));
    const messages = page
      .consoleMessages()
      .filter((message) => !allowed.some((pattern) => pattern.test(message)));
    expect(messages, 'console messages').toEqual([]);
    expect(site.violations(), 'policy violations').toEqual([]);
  },
});

export { expect };
