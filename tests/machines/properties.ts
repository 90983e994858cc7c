import type { MachineEntry } from '#machines/model.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';

/** Describes each invariant that a machine breaks, with the shortest path to the violation. */
export const brokenInvariants = (entry: MachineEntry): string[] =>
  checkModel(entry).results.flatMap(({ assertion, violatedBy }) => {
    if (!violatedBy) return [];
    const path = violatedBy.map((event) => JSON.stringify(event)).join(' → ');
    return [`${assertion}, but not after ${path || '(start)'}`];
  });
