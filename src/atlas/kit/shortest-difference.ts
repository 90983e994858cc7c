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

type View = (step: PureStep | null) => unknown;

/** The limit of state pairs; only a growing context exceeds it. */
const maxPairs = 1000;

/** Returns everything about a step. */
const whole: View = (step) => step && stepKey(step);

/** Returns the externally visible result of a step: everything except the context. */
const visible: View = (step) => {
  if (!step) return null;
  const [value, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([value, ...rest]);
};

/** Returns the effects of a step and whether it takes a transition, without the state that it enters. */
const answer: View = (step) => {
  if (!step) return null;
  const [, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([step.taken.length > 0, ...rest]);
};

/**
 * Searches two machines breadth first, with the cases of both models, for the first event whose
 * results differ to `view`. A difference that only the view `least` shows counts if no other exists.
 */
function search(
  before: MachineEntry,
  after: MachineEntry,
  starts: readonly [Snapshot, Snapshot],
  view: View,
  least: View = view,
): Search {
  const [was, now] = starts;
  let small: Difference | null = null;
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: was, b: now, events: [] as readonly Event[] }];
  const seen = new Set([keyOf(was, now)]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = [...eventsIn(after.model, b), ...eventsIn(before.model, a)];
    for (const event of new Map(tried.map((item) => [JSON.stringify(item), item])).values()) {
      const first = unlessItThrows(() => pureStep(before.machine, a, event));
      const second = unlessItThrows(() => pureStep(after.machine, b, event));
      const difference = { events: [...events, event], was: first, now: second };
      if (view(first) !== view(second)) return { difference, isComplete: true };
      if (least(first) !== least(second)) small ??= difference;
      if (!first || !second) continue;
      const key = keyOf(first.after, second.after);
      if (seen.has(key)) continue;
      isComplete &&= seen.size < maxPairs;
      if (seen.size >= maxPairs) continue;
      seen.add(key);
      queue.push({ a: first.after, b: second.after, events: difference.events });
    }
  }
  return { difference: small, isComplete };
}

/**
 * Returns the shortest sequence of events with different results in two versions of a machine. A
 * different context alone counts only if no visible difference exists.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const start = ({ machine, model }: MachineEntry) =>
    unlessItThrows(() => pureStart(machine, model.input));
  const first: Difference = { events: [], was: start(before), now: start(after) };
  const { was, now } = first;
  if (visible(was) !== visible(now)) return { difference: first, isComplete: true };
  if (!was || !now) return { difference: null, isComplete: true };
  const found = search(before, after, [was.after, now.after], visible, whole);
  const isContextDifferent = whole(was) !== whole(now);
  return isContextDifferent && (!found.difference || !isVisible(found.difference))
    ? { ...found, difference: first }
    : found;
}

const isVisible = ({ was, now }: Difference) => visible(was) !== visible(now);

/** Returns the shortest sequence of events that two snapshots of a machine answer differently. */
export const tellApart = (entry: MachineEntry, first: Snapshot, second: Snapshot): Search =>
  search(entry, entry, [first, second], answer);
