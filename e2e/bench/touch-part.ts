import type { Browser, Page } from 'playwright';
import type { BenchRun } from './bench-run';
import { atMost, failed, ms, measured, integer, type Row } from './row';
import { unansweredPath } from './unanswered-path';
import { waitUntilIdle, desktop, phone, throttleCpu, until } from './slow-page';

interface Touch {
  name: string;
  options: typeof desktop | typeof phone;
  target: string;
  /** Matches once the page has responded to the touch. */
  answer: string;
}

const touches: readonly Touch[] = [
  {
    name: 'header menu',
    options: desktop,
    target: 'header button[aria-controls=menu-solutions]',
    answer: 'header button[aria-expanded="true"]',
  },
  {
    name: 'mobile menu',
    options: phone,
    target: 'header button[aria-haspopup=dialog]',
    answer: 'dialog[open]',
  },
  {
    name: 'tab',
    options: desktop,
    target: '#tab-workforce',
    answer: '#tab-workforce[aria-selected="true"]',
  },
];

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var touched: { at: number; wasHydrated: boolean; answered: number } | undefined;
}

/**
 * Delays the page's load event, which would start hydration, and records the first touch and the
 * paint of its response. Runs in the page, without closures.
 */
function watchTouch({ answer, never }: { answer: string; never: string }) {
  const seen = { at: 0, wasHydrated: false, answered: 0 };
  globalThis.touched = seen;
  addEventListener('DOMContentLoaded', () => {
    new Image().src = never;
  });
  addEventListener(
    'pointerdown',
    (event) => {
      seen.at = event.timeStamp;
      seen.wasHydrated = 'hydrated' in document.documentElement.dataset;
    },
    { capture: true, once: true },
  );
  const observer = new MutationObserver(() => {
    if (seen.at === 0 || !document.querySelector(answer)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      requestAnimationFrame((time) => {
        seen.answered = time;
      });
    });
  });
  const options = { attributes: true, childList: true, subtree: true };
  observer.observe(document, options);
}

/** Returns true once the document is parsed and painted. Runs in the page, without closures. */
const isReadable = () =>
  document.readyState !== 'loading' &&
  performance.getEntriesByName('first-contentful-paint').length > 0;

/** Scrolls to an element and returns its center. */
const centerOf = (page: Page, target: string) =>
  page.evaluate((selector): [number, number] => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    return [x + width / 2, y + height / 2];
  }, target);

/** Visits the page once to fill the browser's cache, then again, and touches it at once. */
async function measurePass(browser: Browser, url: string, { options, target, answer }: Touch) {
  const context = await browser.newContext(options);
  const firstVisit = await context.newPage();
  await firstVisit.goto(url);
  await waitUntilIdle(firstVisit);
  await firstVisit.close();
  const page = await context.newPage();
  await page.addInitScript(watchTouch, { answer, never: unansweredPath });
  await throttleCpu(page);
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, isReadable);
  const [x, y] = await centerOf(page, target);
  await (options === phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await until(page, () => (globalThis.touched?.answered ?? 0) > 0);
  const seen = await page.evaluate(() => globalThis.touched);
  await context.close();
  return {
    time: (seen?.answered ?? Infinity) - (seen?.at ?? 0),
    isEarly: seen?.wasHydrated === false,
  };
}

/**
 * Measures the time from a touch before hydration until its
 * response is painted, with all chunks cached.
 */
export async function touchPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  for (const touch of touches) {
    const rowName = `touch before hydration: ${touch.name}`;
    try {
      const times: number[] = [];
      let late = 0;
      for (let index = 0; index < passes; index += 1) {
        say(`touch ${touch.name} ${index + 1}`);
        const { time, isEarly } = await measurePass(browser, site.url, touch);
        times.push(time);
        if (!isEarly) late += 1;
      }
      rows.push(atMost(rowName, 200, ms, times));
      if (late > 0)
        rows.push(measured('  of these, the page was hydrated before the touch', integer, [late]));
    } catch (error) {
      rows.push(failed(rowName, error));
    }
  }
  await browser.close();
  return rows;
}
