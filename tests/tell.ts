import type { TestContext } from 'vitest';

/** Leaves a line of numbers for the end of `npm test`: what was promised, and what was seen. */
export function tell({ task }: Pick<TestContext, 'task'>, line: string): void {
  const meta = task.meta as { told?: string[] };
  meta.told = [...(meta.told ?? []), line];
}
