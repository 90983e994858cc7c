import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, pureStart, pureStep, stateKey } from './pure-step';

/** Whether a promise of a machine holds, and the shortest way to where it does not. */
interface Verdict {
  promise: string;
  kind: 'invariant' | 'step';
  /** The events that lead to where it is broken; null where it holds. */
  brokenBy: readonly AnyEventObject[] | null;
}

export interface Verdicts {
  verdicts: readonly Verdict[];
  /** How many different situations and events in them were looked at. */
  situations: number;
  steps: number;
  /** Whether there was nothing more to look at, as far as the model's cases and bounds lead. */
  isExhausted: boolean;
}

interface Place {
  snapshot: AnyMachineSnapshot;
  way: readonly AnyEventObject[];
}

/** So many situations are looked at, and no more. */
const most = 2000;

/**
 * Returns whether each invariant and step of a machine holds wherever the cases and the journeys of
 * its model lead, the shortest ways first (contracts §7). Nothing is carried out.
 */
export function verdictsOf({ machine, model }: MachineEntry): Verdicts {
  const broken = new Map<string, readonly AnyEventObject[]>();
  const steps = Object.entries(model.steps ?? {});
  const keyOf = model.key ?? stateKey;
  const note = (promise: string, holds: boolean, way: readonly AnyEventObject[]) => {
    if (!holds && !broken.has(promise)) broken.set(promise, way);
  };
  const look = ({ snapshot, way }: Place) => {
    for (const [promise, holds] of Object.entries(model.invariants))
      note(promise, holds(snapshot), way);
  };

  const take = ({ snapshot: before, way }: Place, event: AnyEventObject): Place => {
    const { after, effects } = pureStep(machine, before, event);
    const next = { snapshot: after, way: [...way, event] };
    look(next);
    const names = effects.map(({ name }) => name);
    for (const [promise, holds] of steps)
      note(promise, holds({ before, event, after, effects: names }), next.way);
    return next;
  };

  const start: Place = { snapshot: pureStart(machine, model.input).after, way: [] };
  look(start);
  const seen = new Set([keyOf(start.snapshot)]);
  const places = [start];
  let taken = 0;
  let isExhausted = true;
  for (const place of places) {
    if (place.way.length > 0 && model.stopWhen?.(place.snapshot)) continue;
    for (const event of eventsIn(model, place.snapshot)) {
      const next = take(place, event);
      taken += 1;
      const key = keyOf(next.snapshot);
      if (seen.has(key)) continue;
      if (seen.size >= most) isExhausted = false;
      else {
        seen.add(key);
        places.push(next);
      }
    }
  }
  // What is written by hand may lead where no case does.
  for (const { events } of model.journeys)
    (events as readonly AnyEventObject[]).reduce(take, start);

  const verdict =
    (kind: Verdict['kind']) =>
    (promise: string): Verdict => ({ promise, kind, brokenBy: broken.get(promise) ?? null });
  return {
    verdicts: [
      ...Object.keys(model.invariants).map(verdict('invariant')),
      ...steps.map(([promise]) => promise).map(verdict('step')),
    ],
    situations: seen.size,
    steps: taken,
    isExhausted,
  };
}
