import { createActor } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';

/** What one event does to a machine, without anything being carried out. */
export interface PureStep {
  after: AnyMachineSnapshot;
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

/** Returns a transition's id as the chart has it: its source, trigger and place among its kind. */
function transitionId({ source, eventType }: AnyTransitionDefinition, rank: number): string {
  return `${source.id} ${String(eventType) || 'always'} ${rank}`;
}

/** Returns the ids of a machine's transitions, read once. */
function idsOf(machine: AnyStateMachine): (transition: AnyTransitionDefinition) => string {
  const ids = new Map<AnyTransitionDefinition, string>();
  return (transition) => {
    const known = ids.get(transition);
    if (known) return known;
    const { source } = transition;
    const eventType = String(transition.eventType);
    const siblings = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
    siblings.forEach((one, rank) => ids.set(one, transitionId(one, rank)));
    return ids.get(transition) ?? `${machine.id} ?`;
  };
}

/** Steps through a machine as XState does, and notes the transitions that it takes. */
export function stepperOf(machine: AnyStateMachine) {
  const self = createActor(machine);
  const idOf = idsOf(machine);
  let taken: string[] = [];
  let actions: Action[] = [];
  self.system.inspect((event) => {
    if (event.type === '@xstate.microstep') taken.push(...event._transitions.map(idOf));
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
  const guarded = (transitions: readonly AnyTransitionDefinition[]) =>
    transitions.filter(({ guard }) => guard).map(idOf);

  return {
    start(input?: unknown): PureStep {
      begin();
      const after = machine.getInitialSnapshot(scope, input);
      return { after, taken, refused: [], delays: delaysOf(actions) };
    },
    step(before: AnyMachineSnapshot, event: AnyEventObject): PureStep {
      begin();
      const after = machine.transition(before, event, scope) as AnyMachineSnapshot;
      const asked = guarded([
        ...before._nodes.flatMap((node) => node.transitions.get(event.type) ?? []),
        ...after._nodes.flatMap((node) => node.always ?? []),
      ]);
      const refused = asked.filter((id) => !taken.includes(id));
      return { after, taken, refused, delays: delaysOf(actions) };
    },
  };
}

/** Returns the delays that actions begin, in ms, by the type of the event at their end. */
export function delaysOf(actions: readonly Action[]): Map<string, number> {
  return new Map(
    actions.flatMap(({ type, params }) => {
      const { event, delay } = (params ?? {}) as { event?: AnyEventObject; delay?: number };
      return type === 'xstate.raise' && event && delay !== undefined
        ? [[event.type, delay] as const]
        : [];
    }),
  );
}
