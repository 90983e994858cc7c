import type { MachineEntry } from '#machines/model.ts';
import {
  eventsIn,
  pureStart,
  pureStep,
  stateKey,
  stepKey,
  unlessItThrows,
  type PureStep,
} from '#src/atlas/kit/pure-step.ts';

type Snapshot = PureStep['after'];
type Event = Parameters<typeof pureStep>[2];

/** The first difference between two machines. */
export interface Difference {
  /** The events that lead to the difference; empty if the initial states differ. */
  events: readonly Event[];
  /** The result of the last event; null if the machine throws. */
  was: PureStep | null;
  now: PureStep | null;
}

interface Search {
  difference: Difference | null;
  /** False if the search stopped at its limit. */
  isComplete: boolean;
}

/** The limit of state pairs; only a growing context exceeds it. */
const maxPairs = 1000;

/** Returns the externally visible result of a step: everything except the context. */
function behavior(step: PureStep | null): string | null {
  if (!step) return null;
  const [value, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([value, ...rest]);
}

/** Returns true if two steps differ, the context included. */
const differs = (was: PureStep | null, now: PureStep | null) =>
  (was && stepKey(was)) !== (now && stepKey(now));

/**
 * Returns the shortest sequence of events with different results, by breadth-first search over both
 * machines with the cases of both models. A different context alone counts only if no visible
 * difference exists.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const start = ({ machine, model }: MachineEntry) =>
    unlessItThrows(() => pureStart(machine, model.input));
  let contextDifference: Difference | null = null;
  /** Returns true if the difference is visible. */
  const isFound = ({ was, now }: Difference) =>
    !was || !now ? was !== now : behavior(was) !== behavior(now);
  const first = { events: [], was: start(before), now: start(after) };
  if (isFound(first)) return { difference: first, isComplete: true };
  if (!first.was || !first.now) return { difference: null, isComplete: true };
  if (differs(first.was, first.now)) contextDifference = first;
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: first.was.after, b: first.now.after, events: [] as readonly Event[] }];
  const known = new Set([keyOf(first.was.after, first.now.after)]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = [...eventsIn(after.model, b), ...eventsIn(before.model, a)];
    for (const event of new Map(tried.map((item) => [JSON.stringify(item), item])).values()) {
      const was = unlessItThrows(() => pureStep(before.machine, a, event));
      const now = unlessItThrows(() => pureStep(after.machine, b, event));
      const difference = { events: [...events, event], was, now };
      if (differs(was, now)) {
        if (isFound(difference)) return { difference, isComplete: true };
        contextDifference ??= difference;
      }
      if (!was || !now) continue;
      const key = keyOf(was.after, now.after);
      if (known.has(key)) continue;
      isComplete &&= known.size < maxPairs;
      if (known.size >= maxPairs) continue;
      known.add(key);
      queue.push({ a: was.after, b: now.after, events: difference.events });
    }
  }
  return { difference: contextDifference, isComplete };
}
