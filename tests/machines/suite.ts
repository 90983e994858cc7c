import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { pureStart, pureStep, stepKey, type PureStep } from '#src/atlas/kit/pure-step.ts';
import { modelPaths } from '../model';

/** One event of a suite's paths, with the steps that led to it. */
export interface Step {
  /** Null for the start. */
  before: Step | null;
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  /** Everything observable from outside, as JSON. */
  seen: string;
  next: Step[];
}

/**
 * Returns every step of the paths that all-machines.test.ts runs, generated and handwritten, each
 * once in breadth-first order. The first is the start.
 */
export function suiteOf({ machine, model }: MachineEntry): Step[] {
  const generated = modelPaths(machine, model).map(({ steps }) =>
    steps.slice(1).map(({ event }) => event),
  );
  const byHand = model.journeys.map(({ events }) => events as readonly AnyEventObject[]);
  const step = (before: Step | null, event: AnyEventObject, taken: PureStep): Step => ({
    before,
    event,
    snapshot: taken.after,
    seen: stepKey(taken),
    next: [],
  });
  const start = step(null, { type: 'xstate.init' }, pureStart(machine, model.input));
  const known = new Map<Step, Map<string, Step>>();
  for (const path of [...generated, ...byHand]) {
    let at = start;
    for (const event of path) {
      const branches = known.get(at) ?? new Map<string, Step>();
      known.set(at, branches);
      const key = JSON.stringify(event);
      let next = branches.get(key);
      if (!next) {
        next = step(at, event, pureStep(machine, at.snapshot, event));
        branches.set(key, next);
        at.next.push(next);
      }
      at = next;
    }
  }
  const ordered = [start];
  for (const { next } of ordered) ordered.push(...next);
  return ordered;
}
