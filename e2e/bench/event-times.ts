import type { Page } from 'playwright';

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
    for (const entry of list.getEntries()) {
      if (/^(key|input|pointer(down|up)|mouse(down|up)|click)/.test(entry.name))
        times.push(entry.duration);
    }
  }).observe(options);
}

/** Starts recording the page's slow events. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(recordEvents);
}

/**
 * Returns the slowest event since the last call, in ms, in
 * steps of 8; 0 if all took less than 16 ms.
 */
export async function slowestEvent(page: Page): Promise<number> {
  const times = await page.evaluate(() => globalThis.eventTimes?.splice(0) ?? [Infinity]);
  return Math.max(0, ...times);
}
