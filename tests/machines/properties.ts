import type { MachineEntry } from '#machines/model.ts';
import { verdictsOf } from '#src/atlas/kit/model-check.ts';

/** Returns each promise that a machine breaks, in words, with the shortest way to where it does. */
export const brokenPromises = (entry: MachineEntry): string[] =>
  verdictsOf(entry).verdicts.flatMap(({ promise, brokenBy }) => {
    if (!brokenBy) return [];
    const way = brokenBy.map((event) => JSON.stringify(event)).join(' → ');
    return [`${promise}, but not after ${way || '(start)'}`];
  });
