import type { BenchRun } from './bench-run';
import { ms, measured, type Row } from './row';
import { desk, freshPage, slowDown } from './slow-page';

/** Sorts the same numbers again and again; returns the milliseconds that took. Nothing of this file may be used in here. */
function fixedWork(): number {
  const numbers = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
  const start = performance.now();
  for (let round = 0; round < 5; round += 1) numbers.toSorted((a, b) => a - b);
  return performance.now() - start;
}

/** How fast the machine itself is at this hour: times of two sittings are compared by it. */
export async function machinePart({ openBrowser, passes }: BenchRun): Promise<Row[]> {
  const browser = await openBrowser();
  const page = await freshPage(browser, desk);
  await slowDown(page);
  const values: number[] = [];
  await page.evaluate(fixedWork);
  while (values.length < passes) values.push(await page.evaluate(fixedWork));
  await browser.close();
  return [measured('a piece of work that is always the same', ms, values)];
}
