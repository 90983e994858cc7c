import type { FullResult, Reporter, TestCase, TestResult } from 'playwright/types/testReporter';
import { engines } from './installed.mjs';

/** Ends a run with one line per engine, absent ones included, and a total. */
export default class EngineSummary implements Reporter {
  private readonly counts = new Map<string, { passed: number; failed: number; version: string }>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const name = test.parent.project()?.name ?? '';
    const counts = this.counts.get(name) ?? { passed: 0, failed: 0, version: '' };
    counts[result.status === 'passed' ? 'passed' : 'failed'] += 1;
    counts.version ||= test.annotations.find(({ type }) => type === 'engine')?.description ?? '';
    this.counts.set(name, counts);
  }

  onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const total = { passed: 0, failed: 0, absent: 0 };
    process.stdout.write('\n');
    for (const { name, program, packages } of engines) {
      const { passed, failed, version } = this.counts.get(name) ?? {};
      if (program !== null && passed === undefined) continue;
      if (passed === undefined || failed === undefined) {
        total.absent += 1;
        process.stdout.write(`${name.padEnd(28)}absent: not tested (Debian: ${packages})\n`);
        continue;
      }
      total.passed += passed;
      total.failed += failed;
      process.stdout.write(`${(version || name).padEnd(28)}${passed} passed, ${failed} failed\n`);
    }
    process.stdout.write(
      `\nengines: ${total.passed} passed, ${total.failed} failed, ${total.absent} absent\n`,
    );
    // With ALL_ENGINES=1 an absent engine is a failure.
    const isIncomplete = process.env['ALL_ENGINES'] === '1' && total.absent > 0;
    return Promise.resolve({ status: isIncomplete && status === 'passed' ? 'failed' : status });
  }

  printsToStdio(): boolean {
    return false;
  }
}
