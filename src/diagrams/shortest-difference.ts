import type { MachineEntry } from '../../machines/model';
import {
  eventsIn,
  outcomeOf,
  seenIn,
  startOf,
  stateKey,
  unlessItThrows,
  type Outcome,
} from '../atlas/kit/outcome';

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

/** As many pairs of states as are looked at: only a context that grows has more. */
const mostPairs = 1000;

/** What a visitor could notice: all of an outcome but the context. */
function behaviour(outcome: Outcome | null): string | null {
  if (!outcome) return null;
  const [value, , ...rest] = JSON.parse(seenIn(outcome)) as unknown[];
  return JSON.stringify([value, ...rest]);
}

/** True where the two outcomes are not the same as far as anything can tell. */
const differs = (was: Outcome | null, now: Outcome | null) =>
  (was && seenIn(was)) !== (now && seenIn(now));

/**
 * Returns the shortest sequence of events after which a machine does something else than it did, by
 * the cases of both models, the newer first: breadth-first over both machines in step. What the
 * machines remember counts only where nothing else is found to differ.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const start = ({ machine, model }: MachineEntry) =>
    unlessItThrows(() => startOf(machine, model.input));
  let remembered: Difference | null = null;
  /** True where the search can end. */
  const isFound = ({ was, now }: Difference) =>
    !was || !now ? was !== now : behaviour(was) !== behaviour(now);
  const first = { events: [], was: start(before), now: start(after) };
  if (isFound(first)) return { difference: first, isComplete: true };
  if (!first.was || !first.now) return { difference: null, isComplete: true };
  if (differs(first.was, first.now)) remembered = first;
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: first.was[0], b: first.now[0], events: [] as readonly Event[] }];
  const known = new Set([keyOf(first.was[0], first.now[0])]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = [...eventsIn(after.model, b), ...eventsIn(before.model, a)];
    for (const event of new Map(tried.map((one) => [JSON.stringify(one), one])).values()) {
      const was = unlessItThrows(() => outcomeOf(before.machine, a, event));
      const now = unlessItThrows(() => outcomeOf(after.machine, b, event));
      const difference = { events: [...events, event], was, now };
      if (differs(was, now)) {
        if (isFound(difference)) return { difference, isComplete: true };
        remembered ??= difference;
      }
      if (!was || !now) continue;
      const key = keyOf(was[0], now[0]);
      if (known.has(key)) continue;
      isComplete &&= known.size < mostPairs;
      if (known.size >= mostPairs) continue;
      known.add(key);
      queue.push({ a: was[0], b: now[0], events: difference.events });
    }
  }
  return { difference: remembered, isComplete };
}
