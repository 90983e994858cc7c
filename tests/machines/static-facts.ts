import { getMicrosteps } from 'xstate';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { stateNodes, transitionId, transitionsOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import { suiteOf, type Step } from './suite';

type Transition = AnyTransitionDefinition;
type Args = { context: unknown; event: AnyEventObject };
type Named = { type: string; params?: unknown };
type Guard = ((args: Args, params: unknown) => boolean) & {
  /** Of a guard that XState composes, or that asks for a state. */
  check?: (snapshot: AnyMachineSnapshot, args: Args, guard: Guard) => boolean;
};

/** Asks a transition's guard, wherever the transition stands among others. */
function holds({ guard }: Transition, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  if (guard === undefined) return true;
  const args = { context: snapshot.context as unknown, event };
  const { type, params } = typeof guard === 'string' ? { type: guard } : (guard as Named);
  const { guards } = (snapshot.machine as AnyStateMachine).implementations;
  const asked = (typeof guard === 'function' ? guard : guards[type]) as Guard;
  if (asked.check) return asked.check(snapshot, args, asked);
  return asked(
    args,
    typeof params === 'function' ? (params as (args: Args) => unknown)(args) : params,
  );
}

/** Returns by name what is wrong with a machine, anywhere in the graph that its model explores. */
export function staticFacts(entry: MachineEntry) {
  const { machine } = entry;
  const suite = suiteOf(entry);
  const entered = new Set<unknown>(suite[0]!.snapshot._nodes);
  const left = new Set<unknown>();
  const taken = new Set<Transition>();
  const granted = new Set<Transition>();
  const refused = new Set<Transition>();
  const ambiguous = new Set<string>();

  /** Asks each of the transitions with one trigger; the first that holds is taken. */
  const ask = (
    list: readonly Transition[],
    snapshot: AnyMachineSnapshot,
    event: AnyEventObject,
  ): Transition | undefined => {
    const open = list.filter((one) => holds(one, snapshot, event));
    for (const one of list) (open.includes(one) ? granted : refused).add(one);
    const [first, ...others] = open;
    if (first && others.some(({ guard }) => guard !== undefined))
      ambiguous.add(`${first.source.id} ${String(first.eventType) || 'always'}`);
    return first;
  };
  const look = ({ before, event, snapshot: after }: Step) => {
    if (!before) return;
    const from = before.snapshot;
    for (const node of from._nodes) ask(node.transitions.get(event.type) ?? [], from, event);
    for (const one of machine.getTransitionData(from, event)) taken.add(one);
    const microsteps = getMicrosteps(machine, from, event).map(([snapshot]) => snapshot);
    for (const snapshot of [...microsteps, after] as AnyMachineSnapshot[]) {
      for (const node of snapshot._nodes) {
        entered.add(node);
        const eventless = ask(node.always ?? [], snapshot, event);
        if (eventless) taken.add(eventless);
      }
    }
    const isGone = (node: unknown) =>
      after.status === 'done' || !after._nodes.includes(node as never);
    from._nodes.filter(isGone).forEach((node) => left.add(node));
  };
  suite.forEach(look);

  const guarded = transitionsOf(machine).filter(({ guard }) => guard !== undefined);
  const isRegion = ({ parent }: AnyStateNode) => parent?.type === 'parallel';
  const isLeaf = ({ type }: { type: string }) => type === 'atomic';
  return {
    unreachable: stateNodes(machine).flatMap((node) => (entered.has(node) ? [] : [node.id])),
    dead: transitionsOf(machine)
      .filter((one) => !taken.has(one))
      .map(transitionId),
    alwaysTrue: guarded.filter((one) => !refused.has(one)).map(transitionId),
    alwaysFalse: guarded.filter((one) => !granted.has(one)).map(transitionId),
    sinks: stateNodes(machine)
      .filter((node) => isLeaf(node) && !left.has(node))
      .map(({ id }) => id),
    ambiguous: [...ambiguous].toSorted(),
    /** To enter a region anew, XState leaves and enters all that run beside it. */
    leaving: transitionsOf(machine)
      .filter(({ reenter, target, source }) => reenter && target && isRegion(source))
      .map(transitionId),
  };
}
