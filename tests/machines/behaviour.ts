import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Model } from '../../machines/model';
import { modelPaths } from '../model';

/** What a machine does with one event in one state, by what can be seen of it. */
export interface Reaction {
  from: AnyMachineSnapshot;
  event: AnyEventObject;
  /** State, context, and the effects with their params in order; delays are among them. */
  outcome: string;
}

type Effects = readonly { type: string; params?: unknown }[];

const written = ({ value, context, status }: AnyMachineSnapshot, effects: Effects) =>
  JSON.stringify([
    value,
    context,
    status,
    effects.map(({ type, params }) => [type, seenOf(type, params)]),
  ]);

/** Of XState's own actions, what a machine's author has written. */
function seenOf(type: string, params: unknown): unknown {
  if (!type.startsWith('xstate.') || typeof params !== 'object' || params === null) return params;
  const { id, delay, event, src, input } = params as Record<string, unknown>;
  return { id, delay, event, src: typeof src === 'string' ? src : undefined, input };
}

/** Returns what comes of `event` in the state that `from` names, in a machine that may be another. */
export function outcomeOf(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
): string {
  try {
    const here = machine.resolveState({
      value: from.value as StateValue,
      context: from.context as unknown,
      status: from.status,
      historyValue: from.historyValue,
    });
    return written(...(transition(machine, here, event as never) as [AnyMachineSnapshot, Effects]));
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** Returns how a machine begins. */
export function beginningOf(machine: AnyStateMachine, input: unknown): string {
  try {
    return written(
      ...(initialTransition(machine, input as never) as [AnyMachineSnapshot, Effects]),
    );
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

/** Every reaction that the machine's model can bring about, each once. */
export function reactionsOf(machine: AnyStateMachine, model: Model<AnyStateMachine>): Reaction[] {
  const reactions = new Map<string, Reaction>();
  for (const { steps } of modelPaths(machine, model)) {
    steps.slice(1).forEach(({ event }, index) => {
      const from = steps[index]?.state;
      if (!from) return;
      const key = JSON.stringify([from.value, from.context, event]);
      if (reactions.has(key)) return;
      reactions.set(key, { from, event, outcome: outcomeOf(machine, from, event) });
    });
  }
  return [...reactions.values()];
}
