import { initialTransition, transition } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ExecutableActionsFrom,
} from 'xstate';
import type { MachineEntry } from '../../machines/model';
import { modelPaths } from '../model';

type Effect = ExecutableActionsFrom<AnyStateMachine>;
export type Outcome = readonly [snapshot: AnyMachineSnapshot, effects: readonly Effect[]];

/** One event on one of a suite's paths, after all that led to it. */
export interface Step {
  /** Null for the start. */
  before: Step | null;
  event: AnyEventObject;
  snapshot: AnyMachineSnapshot;
  effects: readonly Effect[];
  /** All of the outcome that can be seen from outside, as JSON. */
  seen: string;
  next: Step[];
}

type Parts = Record<string, unknown>;

/** An effect as data: what is stopped or spawned is told by its id. */
function effectAsData({ type, params }: { type: string; params?: unknown }): unknown {
  const { actorRef: _, ...rest } = (params ?? {}) as Parts;
  if (type === 'xstate.stopChild') return [type, rest['id']];
  return [type, type === 'xstate.spawnChild' ? rest : params];
}

/** Returns what can be seen of an outcome: the state, its tags, and the effects to carry out. */
export function seenIn([{ value, context, status, tags, output }, effects]: Outcome): string {
  const data = effects.map(effectAsData);
  return JSON.stringify([value, context as unknown, status, [...tags], output, data]);
}

/** Returns the provided actions and actors that run in an outcome, in order, with what each is given. */
export const givenIn = (machine: AnyStateMachine, [, effects]: Outcome): [string, unknown][] =>
  effects.flatMap(({ type, params }: { type: string; params?: unknown }): [string, unknown][] => {
    if (type !== 'xstate.spawnChild')
      return type in machine.implementations.actions ? [[type, params]] : [];
    const { src, input } = params as Parts;
    return [[String(src), input]];
  });

/** Returns the names of the provided actions and actors that run in an outcome, in order. */
export const providedIn = (machine: AnyStateMachine, outcome: Outcome): string[] =>
  givenIn(machine, outcome).map(([name]) => name);

export const startOf = (machine: AnyStateMachine, input: unknown): Outcome =>
  initialTransition(machine, input as never) as Outcome;

/** Returns what `work` returns, or null where it throws: a mutant that throws alone is told. */
export function unlessItThrows<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The event is copied: whoever tells two events apart by identity is not misled. */
export const outcomeOf = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome => transition(machine, snapshot, { ...event }) as Outcome;

/**
 * Returns every step of the paths that all-machines.test.ts runs, those of the model and those
 * written by hand, each once and the short ways first; the first is the start.
 */
export function suiteOf({ machine, model }: MachineEntry): Step[] {
  const generated = modelPaths(machine, model).map(({ steps }) =>
    steps.slice(1).map(({ event }) => event),
  );
  const byHand = model.journeys.map(({ events }) => events as readonly AnyEventObject[]);
  const step = (before: Step | null, event: AnyEventObject, outcome: Outcome): Step => ({
    before,
    event,
    snapshot: outcome[0],
    effects: outcome[1],
    seen: seenIn(outcome),
    next: [],
  });
  const start = step(null, { type: 'xstate.init' }, startOf(machine, model.input));
  const known = new Map<Step, Map<string, Step>>();
  for (const path of [...generated, ...byHand]) {
    let at = start;
    for (const event of path) {
      const ways = known.get(at) ?? new Map<string, Step>();
      known.set(at, ways);
      const key = JSON.stringify(event);
      let next = ways.get(key);
      if (!next) {
        next = step(at, event, outcomeOf(machine, at.snapshot, event));
        ways.set(key, next);
        at.next.push(next);
      }
      at = next;
    }
  }
  const ordered = [start];
  for (const one of ordered) ordered.push(...one.next);
  return ordered;
}

/** Returns the events that lead to a step, the start left out. */
export function wayTo(step: Step): AnyEventObject[] {
  return step.before ? [...wayTo(step.before), step.event] : [];
}
