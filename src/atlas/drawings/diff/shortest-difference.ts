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

/** The first point at which two machines do not do the same. */
export interface Difference {
  /** The events that lead there, one after the other; none where the start differs already. */
  events: readonly Event[];
  /** What comes of the last of them; null where the machine throws. */
  was: PureStep | null;
  now: PureStep | null;
}

interface Search {
  difference: Difference | null;
  /** True where nothing is left to look at; else the two may differ further on. */
  isComplete: boolean;
}

/** As many pairs of states as are looked at: only a context that grows has more. */
const mostPairs = 1000;

/** What a visitor could notice: all of a step but the context. */
function behaviour(step: PureStep | null): string | null {
  if (!step) return null;
  const [value, , ...rest] = JSON.parse(stepKey(step)) as unknown[];
  return JSON.stringify([value, ...rest]);
}

/** True where the two steps are not the same as far as anything can tell. */
const differs = (was: PureStep | null, now: PureStep | null) =>
  (was && stepKey(was)) !== (now && stepKey(now));

/**
 * Returns the shortest sequence of events after which a machine does something else than it did, by
 * the cases of both models, the newer first: breadth-first over both machines in step. What the
 * machines remember counts only where nothing else is found to differ.
 */
export function shortestDifference(before: MachineEntry, after: MachineEntry): Search {
  const start = ({ machine, model }: MachineEntry) =>
    unlessItThrows(() => pureStart(machine, model.input));
  let remembered: Difference | null = null;
  /** True where the search can end. */
  const isFound = ({ was, now }: Difference) =>
    !was || !now ? was !== now : behaviour(was) !== behaviour(now);
  const first = { events: [], was: start(before), now: start(after) };
  if (isFound(first)) return { difference: first, isComplete: true };
  if (!first.was || !first.now) return { difference: null, isComplete: true };
  if (differs(first.was, first.now)) remembered = first;
  const keyOf = (a: Snapshot, b: Snapshot) => stateKey(a) + stateKey(b);
  const queue = [{ a: first.was.after, b: first.now.after, events: [] as readonly Event[] }];
  const known = new Set([keyOf(first.was.after, first.now.after)]);
  let isComplete = true;
  for (const { a, b, events } of queue) {
    if (after.model.stopWhen?.(b)) continue;
    const tried = [...eventsIn(after.model, b), ...eventsIn(before.model, a)];
    for (const event of new Map(tried.map((one) => [JSON.stringify(one), one])).values()) {
      const was = unlessItThrows(() => pureStep(before.machine, a, event));
      const now = unlessItThrows(() => pureStep(after.machine, b, event));
      const difference = { events: [...events, event], was, now };
      if (differs(was, now)) {
        if (isFound(difference)) return { difference, isComplete: true };
        remembered ??= difference;
      }
      if (!was || !now) continue;
      const key = keyOf(was.after, now.after);
      if (known.has(key)) continue;
      isComplete &&= known.size < mostPairs;
      if (known.size >= mostPairs) continue;
      known.add(key);
      queue.push({ a: was.after, b: now.after, events: difference.events });
    }
  }
  return { difference: remembered, isComplete };
}
