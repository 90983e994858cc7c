import type { Browser, Page } from 'playwright/test';

interface TraceEvent {
  name: string;
  /** The browser has pages of its own, in other processes. */
  pid: number;
  /** Microseconds. */
  ts: number;
  args: { frame?: string; data?: { url?: string; frame?: string } };
}

const marks = ['firstPaint', 'loadEventEnd'];

/**
 * The addresses of all scripts that a page has evaluated before its load event was over and it was
 * painted, an inline script by the page's own address. A module's evaluation does not say what it
 * has evaluated: it counts with every module that was compiled before it.
 */
function evaluatedEarly(events: readonly TraceEvent[], address: string): string[] {
  const inOrder = [...events].toSorted((a, b) => a.ts - b.ts);
  const own = inOrder.find(({ args }) => args.data?.frame && args.data.url === address);
  const frame = own?.args.data?.frame;
  const ofPage = inOrder.filter(({ pid }) => pid === own?.pid);
  const named = (name: string) => ofPage.filter((event) => event.name === name);
  const moments = marks.map((name) => named(name).find(({ args }) => args.frame === frame)?.ts);
  const start = Math.max(...moments.map((moment) => moment ?? Infinity));
  if (!Number.isFinite(start)) throw new Error(`${address} was not seen loaded and painted`);
  const urlsBefore = (name: string, end: number) =>
    named(name)
      .filter(({ ts }) => ts < end)
      .map(({ args }) => args.data?.url ?? '');
  const lastModule = named('v8.evaluateModule').findLast(({ ts }) => ts < start)?.ts ?? 0;
  return [
    ...new Set([
      ...urlsBefore('EvaluateScript', start).filter((url) => /^https?:/.test(url)),
      ...urlsBefore('v8.compileModule', lastModule),
    ]),
  ];
}

/** Opens a page of the site, waits until it is alive, and returns `evaluatedEarly` of it. */
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
