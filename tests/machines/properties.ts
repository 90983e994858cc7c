import type { MachineEntry } from '#machines/model.ts';
import { verdictsOf } from '#src/atlas/kit/model-check.ts';

/** Describes each invariant that a machine breaks, with the shortest path to the violation. */
export const brokenInvariants = (entry: MachineEntry): string[] =>
  verdictsOf(entry).verdicts.flatMap(({ promise, brokenBy }) => {
    if (!brokenBy) return [];
    const path = brokenBy.map((event) => JSON.stringify(event)).join(' → ');
    return [`${promise}, but not after ${path || '(start)'}`];
  });
