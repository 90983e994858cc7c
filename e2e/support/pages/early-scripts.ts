import type { Browser, Page } from 'playwright/test';

interface TraceEvent {
  name: string;
  /** Identifies the page's process; the browser has internal pages in others. */
  pid: number;
  /** Microseconds. */
  ts: number;
  args: { frame?: string; data?: { url?: string; frame?: string } };
}

const marks = ['firstPaint', 'loadEventEnd'];

/**
 * Returns the URLs of all scripts that were evaluated before the end of the load event and first
 * paint; inline scripts have the page's URL. The trace does not name an evaluated module, so it
 * counts every module compiled before it.
 */
function evaluatedEarly(events: readonly TraceEvent[], address: string): string[] {
  const inOrder = [...events].toSorted((a, b) => a.ts - b.ts);
  const pageEvent = inOrder.find(({ args }) => args.data?.frame && args.data.url === address);
  const frame = pageEvent?.args.data?.frame;
  const ofPage = inOrder.filter(({ pid }) => pid === pageEvent?.pid);
  const named = (name: string) => ofPage.filter((event) => event.name === name);
  const times = marks.map((name) => named(name).find(({ args }) => args.frame === frame)?.ts);
  const end = Math.max(...times.map((time) => time ?? Infinity));
  if (!Number.isFinite(end)) throw new Error(`no load and paint of ${address} in the trace`);
  const urlsBefore = (name: string, limit: number) =>
    named(name)
      .filter(({ ts }) => ts < limit)
      .map(({ args }) => args.data?.url ?? '');
  const lastModule = named('v8.evaluateModule').findLast(({ ts }) => ts < end)?.ts ?? 0;
  return [
    ...new Set([
      ...urlsBefore('EvaluateScript', end).filter((url) => /^https?:/.test(url)),
      ...urlsBefore('v8.compileModule', lastModule),
    ]),
  ];
}

/**
 * Opens a page, waits for hydration, and returns the scripts evaluated before load and first paint.
 */
export async function earlyScripts(browser: Browser, page: Page, path: string): Promise<string[]> {
  const categories = ['-*', 'devtools.timeline', 'loading', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.goto(path);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const address = page.url();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  return evaluatedEarly(traceEvents, address);
}
