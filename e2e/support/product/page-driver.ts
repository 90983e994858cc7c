import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from 'playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { describeFind, type Find, type Given, type Driver } from '#tests/models/driver.ts';
import { fixRecordIds, readInPieces } from '#tests/models/file-pieces.ts';
import { transitionId } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from '#tests/models/inspector.ts';
import { differences, elementStates } from '#tests/models/element-state.ts';
import { hydrated } from '../browser/fixtures';
import { heldRequests } from '../browser/held-requests';

/** A fixed day, so that what is dated is the same in every run. */
const today = new Date('2026-11-21T09:00:00Z');

/** What lies under the promises that a test holds inside a page. */
interface PageWorld {
  ask: (held: string) => Promise<void>;
  answer: (held: string, outcome: 'done' | 'failed') => boolean;
  asked: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var pageWorld: PageWorld | undefined;
}

/** Holds the clipboard inside a page; nothing of this file may be used in here. */
function holdInPage(held: readonly string[]) {
  const waiting: { held: string; done: () => void; failed: () => void }[] = [];
  const asked: string[] = [];
  globalThis.pageWorld = {
    asked,
    ask(what) {
      asked.push(what);
      if (!held.includes(what)) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const failed = () => reject(new Error(`${what} failed`));
        waiting.push({ held: what, done: resolve, failed });
      });
    },
    answer(what, outcome) {
      const index = waiting.findLastIndex((one) => one.held === what);
      const [found] = index < 0 ? [] : waiting.splice(index, 1);
      found?.[outcome]();
      return found !== undefined;
    },
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => globalThis.pageWorld?.ask('clipboard') },
  });
  globalThis.awaitFileEnd = () => globalThis.pageWorld?.ask('file') ?? Promise.resolve();
}

/** As where a visitor has blocked all storage; nothing of this file may be used in here. */
function denyStorage() {
  const denied = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', denied);
  Object.defineProperty(window, 'sessionStorage', denied);
}

/** Lets a test hold the router's navigations; nothing of this file may be used in here. */
function holdNavigation() {
  interface Router {
    history: {
      block: (blocker: {
        blockerFn: () => Promise<boolean>;
        enableBeforeUnload: boolean;
      }) => unknown;
    };
  }
  const router = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: async () => {
      await globalThis.pageWorld?.ask('navigation');
      return false;
    },
  });
}

/** Waits until something is as it is wanted; most of it is at once. */
async function comesTrue<T>(find: Find, wanted: T, actual: () => Promise<T>) {
  if (isDeepStrictEqual(await actual(), wanted)) return;
  const message = describeFind(find);
  await expect.poll(actual, { message, intervals: [20, 50, 100] }).toEqual(wanted);
}

