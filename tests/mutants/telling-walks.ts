import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  givenIn,
  outcomeOf,
  seenIn,
  startOf,
  unlessItThrows,
  type Outcome,
} from '../../machines/outcome';
import { delaysOf } from '../../machines/stepper';
import type { Walk, WalkStep } from '../models/walks';
import type { Mutant } from '../machines/mutants';

/** A walk on which a fault shows, if the view shows it at all. */
export interface TellingWalk {
  walk: Walk;
  /** Its first part, in which most faults come into sight. */
  beginning: Walk;
  /** The step, from 0, at which the faulty machine does something else; −1 for the opening. */
  differsAt: number;
}

interface Opening {
  input: unknown;
  /** Where the view puts its machine at first, if not where the machine begins. */
  from: Parameters<AnyStateMachine['resolveState']>[0] | null;
  opens: readonly AnyEventObject[];
}

interface Place {
  snapshot: AnyMachineSnapshot;
  /** What is left of the delays that run, in ms, by the type of the event at their end. */
  delays: Map<string, number>;
  /** What has been carried out since the last step. */
  given: unknown[];
}

/** Steps from the first one that differs: time for a difference to come into sight. */
const stepsToSee = 5;

const actorEvent = /^xstate\.(?:done|error)\.actor\.(.+)$/;

function come(machine: AnyStateMachine, place: Place, outcome: Outcome): void {
  place.snapshot = outcome[0];
  for (const [type, ms] of delaysOf(outcome[1])) place.delays.set(type, ms);
  place.given.push(...givenIn(machine, outcome));
}

/** What waits for nothing cannot come: neither the end of a delay nor the result of an actor. */
const runs = ({ snapshot }: Place, type: string) =>
  snapshot._nodes.some((node) => node.transitions.has(type));
const hasActor = ({ snapshot }: Place, actor: string) =>
  snapshot._nodes.some(({ invoke }) => invoke.some(({ id }) => id === actor));

function pass(machine: AnyStateMachine, place: Place, ms: number): void {
  for (let left = ms; ;) {
    const [next] = [...place.delays]
      .filter(([type, rest]) => rest <= left && runs(place, type))
      .toSorted(([, a], [, b]) => a - b);
    const passed = next ? next[1] : left;
    for (const [type, rest] of place.delays) place.delays.set(type, rest - passed);
    if (!next) return;
    left -= passed;
    place.delays.delete(next[0]);
    come(machine, place, outcomeOf(machine, place.snapshot, { type: next[0] }));
  }
}

/** Yields what can be seen after each event of a step. */
function* take(machine: AnyStateMachine, place: Place, { sent, ms, silence }: WalkStep) {
  for (const event of sent) {
    const actor = actorEvent.exec(event.type)?.[1];
    if (event.type.startsWith('xstate.after.')) pass(machine, place, ms);
    else if (actor === undefined || hasActor(place, actor))
      come(machine, place, outcomeOf(machine, place.snapshot, event));
    yield seenAt(place);
  }
  pass(machine, place, silence);
  yield seenAt(place);
}

const seenAt = ({ snapshot, given }: Place) =>
  JSON.stringify([seenIn([snapshot, []]), given.splice(0)]);

/** Yields what can be seen of a machine after the opening and after each step of a walk. */
function* run(machine: AnyStateMachine, { input, from, opens }: Opening, { steps, silence }: Walk) {
  const place: Place = { snapshot: null as never, delays: new Map(), given: [] };
  come(machine, place, from ? [machine.resolveState(from), []] : startOf(machine, input));
  for (const event of opens) come(machine, place, outcomeOf(machine, place.snapshot, event));
  pass(machine, place, silence);
  yield seenAt(place);
  for (const step of steps) yield [...take(machine, place, step)].join();
}

/** Whether a walk comes by the one state and event in which a fault lies, if it has just one. */
function comesBy({ only }: Mutant, { opens }: Opening, { steps }: Walk): boolean {
  if (!only || opens.some(({ type }) => type === only.event)) return true;
  return steps.some(({ sent }) => sent.some(({ type }) => type === only.event));
}

/** Finds the walks of one subject on which a faulty machine does something else than the sound one. */
export function tellingWalksOf(
  machine: AnyStateMachine,
  opening: Opening,
  walks: readonly Walk[],
): (mutant: Mutant) => TellingWalk[] {
  const sound = walks.map((walk) => [walk, [...run(machine, opening, walk)]] as const);
  return (mutant) =>
    sound.flatMap(([walk, expected]) => {
      if (!comesBy(mutant, opening, walk)) return [];
      const faulty = run(mutant.machine, opening, walk);
      const place = expected.findIndex(
        (seen) => unlessItThrows(() => faulty.next().value) !== seen,
      );
      if (place < 0) return [];
      const steps = walk.steps.slice(0, place + stepsToSee);
      return [{ walk, beginning: { ...walk, steps }, differsAt: place - 1 }];
    });
}
