import type { Page } from 'playwright';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var eventTimes: number[] | undefined;
}

/** Notes how long each event took to its next frame. Nothing of this file may be used in here. */
function noteEvents() {
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

/** From now on the page notes its slow events. */
export async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(noteEvents);
}

/** The slowest event since last asked, in ms, in steps of 8; 0 where all took less than 16. */
export async function slowestEvent(page: Page): Promise<number> {
  const times = await page.evaluate(() => globalThis.eventTimes?.splice(0) ?? [Infinity]);
  return Math.max(0, ...times);
}
