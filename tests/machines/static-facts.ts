import { getMicrosteps } from 'xstate';
import type {
  AnyActorLogic,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { stateNodes, transitionId, transitionsOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, pureStart, pureStep, stateKey } from '#src/atlas/kit/pure-step.ts';

type Transition = AnyTransitionDefinition;
type Args = { context: unknown; event: AnyEventObject };
type Named = { type: string; params?: unknown };
type Guard = ((args: Args, params: unknown) => boolean) & {
  /** Present on guards that XState composes and on `stateIn`. */
  check?: (snapshot: AnyMachineSnapshot, args: Args, guard: Guard) => boolean;
};

/** Evaluates a transition's guard without regard to the transitions before it. */
function holds({ guard }: Transition, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  if (guard === undefined) return true;
  const args = { context: snapshot.context as unknown, event };
  const { type, params } = typeof guard === 'string' ? { type: guard } : (guard as Named);
  const { guards } = (snapshot.machine as AnyStateMachine).implementations;
  const predicate = (typeof guard === 'function' ? guard : guards[type]) as Guard;
  if (predicate.check) return predicate.check(snapshot, args, predicate);
  return predicate(
    args,
    typeof params === 'function' ? (params as (args: Args) => unknown)(args) : params,
  );
}

interface Step {
  before: AnyMachineSnapshot;
  event: AnyEventObject;
  after: AnyMachineSnapshot;
}

interface Source {
  state: AnyMachineSnapshot;
  transitions: Record<string, { event: AnyEventObject; state: AnyMachineSnapshot }>;
}

/** Returns every event in every state that a model reaches, and those of its journeys. */
function stepsOf({ machine, model }: MachineEntry, start: AnyMachineSnapshot): Step[] {
  const transition = (before: AnyMachineSnapshot, event: AnyEventObject) =>
    pureStep(machine, before, event).after;
  const graph = getAdjacencyMap({ transition } as unknown as AnyActorLogic, {
    fromState: start as never,
    events: ((state: AnyMachineSnapshot) => eventsIn(model, state)) as never,
    serializeState: (state) => (model.key ?? stateKey)(state as unknown as AnyMachineSnapshot),
    stopWhen: (state) => model.stopWhen?.(state as unknown as AnyMachineSnapshot) ?? false,
    limit: 5000,
  }) as unknown as Record<string, Source>;
  const steps = Object.values(graph).flatMap(({ state: before, transitions }) =>
    Object.values(transitions).map(({ event, state: after }) => ({ before, event, after })),
  );
  for (const { events } of model.journeys)
    (events as readonly AnyEventObject[]).reduce((before, event) => {
      const after = transition(before, event);
      steps.push({ before, event, after });
      return after;
    }, start);
  return steps;
}

/** Returns a machine's static defects by kind, over the graph that its model explores. */
export function staticFacts(entry: MachineEntry) {
  const { machine } = entry;
  const start = pureStart(machine, entry.model.input).after;
  const left = new Set<unknown>();
  const granted = new Set<Transition>();
  const refused = new Set<Transition>();
  const ambiguous = new Set<string>();

  /** Evaluates every transition of one trigger. */
  const select = (
    list: readonly Transition[],
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ) => {
    const open = list.filter((transition) => holds(transition, snapshot, event));
    for (const transition of list) (open.includes(transition) ? granted : refused).add(transition);
    const [first, ...rest] = open;
    if (first && rest.some(({ guard }) => guard !== undefined))
      ambiguous.add(`${first.source.id} ${String(first.eventType) || 'always'}`);
  };
  const visit = ({ before: from, event, after }: Step) => {
    for (const node of from._nodes) select(node.transitions.get(event.type) ?? [], from, event);
    const microsteps = getMicrosteps(machine, from, event).map(([snapshot]) => snapshot);
    for (const snapshot of [...microsteps, after] as AnyMachineSnapshot[]) {
      for (const node of snapshot._nodes) select(node.always ?? [], snapshot, event);
    }
    const isGone = (node: unknown) =>
      after.status === 'done' || !after._nodes.includes(node as never);
    from._nodes.filter(isGone).forEach((node) => left.add(node));
  };
  stepsOf(entry, start).forEach(visit);

  const withGuard = transitionsOf(machine).filter(({ guard }) => guard !== undefined);
  const isLeaf = ({ type }: { type: string }) => type === 'atomic';
  return {
    alwaysTrue: withGuard.filter((transition) => !refused.has(transition)).map(transitionId),
    alwaysFalse: withGuard.filter((transition) => !granted.has(transition)).map(transitionId),
    sinks: stateNodes(machine)
      .filter((node) => isLeaf(node) && !left.has(node))
      .map(({ id }) => id),
    ambiguous: [...ambiguous].toSorted(),
  };
}
