import type { Browser } from 'playwright';
import type { BenchRun } from './bench-run';
import { slowestEvent, watchEvents } from './event-times';
import { interactions, type Interaction } from './interactions';
import { atMost, failed, ms, type Row } from './row';
import { waitUntilIdle, freshPage, waitForPaint, throttleCpu } from './slow-page';

/** Measures one pass on a fresh page; returns its slowest press in ms. */
async function measurePass(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number> {
  const page = await freshPage(browser, interaction.options);
  await page.goto(url + interaction.path);
  await waitUntilIdle(page);
  await interaction.prepare?.(page);
  await throttleCpu(page);
  await waitForPaint(page);
  await watchEvents(page);
  let slowest = 0;
  for (const press of interaction.presses) {
    await press(page);
    await waitForPaint(page);
    slowest = Math.max(slowest, await slowestEvent(page));
  }
  await page.context().close();
  return slowest;
}

/**
 * Measures each interaction after load with a throttled CPU: the time of its slowest press to the
 * next frame.
 */
export async function inpPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  for (const interaction of interactions) {
    const rowName = `${interaction.name}, slowest of ${interaction.presses.length}`;
    try {
      const values: number[] = [];
      for (let index = 0; index < passes; index += 1) {
        say(`inp ${interaction.name} ${index + 1}`);
        values.push(await measurePass(browser, site.url, interaction));
      }
      rows.push(atMost(rowName, interaction.limit, ms, values));
    } catch (error) {
      rows.push(failed(rowName, error));
    }
  }
  await browser.close();
  return rows;
}
