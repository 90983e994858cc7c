import type { Browser } from 'playwright/test';
import { uniqueEmail } from '../support/product/forms';
import { faultPlan, abortAt } from './faults';
import { startLoadHarness } from './load-harness';
import { countLosses, revisit, submit, type Submitted } from './visitor';

type FaultPlan = {
  /** The build's folder, and the port of its form service. */
  build: { directory: string; formsPort?: number };
  visitors: number;
  submissionsEach: number;
  aborts: number;
  /** The share of posts that get a fault, 0 to 1. */
  share: number;
  seed: number;
  /** The number of concurrent visitors. */
  concurrency: number;
};

/**
 * Submits from many visitors while the form service fails, then
 * revisits once after it has recovered.
 */
export async function injectFaults(browser: Browser, plan: FaultPlan) {
  const harness = await startLoadHarness(plan.build);
  const total = plan.visitors * plan.submissionsEach;
  const submitted: Submitted[] = [];
  let waiting = 0;
  try {
    const every = plan.aborts > 0 ? Math.floor(total / plan.aborts) : Infinity;
    const visit = async (visitor: number) => {
      const context = await browser.newContext();
      let page = await context.newPage();
      for (let count = 0; count < plan.submissionsEach; count += 1) {
        const index = visitor * plan.submissionsEach + count;
        const form = index % 3 === 2 ? 'demo' : 'lead';
        const submission: Submitted = { form, email: uniqueEmail() };
        submitted.push(submission);
        const aborted = Math.floor(index / every);
        const isAborted = index % every === every - 1 && aborted < plan.aborts;
        page = await submit(
          context,
          page,
          harness,
          submission,
          isAborted ? abortAt(aborted) : null,
        );
      }
      return { context, page };
    };
    harness.forms.nextFault = faultPlan(plan.seed, plan.share);
    const open: Awaited<ReturnType<typeof visit>>[] = [];
    for (let first = 0; first < plan.visitors; first += plan.concurrency) {
      const group = Array.from(
        { length: Math.min(plan.concurrency, plan.visitors - first) },
        (_, index) => visit(first + index),
      );
      open.push(...(await Promise.all(group)));
    }
    harness.forms.nextFault = () => null;
    for (const { context, page } of open) {
      waiting += await revisit(page, harness);
      await context.close();
    }
    return { ...countLosses(harness, submitted), submissions: total, waiting };
  } finally {
    await harness.close();
  }
}

/** Formats a result in one line. */
export function summaryOf(name: string, result: Awaited<ReturnType<typeof injectFaults>>): string {
  const { submissions, posts, faulty, lost, wrong, repeated, waiting } = result;
  return (
    `${name}: ${submissions} submissions, ${posts} posts, ${faulty} with a fault: ` +
    `${lost.length} lost, ${wrong.length} changed, ${waiting} undelivered, ${repeated.length} delivered twice`
  );
}

/** Prints a line of figures. */
export function print(line: string): void {
  process.stdout.write(`\n${line}\n`);
}
