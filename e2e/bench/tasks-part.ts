import type { Browser } from 'playwright';
import { addressOf } from '../support/pages/built-pages';
import type { BenchRun } from './bench-run';
import { samplePaths } from './places';
import { atMost, failed, ms, pieces, measured, type Row } from './row';
import { atRest, freshPage, phone, slowDown } from './slow-page';

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var longTasks: number[] | undefined;
}

/** Notes every task over 50 ms. Nothing of this file may be used in here. */
function noteTasks() {
  const tasks: number[] = [];
  globalThis.longTasks = tasks;
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

async function pass(browser: Browser, address: string): Promise<number[]> {
  const page = await freshPage(browser, phone);
  await page.addInitScript(noteTasks);
  await slowDown(page);
  await page.goto(address);
  await atRest(page);
  const tasks = await page.evaluate(() => globalThis.longTasks);
  await page.context().close();
  return tasks ?? [Infinity];
}

/** How many tasks keep a slow processor for more than 50 ms until a page is alive and at rest. */
export async function tasksPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  const { workspace: _, ...publicSamples } = samplePaths;
  for (const path of Object.values(publicSamples)) {
    const what = `${path}: tasks over 50 ms`;
    try {
      const seen: number[][] = [];
      for (let index = 0; index < passes; index += 1) {
        say(`tasks ${path} ${index + 1}`);
        seen.push(await pass(browser, site.url + addressOf(path)));
      }
      const counts = seen.map((tasks) => tasks.length);
      const longest = seen.map((tasks) => Math.max(0, ...tasks));
      rows.push(atMost(what, 1, pieces, counts), measured('  the longest of them', ms, longest));
    } catch (error) {
      rows.push(failed(what, error));
    }
  }
  await browser.close();
  return rows;
}
