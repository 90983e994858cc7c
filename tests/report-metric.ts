import type { TestContext } from 'vitest';

/** Leaves a line of numbers for the end of `npm test`: what was promised, and what was seen. */
export function reportMetric({ task }: Pick<TestContext, 'task'>, line: string): void {
  const meta = task.meta as { metrics?: string[] };
  meta.metrics = [...(meta.metrics ?? []), line];
}
