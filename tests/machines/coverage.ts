import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';

type Transition = AnyTransitionDefinition;

/** Every state node of a machine, itself included. */
export const nodesOf = (machine: AnyStateMachine) => [machine.root, ...getStateNodes(machine)];

/** Every transition of a machine: by event, after a delay, at an actor's end, and eventless. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  nodesOf(machine).flatMap((node) => [...node.transitions.values(), node.always ?? []].flat());

/** A transition in words: where it starts, what it is for, and its place among its kind. */
export function nameOf(transition: Transition): string {
  const { source } = transition;
  const eventType = transition.eventType as string;
  const rank = (source.transitions.get(eventType) ?? source.always ?? []).indexOf(transition);
  const targets = transition.target?.map(({ id }) => id).join() ?? '(none)';
  return `${source.id} --${eventType || 'always'}[${rank}]--> ${targets}`;
}

/** Notes what really happens to actors of `machine`, and tells what has never happened. */
export function coverageOf(machine: AnyStateMachine) {
  const nodes = new Set(nodesOf(machine));
  const transitions = new Set(transitionsOf(machine));
  const entered = new Set<unknown>();
  const taken = new Set<Transition>();
  const refused = new Set<Transition>();
  let takenNow: Transition[] = [];

  const enter = ({ _nodes }: AnyMachineSnapshot) => _nodes.forEach((node) => entered.add(node));
  const refuse = (asked: readonly Transition[]) =>
    asked.filter((one) => one.guard && !takenNow.includes(one)).forEach((one) => refused.add(one));

  return {
    /** For an actor's `inspect`. */
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return;
      const snapshot = event.snapshot as AnyMachineSnapshot;
      if (snapshot.machine !== machine) return;
      enter(snapshot);
      for (const transition of event._transitions) {
        taken.add(transition);
        takenNow.push(transition);
      }
    },
    started: (snapshot: AnyMachineSnapshot) => {
      enter(snapshot);
      takenNow = [];
    },
    /** After an event has been taken in: notes whose guards have said no. */
    settled: (before: AnyMachineSnapshot, { type }: AnyEventObject, after: AnyMachineSnapshot) => {
      refuse(before._nodes.flatMap((node) => node.transitions.get(type) ?? []));
      refuse(after._nodes.flatMap((node) => node.always ?? []));
      takenNow = [];
    },
    counts: () => ({
      states: `${entered.size}/${nodes.size}`,
      transitions: `${taken.size}/${transitions.size}`,
    }),
    missing: () => ({
      states: [...nodes].filter((node) => !entered.has(node)).map(({ id }) => id),
      transitions: [...transitions].filter((one) => !taken.has(one)).map(nameOf),
      refusals: [...transitions].filter((one) => one.guard && !refused.has(one)).map(nameOf),
    }),
  };
}