/** Drives a real page in a real browser. */
export function pageDriver(page: Page): Driver {
  const requests = heldRequests(page);
  let isPrepared = false;
  /** What begins with the page that is opened, and with no later one. */
  const scripts: { dispose: () => Promise<void> }[] = [];

  const all = ({ role, name, text, css, within, nth }: Find): Locator => {
    const room = within ? one(within) : page;
    let found = css ? room.locator(css) : page.locator('nothing');
    if (role)
      found = room.getByRole(role as 'button', {
        ...(name !== undefined && { name, exact: true }),
      });
    else if (!css) found = room.getByText(text ?? '', { exact: true });
    const seen = found.filter({ visible: true });
    const worded =
      text === undefined
        ? seen
        : seen.filter({
            hasText: typeof text === 'string' ? new RegExp(`^\\s*${escape(text)}\\s*$`) : text,
          });
    return nth === undefined ? worded : worded.nth(nth);
  };
  const one = (find: Find) => all(find);

  async function prepare(given: Given) {
    const held = new Set(given.hold);
    await page.emulateMedia({
      reducedMotion: given.reducedMotion ? 'reduce' : 'no-preference',
      colorScheme: given.dark ? 'dark' : 'light',
    });
    await driver.resize(given.small ?? false);
    await requests.hold(held);
    if (!isPrepared) {
      isPrepared = true;
      await page.clock.install({ time: today });
      await page.addInitScript(`(${listenToMachines.toString()})(${transitionId.toString()})`);
      await page.addInitScript(readInPieces);
      await page.addInitScript(fixRecordIds);
    }
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    scripts.push(await page.addInitScript(holdInPage, [...held]));
  }

  const driver: Driver = {
    async open(path, given = {}) {
      await prepare(given);
      await page.goto('/robots.txt');
      await page.evaluate((stored) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(stored)) {
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        }
      }, given.stored ?? {});
      if (given.storageDenied) scripts.push(await page.addInitScript(denyStorage));
      await page.mouse.move(0, 0);
      await page.goto(path);
      await hydrated(page);
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
      if (given.hold?.includes('navigation')) await page.evaluate(holdNavigation);
    },

    expectVisible: (find, expected = {}) =>
      comesTrue(find, [], async () => {
        const looks = await all(find).evaluateAll(elementStates);
        return looks.length === 1
          ? differences(looks[0], expected)
          : [`${looks.length} are in sight`];
      }),
    expectAbsent: (find) => comesTrue(find, 0, () => all(find).count()),
    expectCount: (find, expected) => comesTrue(find, expected, () => all(find).count()),
    expectAddress: (expected) =>
      expect(page).toHaveURL(({ pathname, search, hash }) => {
        const actual = pathname + search + hash;
        return typeof expected === 'string' ? actual === expected : expected.test(actual);
      }),
    stored: (key) =>
      page.evaluate((name) => {
        const kept = localStorage.getItem(name) ?? sessionStorage.getItem(name) ?? 'null';
        try {
          return JSON.parse(kept) as unknown;
        } catch {
          return kept;
        }
      }, key),
    requestCount: async (held) => {
      const inPage = await page.evaluate(() => globalThis.pageWorld?.asked ?? []);
      return [...requests.asked(), ...inPage].filter((what) => what === held).length;
    },

    click: (find) => one(find).click(),
    activate: (find, key = 'Enter') => one(find).press(key),
    pressKey: (key) => page.keyboard.press(key),
    focus: (find) => one(find).focus(),
    fill: (find, text) => one(find).fill(text),
    selectOption: async (find, option) => void (await one(find).selectOption(option)),
    async hover(find, at) {
      const box = at === undefined ? null : await one(find).boundingBox();
      await one(find).hover(
        box ? { position: { x: box.width * (at ?? 0), y: box.height / 2 } } : {},
      );
    },
    unhover: () => page.mouse.move(0, 0),
    scrollIntoView: (find) =>
      one(find).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      ),
    async attach(find, files) {
      await page.evaluate(
        (ids) => {
          globalThis.nextRecordIds = ids;
        },
        files.map(({ id }) => id),
      );
      await one(find).setInputFiles(
        files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })),
      );
    },
    drag: (find, isOver) => one(find).dispatchEvent(isOver ? 'dragenter' : 'dragleave'),
    navigate: (path) =>
      page.evaluate((href) => {
        interface Router {
          navigate: (to: { href: string }) => Promise<void>;
        }
        const router = (globalThis as unknown as { __TSR_ROUTER__: Router }).__TSR_ROUTER__;
        return router.navigate({ href });
      }, path),
    resize: (small) => page.setViewportSize({ width: small ? 375 : 1280, height: 800 }),
    reconnect: () => page.evaluate(() => void window.dispatchEvent(new Event('online'))),
    advanceTime: (ms) => page.clock.runFor(ms),
    leavePage: () => page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))),
    writeFromOtherTab: (key, value) =>
      page.evaluate(
        ([name, written]) => {
          if (written === null) localStorage.removeItem(name);
          else {
            const text = typeof written === 'string' ? written : JSON.stringify(written);
            localStorage.setItem(name, text);
          }
          window.dispatchEvent(new StorageEvent('storage', { key: name }));
        },
        [key, value] as const,
      ),
    async settle(held, outcome) {
      if (await requests.answer(held, outcome)) return;
      const isAnswered = await page.evaluate(
        ([what, how]) => globalThis.pageWorld?.answer(what, how) ?? false,
        [held, outcome] as const,
      );
      assert.ok(isAnswered, `nothing waits for ${held}`);
    },
    drainLog: (machineId, which) =>
      page.evaluate(([id, place]) => globalThis.machineLog?.drain(id, place) ?? null, [
        machineId,
        which,
      ] as const),
  };
  return driver;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
