import { initialTransition, transition } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ExecutableActionsFrom,
} from 'xstate';
import type { Model } from '../../../machines/model';

export type Effect = ExecutableActionsFrom<AnyStateMachine>;

/** What comes of an event, without anything being carried out. */
export type Outcome = readonly [snapshot: AnyMachineSnapshot, effects: readonly Effect[]];

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

/** Returns what comes of starting a machine. */
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

/** Returns what comes of an event. It is copied: whoever tells two events apart by identity is not misled. */
export const outcomeOf = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Outcome => transition(machine, snapshot, { ...event }) as Outcome;

/** Returns what makes two snapshots the same: state value and context. */
export const stateKey = ({ value, context }: AnyMachineSnapshot) =>
  JSON.stringify([value, context]);

/** Returns the events to try in a snapshot: those of XState only where something waits for them. */
export function eventsIn(
  model: Model<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  return Object.entries(model.events).flatMap(([type, cases]) => {
    const isAwaited = snapshot._nodes.some((node) => node.transitions.has(type));
    if (type.startsWith('xstate.') && !isAwaited) return [];
    const payloads = typeof cases === 'function' ? cases(snapshot) : cases;
    return payloads.map((payload) => ({ type, ...payload }));
  });
}
