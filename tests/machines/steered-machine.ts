import { setImmediate as promisesSettled } from 'node:timers/promises';
import { expect } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';

type Settle = { resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** The actions that a machine wants provided: those which are not XState's own. */
export function providedActions(machine: AnyStateMachine) {
  const isBuiltIn = (action: unknown) => typeof action === 'function' && 'resolve' in action;
  const actions = Object.entries(machine.implementations.actions);
  return actions.filter(([, action]) => !isBuiltIn(action));
}

/** The names of everything a machine wants provided, actions and actors. */
export function providedNames(machine: AnyStateMachine) {
  const actions = providedActions(machine).map(([name]) => name);
  return [...actions, ...Object.keys(machine.implementations.actors)].toSorted();
}

/** A machine whose effects are recorded, and whose promises and delays end when a path says so. */
export function steeredMachine(original: AnyStateMachine) {
  let effects: string[] = [];
  const pending = new Map<string, Settle>();
  let begun: { self: AnyActorRef; settle: Settle }[] = [];

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
            begun.push({ self, settle: { resolve, reject } });
          });
        }),
      ]),
    ),
  });

  /** Starts an actor where a path starts: at the machine's own start, or at a snapshot. */
  function start(
    input: unknown,
    inspect: (event: InspectionEvent) => void = () => undefined,
    from?: AnyMachineSnapshot,
  ) {
    effects = [];
    pending.clear();
    begun = [];
    const clock = new SimulatedClock();
    const options = { clock, input, inspect };
    const there = from ? { ...options, snapshot: machine.resolveState(from) } : options;
    const actor = createActor(machine, there).start();
    const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;

    async function settle({ type, output, error }: AnyEventObject) {
      const id = type.split('.').slice(3).join('.');
      const { resolve, reject } = pending.get(id)!;
      if (type.startsWith('xstate.done.')) resolve(output);
      else reject(error);
      await promisesSettled();
    }

    function letPass({ type }: AnyEventObject) {
      const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
      const { delay } = timers.find(({ event }) => event.type === type)!;
      const before = snapshot();
      clock.increment(delay - 1);
      expect(snapshot(), `nothing comes before ${delay} ms are over`).toBe(before);
      clock.increment(1);
    }

    /** Results of what is over, twice and both ways: they come too late to change anything. */
    async function settleLate(): Promise<number> {
      const children = snapshot().children as Record<string, unknown>;
      const over = begun.filter(({ self }) => children[self.id] !== self);
      const before = snapshot();
      for (const { settle: late } of over) {
        late.resolve('late');
        late.reject(new Error('late'));
      }
      await promisesSettled();
      expect(snapshot(), 'a late or second result changes nothing').toBe(before);
      return over.length;
    }

    return {
      snapshot,
      settleLate,
      effects: () => effects,
      stop: () => actor.stop(),
      take: async (event: AnyEventObject) => {
        if (event.type.startsWith('xstate.after.')) letPass(event);
        else if (event.type.startsWith('xstate.')) await settle(event);
        else actor.send(event);
      },
    };
  }

  return { machine, start };
}
