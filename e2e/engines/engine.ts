import { test as base, expect } from 'playwright/test';
import { beforeScript } from '#content/workspace/workspace.ts';
import { startChromium } from './chromium';
import type { EnginePage } from './engine-page';
import { startFirefox } from './firefox';
import { startSite, type Site } from './server';
import { startWebkit } from './webkit';

const starts: Record<string, (program: string) => Promise<EnginePage>> = {
  Chromium: startChromium,
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

/** Waits for an answer; there is none, but an error, while one document replaces another. */
export const eventually = (ask: () => Promise<unknown>, message = '') =>
  expect.poll(() => ask().catch(String), { message, intervals: [30, 60, 120] });

/** Whether the page's own code has taken over the markup and has drawn what only it can. */
const hydration = (loading: string) =>
  'hydrated' in document.documentElement.dataset &&
  !document.querySelector('main')?.innerText.includes(loading);

export const expectHydrated = (page: EnginePage) =>
  eventually(() => page.evaluate(hydration, beforeScript.loading), 'hydrated').toBe(true);

/** A test fails on every violation of the policy and on every console message it did not allow. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engineName: ['', { option: true, scope: 'worker' }],
  program: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ engineName }, provide) => {
      if (engineName === '') throw new Error('no engine is named');
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
    // Allowed for this test alone: what the last one caused is not of this one.
    enginePage.consoleMessages();
    await provide((pattern) =>
      info.annotations.push({ type: 'messages', description: pattern.source }),
    );
  },
  open: async ({ enginePage: page, site }, provide, info) => {
    info.annotations.push({ type: 'engine', description: page.engine });
    Object.assign(site.faults, { formsFail: false, missing: '', restAfter: 0 });
    await page.goto(`${site.origin}/robots.txt`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // What the last test caused is not of this one.
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
    expect(site.violations(), 'violations of the policy').toEqual([]);
  },
});

export { expect };
