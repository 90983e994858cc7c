import type { Browser, Page } from 'playwright';
import type { BenchRun } from './bench-run';
import { atMost, failed, percent, integer, type Row } from './row';
import { waitUntilIdle, desktop, freshPage } from './slow-page';

const routeChanges = 200;
const warmUp = 100;
const heapPasses = 3;
const paths = [
  '/about',
  '/solutions/network-os',
  '/customers/utilities',
  '/book-demo',
  '/solutions/customer-os',
  '/sign-in',
  '/dashboard',
  '/conversations',
  '/newsroom',
  '/',
];

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var runningActors: (() => string[]) | undefined;
}

/** Counts the running actors of a page. Runs in the page, without closures. */
function countActors() {
  interface Actor {
    id: string;
    getSnapshot: () => { status?: string } | undefined;
    _processingStatus: number;
    logic?: { id?: string; root?: unknown };
  }
  const started = 1;
  const actors = new Set<Actor>();
  globalThis.machineInspector = ({ actorRef }) => {
    const actor = actorRef as unknown as Actor;
    if (actor.logic?.root) actors.add(actor);
  };
  globalThis.runningActors = () =>
    [...actors]
      .filter((actor) => actor._processingStatus === started)
      .filter((actor) => actor.getSnapshot()?.status === 'active')
      .map((actor) => actor.logic?.id ?? actor.id)
      .toSorted();
}

/** Navigates within the site and waits for the new heading. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    const before = document.querySelector('h1');
    history.pushState({}, '', to);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let count = 0; count < 300 && document.querySelector('h1') === before; count += 1)
      await frame();
    await frame();
  }, path);
}

async function changeRoutes(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await goTo(page, paths[index % paths.length] ?? '/');
  await waitUntilIdle(page);
}

async function heapSize(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // One collection may free objects for the next.
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/**
 * Returns the heap's growth in percent, after a warm-up in which
 * the browser compiles and caches code.
 */
async function heapGrowth(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, desktop);
  await page.goto(url);
  await waitUntilIdle(page);
  await changeRoutes(page, warmUp);
  const before = await heapSize(page);
  await changeRoutes(page, routeChanges);
  const after = await heapSize(page);
  await page.context().close();
  return (after / before - 1) * 100;
}

/** Returns how many more machines run than after the first load. */
async function actorsLeft(browser: Browser, url: string): Promise<number> {
  const page = await freshPage(browser, desktop);
  await page.addInitScript(countActors);
  await page.goto(url);
  await waitUntilIdle(page);
  const running = () => page.evaluate(() => globalThis.runningActors?.() ?? []);
  const before = await running();
  if (before.length === 0) throw new Error('no running machine found');
  await changeRoutes(page, routeChanges);
  const after = await running();
  await page.context().close();
  return after.length - before.length;
}

/** Measures the heap's growth and the leaked actors over 200 route changes. */
export async function memoryPart({ site, openBrowser, say }: BenchRun): Promise<Row[]> {
  const browser = await openBrowser();
  const heapName = `heap growth, ${routeChanges} route changes after ${warmUp}`;
  const actorsName = `actors left running, ${routeChanges} route changes`;
  try {
    const growths: number[] = [];
    for (let pass = 0; pass < heapPasses; pass += 1) {
      say(`memory heap ${pass + 1}`);
      growths.push(await heapGrowth(browser, site.url));
    }
    say('memory actors');
    const left = await actorsLeft(browser, site.url);
    return [atMost(heapName, 9.9, percent, growths), atMost(actorsName, 0, integer, [left])];
  } catch (error) {
    return [failed(heapName, error)];
  } finally {
    await browser.close();
  }
}
