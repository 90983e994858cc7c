import type { Page } from 'playwright/test';
import { painted } from './painted';

/** The requests and layout shifts of a first visit, until the page is hydrated. */
export interface FirstVisit {
  /** URLs requested before first paint, the page's own first. */
  beforePaint: string[];
  /** Unique paths of all requested scripts. */
  scripts: string[];
  /** The sum of all layout shifts, with late fonts. */
  shift: number;
  /** The text of the elements that moved. */
  moved: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var layoutShifts: { sum: number; moved: string[] } | undefined;
}

/** Counts all layout shifts. Runs in the page, without closures. */
export function countShifts() {
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

/** Simulates Save-Data, which turns prefetching off. */
export function saveData() {
  const connection: unknown = Reflect.get(navigator, 'connection');
  Object.defineProperty(connection, 'saveData', { value: true });
}

/** Hides the pointer that the headless shell has from the start: a visit without input has none. */
function ignorePointer() {
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true);
}

/** Scrolls through the page and back to its top. Runs in the page, without closures. */
async function scrollThrough() {
  const scrollAndWait = async (top: number) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise<void>((resolve, reject) => {
      const { visibilityState } = document;
      const stalled = () =>
        reject(new Error(`no frame at ${top} px for 30 s (${visibilityState})`));
      const timeout = setTimeout(stalled, 30_000);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(timeout);
          resolve();
        }),
      );
    });
  };
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight)
    await scrollAndWait(top);
  await scrollAndWait(0);
}

function readVisit(): FirstVisit {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const requests = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http'));
  const early = requests.filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity));
  const paths = requests.map(({ name }) => new URL(name).pathname);
  const { sum = Infinity, moved = [] } = globalThis.layoutShifts ?? {};
  return {
    beforePaint: [location.href, ...early.map(({ name }) => name)],
    scripts: [...new Set(paths.filter((path) => path.endsWith('.js')))],
    shift: sum,
    moved,
  };
}

/** Scrolls through the page at its current size; returns the visit so far. */
export async function visitWholePage(page: Page): Promise<FirstVisit> {
  await page.evaluate(scrollThrough);
  return page.evaluate(readVisit);
}

/**
 * Prepares a page for first visits, with fonts after first paint and without prefetching. Returns a
 * function that makes a visit and waits for hydration.
 */
export async function prepareFirstVisits(
  page: Page,
): Promise<(path: string) => Promise<FirstVisit>> {
  let releaseFonts = () => {};
  let scrolling = Promise.resolve();
  await page.addInitScript(countShifts);
  await page.addInitScript(ignorePointer);
  await page.addInitScript(saveData);
  await page.route('**/*.woff2', async (route) => {
    await scrolling;
    await route.continue();
  });
  return async (path) => {
    scrolling = new Promise((resolve) => {
      releaseFonts = resolve;
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.evaluate(painted);
    releaseFonts();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.evaluate(readVisit);
  };
}
