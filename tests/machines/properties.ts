import type { MachineEntry } from '#machines/model.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { replayLine } from '../replay-link';

/** Describes each invariant that a machine breaks, with the shortest path to the violation. */
export const brokenInvariants = (entry: MachineEntry): string[] =>
  checkModel(entry).results.flatMap(({ assertion, violatedBy }) => {
    if (!violatedBy) return [];
    const path = violatedBy.map((event) => JSON.stringify(event)).join(' → ');
    const replay = replayLine(entry, violatedBy);
    return [`${assertion}, but not after ${path || '(start)'}${replay}`];
  });
