import { createActor } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { idOfTransition } from './transition-id';

/** A provided action that would run, or an actor that would start, and what it is given. */
export interface Effect {
  kind: 'action' | 'actor';
  name: string;
  given: unknown;
}

/** What one event does to a machine, without anything being carried out. */
export interface PureStep {
  after: AnyMachineSnapshot;
  /** In order, none of them carried out. */
  effects: readonly Effect[];
  /** Every transition taken, eventless ones and those of raised events too, by the chart's ids. */
  taken: readonly string[];
  /** Transitions that were asked and whose guard said no. */
  refused: readonly string[];
  /** The delays that begin, in ms, by the type of the event at their end. */
  delays: ReadonlyMap<string, number>;
}

interface Action {
  type: string;
  params?: unknown;
}

/**
 * Returns what steps through a machine as XState does, and notes the transitions that it takes and
 * the effects that it wants (contracts §7). Throws what the machine's own code throws.
 */
export function stepperOf(machine: AnyStateMachine) {
  const self = createActor(machine);
  let taken: string[] = [];
  let actions: Action[] = [];
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(idOfTransition));
  });
  const nothing = () => undefined;
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: (action: unknown) => void actions.push(action as Action),
  } as unknown as Parameters<AnyStateMachine['transition']>[2];

  const begin = () => {
    taken = [];
    actions = [];
  };
  const wantedBy = (all: readonly Action[]) => ({
    delays: delaysOf(all),
    effects: all.flatMap(({ type, params }): Effect[] => {
      if (type === 'xstate.spawnChild') {
        const { src, input } = params as { src: unknown; input?: unknown };
        return [{ kind: 'actor', name: String(src), given: input }];
      }
      if (!(type in machine.implementations.actions)) return [];
      return [{ kind: 'action', name: type, given: params }];
    }),
  });
  const guarded = (transitions: readonly AnyTransitionDefinition[]) =>
    transitions.filter(({ guard }) => guard).map(idOfTransition);

  return {
    start(input?: unknown): PureStep {
      begin();
      const after = machine.getInitialSnapshot(scope, input);
      return { after, taken, refused: [], ...wantedBy(actions) };
    },
    step(before: AnyMachineSnapshot, event: AnyEventObject): PureStep {
      begin();
      const after = machine.transition(before, event, scope) as AnyMachineSnapshot;
      const asked = guarded([
        ...before._nodes.flatMap((node) => node.transitions.get(event.type) ?? []),
        ...after._nodes.flatMap((node) => node.always ?? []),
      ]);
      const refused = asked.filter((id) => !taken.includes(id));
      return { after, taken, refused, ...wantedBy(actions) };
    },
  };
}

/** Returns the delays that actions begin, in ms, by the type of the event at their end. */
function delaysOf(actions: readonly Action[]): Map<string, number> {
  return new Map(
    actions.flatMap(({ type, params }) => {
      const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: number };
      return type === 'xstate.raise' && event && delay !== undefined
        ? [[event.type, delay] as const]
        : [];
    }),
  );
}
