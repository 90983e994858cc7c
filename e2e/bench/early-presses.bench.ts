import type { Browser } from 'playwright/test';
import { expect, testWithoutPage as test } from '../support/browser/fixtures';
import {
  desktop,
  median,
  passes,
  phone,
  print,
  throttleCpu,
  until,
  waitUntilIdle,
} from './slow-page';

/** Presses, each with a selector that matches once the page has answered. */
const presses = [
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
] as const;

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var pressed: { at: number; wasHydrated: boolean; answered: number } | undefined;
}

/** A picture that never comes delays the page's load event, which would start hydration. */
const unanswered = '/never.png';

/** Records the first press and the paint of its answer. Runs in the page, without closures. */
function watchPress({ answer, never }: { answer: string; never: string }) {
  const seen = { at: 0, wasHydrated: false, answered: 0 };
  globalThis.pressed = seen;
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
  observer.observe(document, { attributes: true, childList: true, subtree: true });
}

/** Fills the browser's cache, then visits the home page and presses at once; returns the ms. */
async function measure(
  browser: Browser,
  url: string,
  { options, target, answer }: (typeof presses)[number],
) {
  const context = await browser.newContext(options);
  const firstVisit = await context.newPage();
  await firstVisit.goto(url);
  await waitUntilIdle(firstVisit);
  await firstVisit.close();
  const page = await context.newPage();
  // A Playwright route would turn the cache off.
  const session = await context.newCDPSession(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `*${unanswered}` }] });
  await page.addInitScript(watchPress, { answer, never: unanswered });
  await throttleCpu(page);
  await page.goto(url, { waitUntil: 'commit' });
  await until(
    page,
    () =>
      document.readyState !== 'loading' &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const [x, y] = await page.evaluate((selector): [number, number] => {
    const element = document.querySelector(selector)!;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  }, target);
  await (options === phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await until(page, () => (globalThis.pressed?.answered ?? 0) > 0);
  const { at, wasHydrated, answered } = (await page.evaluate(() => globalThis.pressed))!;
  await context.close();
  expect(wasHydrated, 'hydrated before the press').toBe(false);
  return answered - at;
}

for (const press of presses)
  test(`before hydration: the answer to a press of the ${press.name} is painted within 200 ms`, async ({
    browser,
    baseURL,
  }) => {
    const times: number[] = [];
    for (let pass = 0; pass < passes; pass += 1)
      times.push(await measure(browser, baseURL!, press));
    print(`${press.name} before hydration: ${median(times).toFixed(0)} ms`);
    expect(median(times)).toBeLessThanOrEqual(200);
  });
