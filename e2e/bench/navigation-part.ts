import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import type { BenchRun } from './bench-run';
import { headingTime } from './heading-paint';
import { atMost, failed, ms, type Row } from './row';
import { waitUntilIdle, desktop, freshPage, throttleCpu, throttleNetwork } from './slow-page';

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const inFooter = (page: Page, path: string) =>
  page.getByRole('contentinfo').locator(`a[href="${path}"]`).first();

const routes = [
  { from: '/', to: '/book-demo', link: (page: Page) => inHeader(page, 'Book a Demo') },
  {
    from: '/',
    to: '/solutions/network-os',
    link: (page: Page) => inFooter(page, '/solutions/network-os'),
  },
  {
    from: '/about',
    to: '/customers/utilities',
    link: (page: Page) => inFooter(page, '/customers/utilities'),
  },
  {
    from: '/solutions/field-os',
    to: '/',
    link: (page: Page) => page.getByRole('banner').getByRole('link', { name: /home$/ }),
  },
];

/** Minimum ms that a visitor looks at a page before following a link. */
const reading = 3_000;

const networks = [
  { name: 'unthrottled network', limit: 80, prepare: () => Promise.resolve() },
  { name: 'fast 4G', limit: 110, prepare: throttleNetwork },
];

async function measurePass(
  browser: Browser,
  url: string,
  route: (typeof routes)[number],
  prepare: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await freshPage(browser, desktop);
  await prepare(page);
  await page.goto(url + route.from);
  await waitUntilIdle(page);
  const link = route.link(page);
  await link.scrollIntoViewIfNeeded();
  // A visitor's pointer is on the page well before a click.
  await page.mouse.move(desktop.viewport.width / 2, desktop.viewport.height / 2);
  await delay(reading);
  await throttleCpu(page);
  const time = await headingTime(page, () => link.click());
  await page.context().close();
  return time;
}

/**
 * Measures the time from a click on a link until the new heading is painted, with a throttled CPU.
 */
export async function navigationPart({ site, openBrowser, passes, say }: BenchRun): Promise<Row[]> {
  const rows: Row[] = [];
  const browser = await openBrowser();
  for (const { name, limit, prepare } of networks) {
    for (const route of routes) {
      const rowName = `${route.from} → ${route.to}, ${name}`;
      try {
        const values: number[] = [];
        for (let index = 0; index < passes; index += 1) {
          say(`navigation ${rowName} ${index + 1}`);
          values.push(await measurePass(browser, site.url, route, prepare));
        }
        rows.push(atMost(rowName, limit, ms, values));
      } catch (error) {
        rows.push(failed(rowName, error));
      }
    }
  }
  await browser.close();
  return rows;
}
