import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineEntry } from '../../machines/model';
import { eventsIn, stateKey } from '../model';
import { mutantsOf, type Mutant } from './mutants';
import { outcomeOf, providedIn, seenIn, startOf, suiteOf, type Outcome, type Step } from './suite';

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

interface Answer {
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  seen: string;
}

/** As many pairs of states as a proof looks at; only a context that grows without end has more. */
const maxPairs = 500;

/** What `work` returns, or null where it throws: a mutant that throws alone is told. */
function unlessItThrows<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** True where a mutant's outcome is another one somewhere on the paths of the suite. */
function isKilled(mutant: AnyStateMachine, input: unknown, [start]: readonly Step[]): boolean {
  const first = unlessItThrows(() => startOf(mutant, input));
  if (!first || seenIn(first) !== start!.seen) return true;
  const queue: [Step, AnyMachineSnapshot][] = [[start!, first[0]]];
  for (const [step, snapshot] of queue) {
    for (const next of step.next) {
      const outcome = unlessItThrows(() => outcomeOf(mutant, snapshot, next.event));
      if (!outcome || seenIn(outcome) !== next.seen) return true;
      if (next.next.length > 0) queue.push([next, outcome[0]]);
    }
  }
  return false;
}

/** Returns what the original makes of every event of its model; asked once for each state. */
function originalOf({ machine, model }: MachineEntry) {
  const known = new Map<string, Answer[]>();
  return (snapshot: AnyMachineSnapshot): Answer[] => {
    const key = stateKey(snapshot);
    const answers =
      known.get(key) ??
      eventsIn(model, snapshot).map((event) => {
        const outcome = outcomeOf(machine, snapshot, event);
        return { event, snapshot: outcome[0], seen: seenIn(outcome) };
      });
    known.set(key, answers);
    return answers;
  };
}

/** True where no event of the model, in no state reached by them, tells a mutant from the original. */
function isEquivalent(
  { machine, model }: MachineEntry,
  mutant: AnyStateMachine,
  answersIn: (snapshot: AnyMachineSnapshot) => readonly Answer[],
): boolean {
  const keyOf = (one: AnyMachineSnapshot, other: AnyMachineSnapshot) =>
    `${stateKey(one)} ${stateKey(other)}`;
  const start = startOf(machine, model.input)[0];
  const queue: [AnyMachineSnapshot, AnyMachineSnapshot][] = [
    [start, startOf(mutant, model.input)[0]],
  ];
  const known = new Set(queue.map((pair) => keyOf(...pair)));
  for (const [original, other] of queue) {
    if (model.stopWhen?.(original)) continue;
    for (const { event, snapshot, seen } of answersIn(original)) {
      const actual = unlessItThrows(() => outcomeOf(mutant, other, event));
      if (!actual || seenIn(actual) !== seen) return false;
      const key = keyOf(snapshot, actual[0]);
      if (known.has(key) || known.size >= maxPairs) continue;
      known.add(key);
      queue.push([snapshot, actual[0]]);
    }
  }
  return true;
}

/** True where `part` says of `whole` nothing that is not so. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false;
  return Object.entries(part).every(([key, value]) =>
    isWithin(value, (whole as Record<string, unknown>)[key]),
  );
}

/** True where a journey ends elsewhere than it should, or an invariant does not hold on its way. */
function isKilledByJourneys({ model }: MachineEntry, mutant: AnyStateMachine): boolean {
  return model.journeys.some(({ events, end, context, effects }) => {
    const outcomes = unlessItThrows(() =>
      (events as readonly AnyEventObject[]).reduce(
        (all, event) => [...all, outcomeOf(mutant, all.at(-1)![0], event)],
        [startOf(mutant, model.input)],
      ),
    );
    if (!outcomes) return true;
    const last = outcomes.at(-1)![0];
    const ran = outcomes.flatMap((outcome) => providedIn(mutant, outcome));
    const holds = ([snapshot]: Outcome) =>
      Object.values(model.invariants).every((invariant) => invariant(snapshot));
    return (
      JSON.stringify(last.value) !== JSON.stringify(end) ||
      !isWithin(context ?? {}, last.context) ||
      (effects !== undefined && effects.join() !== ran.join()) ||
      !outcomes.every((outcome) => unlessItThrows(() => holds(outcome)))
    );
  });
}

/** Returns what the suite of a machine, and its journeys alone, make of its mutants. */
export function mutationOf(entry: MachineEntry): Mutation {
  const suite = suiteOf(entry);
  const answersIn = originalOf(entry);
  const result: Mutation = {
    mutants: 0,
    killed: 0,
    equivalent: 0,
    equivalents: [],
    survivors: [],
    killedByJourneys: 0,
  };
  const judge = ({ kind, place, machine }: Mutant) => {
    const isDead = isKilled(machine, entry.model.input, suite);
    if (!isDead && isEquivalent(entry, machine, answersIn)) {
      result.equivalent += 1;
      result.equivalents.push({ kind, place });
      return;
    }
    result.mutants += 1;
    if (isDead) result.killed += 1;
    else result.survivors.push({ kind, place });
    if (isKilledByJourneys(entry, machine)) result.killedByJourneys += 1;
  };
  for (const mutant of mutantsOf(entry.machine)) judge(mutant);
  return result;
}
