import { setImmediate as promisesSettled } from 'node:timers/promises';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';

type Settle = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** Returns the actions that a view has to provide, without XState's built-in ones. */
export function providedActions(machine: AnyStateMachine) {
  const isBuiltIn = (action: unknown) => typeof action === 'function' && 'resolve' in action;
  const actions = Object.entries(machine.implementations.actions);
  return actions.filter(([, action]) => !isBuiltIn(action));
}

/** Returns the names of the actions and actors that a view has to provide. */
export function providedNames(machine: AnyStateMachine) {
  const actions = providedActions(machine).map(([name]) => name);
  return [...actions, ...Object.keys(machine.implementations.actors)].toSorted();
}

/** Records a machine's effects and lets a path settle its promises and delays. */
export function steeredMachine(original: AnyStateMachine) {
  let effects: string[] = [];
  const pending = new Map<string, Settle>();

  const machine = original.provide({
    actions: Object.fromEntries(
      providedActions(original).map(([name]) => [name, () => void effects.push(name)]),
    ),
    actors: Object.fromEntries(
      Object.keys(original.implementations.actors).map((name) => [
        name,
        fromPromise(({ self }) => {
          effects.push(name);
          return new Promise((resolve, reject) => {
            pending.set(self.id, { resolve, reject });
          });
        }),
      ]),
    ),
  });

  /** Starts an actor in the machine's initial state, or from a snapshot. */
  function start(
    input: unknown,
    inspect: (event: InspectionEvent) => void = () => undefined,
    from?: AnyMachineSnapshot,
  ) {
    effects = [];
    pending.clear();
    const clock = new SimulatedClock();
    const options = { clock, input, inspect };
    const startOptions = from ? { ...options, snapshot: machine.resolveState(from) } : options;
    const actor = createActor(machine, startOptions).start();
    const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;

    async function settle({ type, output, error }: AnyEventObject) {
      const id = type.split('.').slice(3).join('.');
      const { resolve, reject } = pending.get(id)!;
      if (type.startsWith('xstate.done.')) resolve(output);
      else reject(error);
      await promisesSettled();
    }

    function elapse({ type }: AnyEventObject) {
      const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
      const { delay } = timers.find(({ event }) => event.type === type)!;
      clock.increment(delay);
    }

    return {
      snapshot,
      effects: () => effects,
      stop: () => actor.stop(),
      take: async (event: AnyEventObject) => {
        if (event.type.startsWith('xstate.after.')) elapse(event);
        else if (event.type.startsWith('xstate.')) await settle(event);
        else actor.send(event);
      },
    };
  }

  return { machine, start };
}
