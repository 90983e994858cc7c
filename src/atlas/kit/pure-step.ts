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

/** A provided action to run or an actor to start, with its input. */
export interface Effect {
  kind: 'action' | 'actor';
  name: string;
  input: unknown;
}

/** An executable action of XState. */
interface Action {
  type: string;
  params?: unknown;
}

/** The result of one event; no effect runs. */
export interface PureStep {
  after: AnyMachineSnapshot;
  /** The actions to execute, in order. */
  actions: readonly Action[];
  /** The effects among the actions. */
  effects: readonly Effect[];
  /** The chart ids of the transitions taken, including eventless ones and those of raised events. */
  transitions: readonly string[];
  /** The delays started, in ms, by event type. */
  delays: ReadonlyMap<string, number>;
}

/** Starts a machine without running effects. Throws errors of the machine's code. */
export const pureStart = (machine: AnyStateMachine, input?: unknown): PureStep =>
  observed(machine, (scope) => machine.getInitialSnapshot(scope, input));

/**
 * Sends an event without running effects. Throws errors of the machine's code. Copies the event,
 * since XState's code may compare events by identity.
 */
export const pureStep = (
  machine: AnyStateMachine,
  before: AnyMachineSnapshot,
  event: AnyEventObject,
): PureStep => observed(machine, (scope) => machine.transition(before, { ...event }, scope));

/** Runs XState's pure `transition` and records the microsteps that its inspection reports. */
function observed(
  machine: AnyStateMachine,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): PureStep {
  const transitions: string[] = [];
  const idle = { status: 'active', output: undefined, error: undefined } as const;
  const logic: AnyActorLogic = {
    getInitialSnapshot: () => idle,
    getPersistedSnapshot: () => idle,
    transition(_, __, scope: AnyActorScope) {
      scope.system.inspect((event) => {
        if (event.type === '@xstate.microstep')
          transitions.push(...event._transitions.map(transitionId));
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
    transitions,
    delays: new Map(actions.flatMap(delaysIn)),
  };
}

function effectsIn(machine: AnyStateMachine, { type, params }: Action): Effect[] {
  if (type === 'xstate.spawnChild') {
    const { src, input } = params as { src: unknown; input?: unknown };
    return [{ kind: 'actor', name: String(src), input }];
  }
  if (!(type in machine.implementations.actions)) return [];
  return [{ kind: 'action', name: type, input: params }];
}

function delaysIn({ type, params }: Action): [type: string, ms: number][] {
  const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: number };
  return type === 'xstate.raise' && event && delay !== undefined ? [[event.type, delay]] : [];
}

/** Returns an action as data; a stopped actor is reduced to its id. */
function actionAsData({ type, params }: Action): unknown {
  const { actorRef: _, ...rest } = (params ?? {}) as Record<string, unknown>;
  if (type === 'xstate.stopChild') return [type, rest['id']];
  return [type, type === 'xstate.spawnChild' ? rest : params];
}

/** Returns the observable result of a step as JSON: state, tags and actions. */
export function stepKey({
  after: { value, context, status, tags, output },
  actions,
}: PureStep): string {
  const data = actions.map(actionAsData);
  return JSON.stringify([value, context as unknown, status, [...tags], output, data]);
}

/** Returns the key of a snapshot: state value and context. */
export const stateKey = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context]);

/** Returns true if an active state handles this event type. */
export const isAwaited = ({ _nodes }: AnyMachineSnapshot, type: string): boolean =>
  _nodes.some((node) => node.transitions.has(type));

/** Returns the ids of the active leaf states. */
export const leavesOf = ({ _nodes }: AnyMachineSnapshot): string[] =>
  _nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ id }) => id);

/** Returns the model's events for a snapshot; events of XState only if a state handles them. */
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

/** Returns the result of `work`, or null if it throws. */
export function unlessItThrows<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
