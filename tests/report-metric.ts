import type { TestContext } from 'vitest';

/** Adds a measured figure to the summary that `npm test` prints at its end. */
export function reportMetric({ task }: Pick<TestContext, 'task'>, line: string): void {
  const meta = task.meta as { metrics?: string[] };
  meta.metrics = [...(meta.metrics ?? []), line];
}
