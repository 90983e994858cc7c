import type { BenchRun } from './bench-run';
import { ms, measured, type Row } from './row';
import { desktop, freshPage, throttleCpu } from './slow-page';

/**
 * Sorts the same numbers repeatedly; returns the ms it took. Runs in the page, without closures.
 */
function fixedWork(): number {
  const numbers = Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 100_003);
  const start = performance.now();
  for (let round = 0; round < 5; round += 1) numbers.toSorted((a, b) => a - b);
  return performance.now() - start;
}

/** Measures the machine's speed, to compare the times of two runs. */
export async function machinePart({ openBrowser, passes }: BenchRun): Promise<Row[]> {
  const browser = await openBrowser();
  const page = await freshPage(browser, desktop);
  await throttleCpu(page);
  const values: number[] = [];
  await page.evaluate(fixedWork);
  while (values.length < passes) values.push(await page.evaluate(fixedWork));
  await browser.close();
  return [measured('a fixed amount of work', ms, values)];
}
