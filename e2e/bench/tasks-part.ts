import type { Browser } from 'playwright';
import { addressOf } from '../support/pages/built-pages';
import type { BenchRun } from './bench-run';
import { samplePaths } from './paths';
import { atMost, failed, ms, integer, measured, type Row } from './row';
import { waitUntilIdle, freshPage, phone, throttleCpu } from './slow-page';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var longTasks: number[] | undefined;
}

/** Records every task over 50 ms. Runs in the page, without closures. */
function recordTasks() {
  const tasks: number[] = [];
  globalThis.longTasks = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

async function measurePass(browser: Browser, address: string): Promise<number[]> {
  const page = await freshPage(browser, phone);
  await page.addInitScript(recordTasks);
  await throttleCpu(page);
  await page.goto(address);
  await waitUntilIdle(page);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await page.context().close();
  return tasks ?? [Infinity];
}

/** Counts the tasks over 50 ms until a page is hydrated and idle, with a throttled CPU. */
export async function tasksPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  const { workspace: _, ...publicSamples } = samplePaths;
  for (const path of Object.values(publicSamples)) {
    const rowName = `${path}: tasks over 50 ms`;
    try {
      const seen: number[][] = [];
      for (let index = 0; index < passes; index += 1) {
        say(`tasks ${path} ${index + 1}`);
        seen.push(await measurePass(browser, site.url + addressOf(path)));
      }
      const counts = seen.map((tasks) => tasks.length);
      const longest = seen.map((tasks) => Math.max(0, ...tasks));
      rows.push(atMost(rowName, 1, integer, counts), measured('  the longest task', ms, longest));
    } catch (error) {
      rows.push(failed(rowName, error));
    }
  }
  await browser.close();
  return rows;
}
