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

/** The result of a suite against the mutants of one machine. */
export interface Mutation {
  /** Without the equivalent ones. */
  mutants: number;
  killed: number;
  /** Mutants that no sequence of the model's events distinguishes from the original. */
  equivalent: number;
  equivalents: { kind: string; partId: string }[];
  survivors: { kind: string; partId: string }[];
  /** Mutants that the journeys alone kill, by their end states and the invariants. */
  killedByJourneys: number;
}

interface Edge {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  seen: string;
}

/** Limits the graph; only an unbounded context has more states. */
const maxStates = 500;

/** Returns true if a fault can show in this event. */
const isTouched = ({ source, event }: Reach, snapshot: AnyMachineSnapshot, type: string) =>
  type === event && snapshot._nodes.some(({ id }) => id === source);

interface Held {
  value: StateValue;
  context: object;
  status: AnyMachineSnapshot['status'];
  children: unknown;
  historyValue: unknown;
}

/** Converts a snapshot of the original to one of a mutant that has behaved the same so far. */
const asMutant = (mutant: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
  const held: Held = snapshot;
  const { value, context, status, children, historyValue } = held;
  const resolved: AnyMachineSnapshot = mutant.resolveState({ value, context, status });
  return Object.assign(resolved, { children, historyValue });
};

/** Returns the observable result of a mutant's step; null if it throws. */
const seenOf = (mutant: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  unlessItThrows(() => stepKey(pureStep(mutant, asMutant(mutant, snapshot), event)));

/** Returns true if a mutant's result differs anywhere on the paths of the suite. */
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

/** Returns every step that the model's events make possible, within the model's bounds. */
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
 * Returns true if no step of the graph distinguishes a mutant from the original. Both stay in the
 * same state until one does, so steps can be compared one at a time.
 */
const isEquivalent = (mutant: Mutant, graph: readonly Edge[]): boolean =>
  graph.every(
    ({ from, event, seen }) =>
      (mutant.only && !isTouched(mutant.only, from, event.type)) ||
      seenOf(mutant.machine, from, event) === seen,
  );

/** Runs a machine's suite, and its journeys alone, against its mutants. */
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
  const tryMutant = (mutant: Mutant) => {
    const { kind, partId } = mutant;
    const wasKilled = isKilled(mutant, entry.model.input, suite);
    if (!wasKilled && isEquivalent(mutant, graph)) {
      result.equivalent += 1;
      result.equivalents.push({ kind, partId });
      return;
    }
    result.mutants += 1;
    if (wasKilled) result.killed += 1;
    else result.survivors.push({ kind, partId });
    if (isKilledByJourneys(entry, mutant.machine)) result.killedByJourneys += 1;
  };
  for (const mutant of mutantsOf(entry.machine)) tryMutant(mutant);
  return result;
}
