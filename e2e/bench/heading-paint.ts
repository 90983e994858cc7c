import type { Page } from 'playwright';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var headingPaint: { clicked: number; painted: number } | undefined;
}

/**
 * Records when the next link is clicked and when a new heading is
 * painted. Runs in the page, without closures.
 */
function watchHeading() {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  const seen = { clicked: 0, painted: 0 };
  globalThis.headingPaint = seen;
  addEventListener(
    'click',
    (event) => {
      seen.clicked = event.timeStamp;
    },
    { capture: true, once: true },
  );
  // The Element Timing API reports the paint of an element with this attribute.
  const mark = () => {
    const heading = document.querySelector('h1');
    if (!heading || (heading === before && heading.textContent === text)) return;
    heading.setAttribute('elementtiming', 'heading');
    observer.disconnect();
  };
  const observer = new MutationObserver(mark);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries() as (PerformanceEntry & { renderTime: number })[];
    if (entry) seen.painted = entry.renderTime || entry.startTime;
  }).observe({ type: 'element' });
}

/**
 * Follows a link within the site; returns the ms from the click until the new heading is painted.
 */
export async function headingTime(page: Page, follow: () => Promise<void>): Promise<number> {
  await page.evaluate(watchHeading);
  await follow();
  await page.waitForFunction(() => (globalThis.headingPaint?.painted ?? 0) > 0, null, {
    // Polling in each frame would slow the page down.
    polling: 50,
  });
  const seen = await page.evaluate(() => globalThis.headingPaint);
  return seen ? seen.painted - seen.clicked : Infinity;
}
