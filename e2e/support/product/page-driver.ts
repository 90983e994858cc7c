import assert from 'node:assert/strict';
import { expect, type Locator, type Page } from 'playwright/test';
import { isDeepStrictEqual } from 'node:util';
import { describeFind, type Find, type Setting, type Driver } from '#tests/models/driver.ts';
import { fixRecordIds, readInPieces } from '#tests/models/file-pieces.ts';
import { transitionId } from '#src/atlas/kit/chart.ts';
import { listenToMachines } from '#tests/models/inspector.ts';
import { differences, elementStates } from '#tests/models/element-state.ts';
import { waitForHydration } from '../browser/fixtures';
import { heldRequests } from '../browser/held-requests';

/** A fixed date, for the same dates in every run. */
const today = new Date('2026-11-21T09:00:00Z');

/** The page's side of the promises that a test holds. */
interface PageWorld {
  request: (held: string) => Promise<void>;
  answer: (held: string, result: 'done' | 'failed') => boolean;
  requested: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var pageWorld: PageWorld | undefined;
}

/** Holds clipboard and file access. Runs in the page, without closures. */
function holdInPage(held: readonly string[]) {
  const waiting: { held: string; done: () => void; failed: () => void }[] = [];
  const requested: string[] = [];
  globalThis.pageWorld = {
    requested,
    request(target) {
      requested.push(target);
      if (!held.includes(target)) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const failed = () => reject(new Error(`${target} failed`));
        waiting.push({ held: target, done: resolve, failed });
      });
    },
    answer(target, result) {
      const index = waiting.findLastIndex((entry) => entry.held === target);
      const [found] = index < 0 ? [] : waiting.splice(index, 1);
      found?.[result]();
      return found !== undefined;
    },
  };
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => globalThis.pageWorld?.request('clipboard') },
  });
  globalThis.awaitFileEnd = () => globalThis.pageWorld?.request('file') ?? Promise.resolve();
}

/** Simulates blocked storage. Runs in the page, without closures. */
function denyStorage() {
  const denied = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', denied);
  Object.defineProperty(window, 'sessionStorage', denied);
}

/** Lets a test hold the router's navigations. Runs in the page, without closures. */
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
      await globalThis.pageWorld?.request('navigation');
      return false;
    },
  });
}

/** Waits until the actual value is as expected; most values are at once. */
async function expectEventually<T>(find: Find, expected: T, actual: () => Promise<T>) {
  if (isDeepStrictEqual(await actual(), expected)) return;
  const message = describeFind(find);
  await expect.poll(actual, { message, intervals: [20, 50, 100] }).toEqual(expected);
}

/** Drives a page in a browser. */
export function pageDriver(page: Page): Driver {
  const requests = heldRequests(page);
  let isPrepared = false;
  /** Init scripts of the current page only. */
  const scripts: { dispose: () => Promise<void> }[] = [];

  const locate = ({ role, name, text, css, within, nth }: Find): Locator => {
    const root = within ? locate(within) : page;
    let found = css ? root.locator(css) : page.locator('nothing');
    if (role)
      found = root.getByRole(role as 'button', {
        ...(name !== undefined && { name, exact: true }),
      });
    else if (!css) found = root.getByText(text ?? '', { exact: true });
    const visible = found.filter({ visible: true });
    const matching =
      text === undefined
        ? visible
        : visible.filter({
            hasText: typeof text === 'string' ? new RegExp(`^\\s*${escape(text)}\\s*$`) : text,
          });
    return nth === undefined ? matching : matching.nth(nth);
  };

  async function prepare(setting: Setting) {
    const held = new Set(setting.hold);
    await page.emulateMedia({
      reducedMotion: setting.reducedMotion ? 'reduce' : 'no-preference',
      colorScheme: setting.dark ? 'dark' : 'light',
    });
    await driver.resize(setting.small ?? false);
    await requests.hold(held);
    // A page hydrates its regions after a frame, which a paused clock never runs.
    if (isPrepared) await page.clock.resume();
    else {
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
    async open(path, setting = {}) {
      await prepare(setting);
      await page.goto('/robots.txt');
      await page.evaluate((stored) => {
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(stored)) {
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
        }
      }, setting.stored ?? {});
      if (setting.storageDenied) scripts.push(await page.addInitScript(denyStorage));
      await page.mouse.move(0, 0);
      await page.goto(path);
      await waitForHydration(page);
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
      if (setting.hold?.includes('navigation')) await page.evaluate(holdNavigation);
    },

    expectVisible: (find, expected = {}) =>
      expectEventually(find, [], async () => {
        const looks = await locate(find).evaluateAll(elementStates);
        return looks.length === 1
          ? differences(looks[0], expected)
          : [`${looks.length} are visible`];
      }),
    expectAbsent: (find) => expectEventually(find, 0, () => locate(find).count()),
    expectCount: (find, expected) => expectEventually(find, expected, () => locate(find).count()),
    expectAddress: (expected) =>
      expect(page).toHaveURL(({ pathname, search, hash }) => {
        const actual = pathname + search + hash;
        return typeof expected === 'string' ? actual === expected : expected.test(actual);
      }),
    stored: (key) =>
      page.evaluate((name) => {
        const raw = localStorage.getItem(name) ?? sessionStorage.getItem(name) ?? 'null';
        try {
          return JSON.parse(raw) as unknown;
        } catch {
          return raw;
        }
      }, key),
    requestCount: async (held) => {
      const inPage = await page.evaluate(() => globalThis.pageWorld?.requested ?? []);
      return [...requests.requested(), ...inPage].filter((target) => target === held).length;
    },

    click: (find) => locate(find).click(),
    activate: (find, key = 'Enter') => locate(find).press(key),
    pressKey: (key) => page.keyboard.press(key),
    focus: (find) => locate(find).focus(),
    fill: (find, text) => locate(find).fill(text),
    selectOption: async (find, option) => void (await locate(find).selectOption(option)),
    async hover(find, at) {
      const box = at === undefined ? null : await locate(find).boundingBox();
      await locate(find).hover(
        box ? { position: { x: box.width * (at ?? 0), y: box.height / 2 } } : {},
      );
    },
    unhover: () => page.mouse.move(0, 0),
    scrollIntoView: (find) =>
      locate(find).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      ),
    async attach(find, files) {
      await page.evaluate(
        (ids) => {
          globalThis.nextRecordIds = ids;
        },
        files.map(({ id }) => id),
      );
      await locate(find).setInputFiles(
        files.map(({ name, text }) => ({ name, mimeType: '', buffer: Buffer.from(text) })),
      );
    },
    drag: (find, isOver) => locate(find).dispatchEvent(isOver ? 'dragenter' : 'dragleave'),
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
    async settle(held, result) {
      if (await requests.answer(held, result)) return;
      const isAnswered = await page.evaluate(
        ([target, settled]) => globalThis.pageWorld?.answer(target, settled) ?? false,
        [held, result] as const,
      );
      assert.ok(isAnswered, `no pending ${held}`);
    },
    drainLog: (machineId, which) =>
      page.evaluate(([id, index]) => globalThis.machineLog?.drain(id, index) ?? null, [
        machineId,
        which,
      ] as const),
  };
  return driver;
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
