import type { Browser } from 'playwright/test';
import { freshEmail } from '../support/product/forms';
import { faultPlan, abortAt } from './faults';
import { startLoadHarness } from './load-harness';
import { countLosses, revisit, submit, type Submitted } from './visitor';

type FaultPlan = {
  /** Where the build lies, and the port of the form service that it names. */
  build: { directory: string; formsPort?: number };
  visitors: number;
  each: number;
  aborts: number;
  /** The share of posts that meet a fault. */
  share: number;
  seed: number;
  /** How many visitors are there at a time. */
  atOnce: number;
};

/** Lets visitors submit while the form service fails, then come back once when it works again. */
export async function injectFaults(browser: Browser, plan: FaultPlan) {
  const harness = await startLoadHarness(plan.build);
  const total = plan.visitors * plan.each;
  const submitted: Submitted[] = [];
  let kept = 0;
  try {
    const every = plan.aborts > 0 ? Math.floor(total / plan.aborts) : Infinity;
    const visit = async (visitor: number) => {
      const context = await browser.newContext();
      let page = await context.newPage();
      for (let turn = 0; turn < plan.each; turn += 1) {
        const index = visitor * plan.each + turn;
        const form = index % 3 === 2 ? 'demo' : 'lead';
        const one: Submitted = { form, email: freshEmail() };
        submitted.push(one);
        const aborted = Math.floor(index / every);
        const isAborted = index % every === every - 1 && aborted < plan.aborts;
        page = await submit(context, page, harness, one, isAborted ? abortAt(aborted) : null);
      }
      return { context, page };
    };
    harness.forms.nextFault = faultPlan(plan.seed, plan.share);
    const open: Awaited<ReturnType<typeof visit>>[] = [];
    for (let first = 0; first < plan.visitors; first += plan.atOnce) {
      const group = Array.from(
        { length: Math.min(plan.atOnce, plan.visitors - first) },
        (_, place) => visit(first + place),
      );
      open.push(...(await Promise.all(group)));
    }
    harness.forms.nextFault = () => null;
    for (const { context, page } of open) {
      kept += await revisit(page, harness);
      await context.close();
    }
    return { ...countLosses(harness, submitted), submissions: total, kept };
  } finally {
    await harness.close();
  }
}

/** The numbers of a storm in one line. */
export function summaryOf(what: string, result: Awaited<ReturnType<typeof injectFaults>>): string {
  const { submissions, posts, faulty, lost, wrong, repeated, kept } = result;
  return (
    `${what}: ${submissions} submissions, ${posts} posts, ${faulty} met a fault: ` +
    `${lost.length} lost, ${wrong.length} wrong, ${kept} left waiting, ${repeated.length} came twice`
  );
}

/** Prints a line of numbers, with the tests' own. */
export function print(line: string): void {
  process.stdout.write(`\n${line}\n`);
}
