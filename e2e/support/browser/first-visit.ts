import type { Page } from 'playwright/test';
import { painted } from './painted';

/** What a first visit to a page brings about, up to the moment at which the page is alive. */
export interface FirstVisit {
  /** Addresses asked for before anything was painted, the page's own first. */
  beforePaint: string[];
  /** Paths of all files asked for, once each, without the page itself. */
  files: string[];
  /** The scripts among them. */
  scripts: string[];
  /** The sum of all layout shifts: fonts come late. */
  shift: number;
  /** The text of what has moved. */
  moved: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var layoutShifts: { sum: number; moved: string[] } | undefined;
}

/** Counts shifts from the first on. Nothing of this file may be used in here. */
function countShifts() {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const shifts = { sum: 0, moved: [] as string[] };
  globalThis.layoutShifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      shifts.sum += value;
      shifts.moved.push(...sources.map(({ node }) => (node?.textContent ?? '').slice(0, 40)));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** As with a visitor who saves data: the page fetches what it is made of, and no other page ahead. */
export function saveData() {
  const connection: unknown = Reflect.get(navigator, 'connection');
  Object.defineProperty(connection, 'saveData', { value: true });
}

/** Shows each part of the page, then its top again. Nothing of this file may be used in here. */
async function scrollThrough() {
  const shown = async (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise<void>((next, fail) => {
      const { visibilityState } = document;
      const stalled = () => fail(new Error(`no frame at ${top} px for 30 s (${visibilityState})`));
      const limit = setTimeout(stalled, 30_000);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(limit);
          next();
        }),
      );
    });
  };
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight)
    await shown(top);
  await shown(0);
}

function readVisit(): FirstVisit {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const asked = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http'));
  const early = asked.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity));
  const files = [...new Set(asked.map(({ name }) => new URL(name).pathname))];
  const { sum = Infinity, moved = [] } = globalThis.layoutShifts ?? {};
  return {
    beforePaint: [location.href, ...early.map(({ name }) => name)],
    files,
    scripts: files.filter((file) => file.endsWith('.js')),
    shift: sum,
    moved,
  };
}

/** Scrolls through all of the page at the size it has now; returns the visit up to then. */
export async function seeAll(page: Page): Promise<FirstVisit> {
  await page.evaluate(scrollThrough);
  return page.evaluate(readVisit);
}

/**
 * Prepares a page for first visits, nothing kept from one to the next, in which the fonts come
 * after the first paint and no other page is fetched ahead. Returns what makes such a visit and waits
 * until the page is alive; with `isAllSeen` it scrolls through all of the page, too.
 */
export async function firstVisits(
  page: Page,
  { isAllSeen }: { isAllSeen: boolean },
): Promise<(path: string) => Promise<FirstVisit>> {
  let giveFonts = () => {};
  let shown = Promise.resolve();
  await page.addInitScript(countShifts);
  await page.addInitScript(saveData);
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  return async (path) => {
    shown = new Promise((resolve) => {
      giveFonts = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(painted);
    giveFonts();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return isAllSeen ? seeAll(page) : page.evaluate(readVisit);
  };
}
