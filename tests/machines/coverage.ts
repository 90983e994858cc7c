import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';
import { chartOf, stateNodes, transitionsFrom } from '../../machines/chart';

type Transition = AnyTransitionDefinition;

/** Every transition of a machine: by event, after a delay, at an actor's end, and eventless. */
export const transitionsOf = (machine: AnyStateMachine): Transition[] =>
  stateNodes(machine).flatMap(transitionsFrom);

const cellOf = (state: string, event: string) => `${state} × ${event}`;

/** Where events can arrive: the states without states of their own, before a machine has ended. */
const listening = (machine: AnyStateMachine) =>
  stateNodes(machine).filter(
    ({ type, parent }) =>
      type === 'atomic' || (type === 'final' && parent !== undefined && parent !== machine.root),
  );

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
  const nodes = new Set(stateNodes(machine));
  const transitions = new Set(transitionsOf(machine));
  const guarded = [...transitions].filter(({ guard }) => guard);
  const { events } = chartOf(machine);
  const cells = listening(machine).flatMap(({ id }) => events.map((event) => cellOf(id, event)));
  const entered = new Set<unknown>();
  const tried = new Set<string>();
  const taken = new Set<Transition>();
  const refused = new Set<Transition>();
  let takenNow: Transition[] = [];

  const enter = ({ _nodes }: AnyMachineSnapshot) => _nodes.forEach((node) => entered.add(node));
  const refuse = (asked: readonly Transition[]) =>
    asked.filter((one) => one.guard && !takenNow.includes(one)).forEach((one) => refused.add(one));

  const outcomes = () => [
    ...guarded.filter((one) => taken.has(one)),
    ...guarded.filter((one) => refused.has(one)),
  ];

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
      for (const { id } of before._nodes) tried.add(cellOf(id, type));
      refuse(before._nodes.flatMap((node) => node.transitions.get(type) ?? []));
      refuse(after._nodes.flatMap((node) => node.always ?? []));
      takenNow = [];
    },
    counts: () => ({
      states: `${entered.size}/${nodes.size}`,
      transitions: `${taken.size}/${transitions.size}`,
      guards: `${outcomes().length}/${2 * guarded.length}`,
      cells: `${cells.filter((cell) => tried.has(cell)).length}/${cells.length}`,
    }),
    missing: () => ({
      states: [...nodes].filter((node) => !entered.has(node)).map(({ id }) => id),
      transitions: [...transitions].filter((one) => !taken.has(one)).map(nameOf),
      refusals: guarded.filter((one) => !refused.has(one)).map(nameOf),
      cells: cells.filter((cell) => !tried.has(cell)),
    }),
  };
}
