import type { MachineEntry } from '#machines/model.ts';
import {
  eventsIn,
  pureStart,
  pureStep,
  stateKey,
  stepKey,
  unlessItThrows,
  type PureStep,
} from './pure-step';

type Snapshot = PureStep['after'];
type Event = Parameters<typeof pureStep>[2];

/** The first difference between two machines, or between two states of one. */
export interface Difference {
  /** The events that lead to the difference; empty if the starts differ. */
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

type View = (step: PureStep) => string;

/** The limit of state pairs; only a growing context exceeds it. */
const maxPairs = 1000;

/** Returns the externally visible result of a step: everything except the context. */
const visible: View = (step) => {
  const [value, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([value, ...rest]);
};

/** Returns the effects of a step and whether it takes a transition, without the state that it enters. */
const answer: View = (step) => {
  const [, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([step.transitions.length > 0, ...rest]);
};

/**
 * Searches two machines breadth first, with the cases of both models, for the first event whose
 * results differ to `view`.
 */
function search(
  [before, after]: readonly [MachineEntry, MachineEntry],
  [first, second]: readonly [Snapshot, Snapshot],
  view: View,
): Search {
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: first, b: second, events: [] as readonly Event[] }];
  const seen = new Set([keyOf(first, second)]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = [...eventsIn(after.model, b), ...eventsIn(before.model, a)];
    for (const event of new Map(tried.map((item) => [JSON.stringify(item), item])).values()) {
      const was = unlessItThrows(() => pureStep(before.machine, a, event));
      const now = unlessItThrows(() => pureStep(after.machine, b, event));
      const difference = { events: [...events, event], was, now };
      if ((was && view(was)) !== (now && view(now))) return { difference, isComplete: true };
      if (!was || !now) continue;
      const key = keyOf(was.after, now.after);
      if (seen.has(key)) continue;
      isComplete &&= seen.size < maxPairs;
      if (seen.size >= maxPairs) continue;
      seen.add(key);
      queue.push({ a: was.after, b: now.after, events: difference.events });
    }
  }
  return { difference: null, isComplete };
}

/**
 * Returns the shortest sequence of events with different results in two versions of a machine,
 * without their contexts.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const [was, now] = [before, after].map(({ machine, model }) =>
    unlessItThrows(() => pureStart(machine, model.input)),
  );
  if (was && now && visible(was) === visible(now))
    return search([before, after], [was.after, now.after], visible);
  const difference = was || now ? { events: [], was: was ?? null, now: now ?? null } : null;
  return { difference, isComplete: true };
}

/** Returns the shortest sequence of events that two snapshots of a machine answer differently. */
export const tellApart = (entry: MachineEntry, first: Snapshot, second: Snapshot): Search =>
  search([entry, entry], [first, second], answer);
