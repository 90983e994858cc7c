import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import {
  eventsIn,
  pureStart,
  pureStep,
  stateKey,
  stepKey,
  unlessItThrows,
} from '#src/atlas/kit/pure-step.ts';
import { isKilledByJourneys } from '../journeys';
import { mutantsOf, type Mutant, type Reach } from './mutants';
import { suiteOf, type Step } from '../suite';

/** What a suite makes of all mutants of one machine. */
export interface Mutation {
  /** All but the equivalent ones. */
  mutants: number;
  killed: number;
  /** Mutants that no sequence of the model's events tells from the original. */
  equivalent: number;
  equivalents: { kind: string; place: string }[];
  survivors: { kind: string; place: string }[];
  /** How many the journeys would report alone, by their pinned ends and the invariants. */
  killedByJourneys: number;
}

interface Edge {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  seen: string;
}

/** As many states as a proof looks at; only a context that grows without end has more. */
const maxStates = 500;

/** True where a fault can show in this event. */
const isTouched = ({ source, event }: Reach, snapshot: AnyMachineSnapshot, type: string) =>
  type === event && snapshot._nodes.some(({ id }) => id === source);

interface Held {
  value: StateValue;
  context: object;
  status: AnyMachineSnapshot['status'];
  children: unknown;
  historyValue: unknown;
}

/** A snapshot of the original as one of a mutant, which has done all the same so far. */
const takenOver = (mutant: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const held: Held = snapshot;
  const { value, context, status, children, historyValue } = held;
  const resolved: AnyMachineSnapshot = mutant.resolveState({ value, context, status });
  return Object.assign(resolved, { children, historyValue });
};

/** Returns what can be seen of a mutant's outcome; null where it throws, which is told too. */
const seenOf = (mutant: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  unlessItThrows(() => stepKey(pureStep(mutant, takenOver(mutant, snapshot), event)));

/** True where a mutant's outcome is another one somewhere on the paths of the suite. */
function isKilled({ machine, only }: Mutant, input: unknown, suite: readonly Step[]): boolean {
  if (only)
    return suite.some(
      ({ before, event, seen }) =>
        before &&
        isTouched(only, before.snapshot, event.type) &&
        seenOf(machine, before.snapshot, event) !== seen,
    );
  const first = unlessItThrows(() => pureStart(machine, input));
  if (!first || stepKey(first) !== suite[0]!.seen) return true;
  const queue: [Step, AnyMachineSnapshot][] = [[suite[0]!, first.after]];
  for (const [step, snapshot] of queue) {
    for (const next of step.next) {
      const taken = unlessItThrows(() => pureStep(machine, snapshot, next.event));
      if (!taken || stepKey(taken) !== next.seen) return true;
      if (next.next.length > 0) queue.push([next, taken.after]);
    }
  }
  return false;
}

/** Returns every step that the model's events can take, from state to state, to its bounds. */
function graphOf({ machine, model }: MachineEntry): Edge[] {
  const queue = [pureStart(machine, model.input).after];
  const known = new Set(queue.map(stateKey));
  const edges: Edge[] = [];
  for (const from of queue) {
    if (model.stopWhen?.(from)) continue;
    for (const event of eventsIn(model, from)) {
      const taken = pureStep(machine, from, event);
      edges.push({ from, event, seen: stepKey(taken) });
      const key = stateKey(taken.after);
      if (known.has(key) || known.size >= maxStates) continue;
      known.add(key);
      queue.push(taken.after);
    }
  }
  return edges;
}

/**
 * True where no step of the graph tells a mutant from the original. Until one does, the two are in
 * the same state, so each step can be compared by itself.
 */
const isEquivalent = (mutant: Mutant, graph: readonly Edge[]): boolean =>
  graph.every(
    ({ from, event, seen }) =>
      (mutant.only && !isTouched(mutant.only, from, event.type)) ||
      seenOf(mutant.machine, from, event) === seen,
  );

/** Returns what the suite of a machine, and its journeys alone, make of its mutants. */
export function mutationOf(entry: MachineEntry): Mutation {
  const suite = suiteOf(entry);
  const graph = graphOf(entry);
  const result: Mutation = {
    mutants: 0,
    killed: 0,
    equivalent: 0,
    equivalents: [],
    survivors: [],
    killedByJourneys: 0,
  };
  const judge = (mutant: Mutant) => {
    const { kind, place } = mutant;
    const isDead = isKilled(mutant, entry.model.input, suite);
    if (!isDead && isEquivalent(mutant, graph)) {
      result.equivalent += 1;
      result.equivalents.push({ kind, place });
      return;
    }
    result.mutants += 1;
    if (isDead) result.killed += 1;
    else result.survivors.push({ kind, place });
    if (isKilledByJourneys(entry, mutant.machine)) result.killedByJourneys += 1;
  };
  for (const mutant of mutantsOf(entry.machine)) judge(mutant);
  return result;
}
