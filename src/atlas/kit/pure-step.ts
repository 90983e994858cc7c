import { transition } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
} from 'xstate';
import type { Model } from '#machines/model.ts';
import { transitionId } from './chart';

/** A provided action that would run, or an actor that would start, and what it is given. */
export interface Effect {
  kind: 'action' | 'actor';
  name: string;
  given: unknown;
}

/** An action as XState would execute it, its own included. */
interface Action {
  type: string;
  params?: unknown;
}

/** What one event does to a machine, without anything being carried out. */
export interface PureStep {
  after: AnyMachineSnapshot;
  /** Everything to execute, in order. */
  actions: readonly Action[];
  /** Those of the actions that a view provides. */
  effects: readonly Effect[];
  /** Every transition taken, eventless ones and those of raised events too, by the chart's ids. */
  taken: readonly string[];
  /** The delays that begin, in ms, by the type of the event at their end. */
  delays: ReadonlyMap<string, number>;
}

/** Returns what `machine` does when it starts. Throws what the machine's own code throws. */
export const pureStart = (machine: AnyStateMachine, input?: unknown): PureStep =>
  observed(machine, (scope) => machine.getInitialSnapshot(scope, input));

/**
 * Returns what `machine` does with an event. Throws what the machine's own code throws. The event is
 * copied, so that code that tells two events apart by identity is not misled.
 */
export const pureStep = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): PureStep => observed(machine, (scope) => machine.transition(before, { ...event }, scope));

/** XState's `transition` around `run`, with the transitions that its inspection reports. */
function observed(
  machine: AnyStateMachine,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): PureStep {
  const taken: string[] = [];
  const idle = { status: 'active', output: undefined, error: undefined } as const;
  const logic: AnyActorLogic = {
    getInitialSnapshot: () => idle,
    getPersistedSnapshot: () => idle,
    transition(_, __, scope: AnyActorScope) {
      scope.system.inspect((event) => {
        if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(transitionId));
      });
      return run(scope);
    },
  };
  const done = transition(logic, idle, { type: '' });
  const [after, actions] = done as [AnyMachineSnapshot, Action[]];
  return {
    after,
    actions,
    effects: actions.flatMap((action) => effectsIn(machine, action)),
    taken,
    delays: new Map(actions.flatMap(delaysIn)),
  };
}

function effectsIn(machine: AnyStateMachine, { type, params }: Action): Effect[] {
  if (type === 'xstate.spawnChild') {
    const { src, input } = params as { src: unknown; input?: unknown };
    return [{ kind: 'actor', name: String(src), given: input }];
  }
  if (!(type in machine.implementations.actions)) return [];
  return [{ kind: 'action', name: type, given: params }];
}

function delaysIn({ type, params }: Action): [type: string, ms: number][] {
  const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: number };
  return type === 'xstate.raise' && event && delay !== undefined ? [[event.type, delay]] : [];
}

/** An action as data: what is stopped or spawned is known by its id. */
function actionAsData({ type, params }: Action): unknown {
  const { actorRef: _, ...rest } = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.stopChild') return [type, rest['id']];
  return [type, type === 'xstate.spawnChild' ? rest : params];
}

/** Returns all that can be seen of a step, as JSON: the state, its tags, and what to execute. */
export function stepKey({
  after: { value, context, status, tags, output },
  actions,
}: PureStep): string {
  const data = actions.map(actionAsData);
  return JSON.stringify([value, context as unknown, status, [...tags], output, data]);
}

/** Returns what makes two snapshots the same: state value and context. */
export const stateKey = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context]);

/** Returns whether something in a snapshot waits for an event of this type. */
export const isAwaited = ({ _nodes }: AnyMachineSnapshot, type: string): boolean =>
  _nodes.some((node) => node.transitions.has(type));

/** Returns the ids of the innermost states of a snapshot. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** Returns the events to try in a snapshot: those of XState only where something waits for them. */
export function eventsIn(
  model: Model<AnyStateMachine>,
  snapshot: AnyMachineSnapshot,
): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  return Object.entries(model.events).flatMap(([type, cases]) => {
    if (type.startsWith('xstate.') && !isAwaited(snapshot, type)) return [];
    const payloads = typeof cases === 'function' ? cases(snapshot) : cases;
    return payloads.map((payload) => ({ type, ...payload }));
  });
}

/** Returns what `work` returns, or null where it throws. */
export function unlessItThrows<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
