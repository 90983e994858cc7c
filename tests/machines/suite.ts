import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { pureStart, pureStep, stepKey, type PureStep } from '#src/atlas/kit/pure-step.ts';
import { modelPaths } from '../model';

/** One event on one of a suite's paths, after all that led to it. */
export interface Step {
  /** Null for the start. */
  before: Step | null;
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  /** All of it that can be seen from outside, as JSON. */
  seen: string;
  next: Step[];
}

/**
 * Returns every step of the paths that all-machines.test.ts runs, those of the model and those
 * written by hand, each once and the short ways first; the first is the start.
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
      const ways = known.get(at) ?? new Map<string, Step>();
      known.set(at, ways);
      const key = JSON.stringify(event);
      let next = ways.get(key);
      if (!next) {
        next = step(at, event, pureStep(machine, at.snapshot, event));
        ways.set(key, next);
        at.next.push(next);
      }
      at = next;
    }
  }
  const ordered = [start];
  for (const one of ordered) ordered.push(...one.next);
  return ordered;
}
