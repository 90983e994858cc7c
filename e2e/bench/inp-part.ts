import type { Browser } from 'playwright';
import type { BenchRun } from './bench-run';
import { slowestEvent, watchEvents } from './event-times';
import { interactions, type Interaction } from './interactions';
import { atMost, failed, ms, type Row } from './row';
import { atRest, freshPage, settled, slowDown } from './slow-page';

/** One pass on a fresh page: the slowest of its presses. */
async function pass(browser: Browser, url: string, one: Interaction): Promise<number> {
  const page = await freshPage(browser, one.options);
  await page.goto(url + one.path);
  await atRest(page);
  await one.prepare?.(page);
  await slowDown(page);
  await settled(page);
  await watchEvents(page);
  let slowest = 0;
  for (const press of one.presses) {
    await press(page);
    await settled(page);
    slowest = Math.max(slowest, await slowestEvent(page));
  }
  await page.context().close();
  return slowest;
}

/** Each later interaction, on a slow processor: how long its slowest press took to the next frame. */
export async function inpPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  for (const one of interactions) {
    const what = `${one.name}, slowest of ${one.presses.length}`;
    try {
      const values: number[] = [];
      for (let index = 0; index < passes; index += 1) {
        say(`inp ${one.name} ${index + 1}`);
        values.push(await pass(browser, site.url, one));
      }
      rows.push(atMost(what, one.limit, ms, values));
    } catch (error) {
      rows.push(failed(what, error));
    }
  }
  await browser.close();
  return rows;
}
