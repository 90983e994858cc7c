import type { MachineEntry } from '../../machines/model';
import {
  eventsIn,
  outcomeOf,
  seenIn,
  startOf,
  stateKey,
  unlessItThrows,
  type Outcome,
} from '../../machines/outcome';

type Snapshot = Outcome[0];
type Event = Parameters<typeof outcomeOf>[2];

/** The first point at which two machines do not do the same. */
export interface Difference {
  /** The events that lead there, one after the other; none where the start differs already. */
  events: readonly Event[];
  /** What comes of the last of them; null where the machine throws. */
  was: Outcome | null;
  now: Outcome | null;
}

interface Search {
  difference: Difference | null;
  /** True where nothing is left to look at; else the two may differ further on. */
  isComplete: boolean;
}

/** As many pairs of states as are looked at, for a context that grows without end. */
const mostPairs = 5000;

/** What a visitor could notice: all of an outcome but the context. */
const behaviour = (outcome: Outcome | null) => {
  if (!outcome) return null;
  const [value, , ...rest] = JSON.parse(seenIn(outcome)) as unknown[];
  return JSON.stringify([value, ...rest]);
};
const whole = (outcome: Outcome | null) => outcome && seenIn(outcome);

function search(
  before: MachineEntry,
  after: MachineEntry,
  seen: (outcome: Outcome | null) => string | null,
): Search {
  const start = (entry: MachineEntry) =>
    unlessItThrows(() => startOf(entry.machine, entry.model.input));
  const was = start(before);
  const now = start(after);
  if (!was || !now || seen(was) !== seen(now))
    return { difference: { events: [], was, now }, isComplete: true };
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: was[0], b: now[0], events: [] as readonly Event[] }];
  const known = new Set([keyOf(was[0], now[0])]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = new Map(
      [...eventsIn(after.model, b), ...eventsIn(before.model, a)].map((one) => [
        JSON.stringify(one),
        one,
      ]),
    );
    for (const event of tried.values()) {
      const left = unlessItThrows(() => outcomeOf(before.machine, a, event));
      const right = unlessItThrows(() => outcomeOf(after.machine, b, event));
      const way = [...events, event];
      if (seen(left) !== seen(right))
        return { difference: { events: way, was: left, now: right }, isComplete: true };
      if (!left || !right) continue;
      const key = keyOf(left[0], right[0]);
      if (known.has(key)) continue;
      if (known.size >= mostPairs) isComplete = false;
      else queue.push({ a: left[0], b: right[0], events: way });
      known.add(key);
    }
  }
  return { difference: null, isComplete };
}

/**
 * Returns the shortest sequence of events after which a machine does something else than it did, by
 * the cases of both models, the newer first: breadth-first over both machines in step. What the
 * machines remember counts only where nothing else ever differs.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const found = search(before, after, behaviour);
  return found.difference ? found : search(before, after, whole);
}
