import { vi } from 'vitest';
import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type * as binding from '../../src/binding/use-machine';
import type * as outside from '../../src/binding/watched-actor';

let faulty: AnyStateMachine | null = null;

/** From the next page on, the machine of this id runs with its fault; with null, all are sound. */
export function plant(machine: AnyStateMachine | null): void {
  faulty = machine;
  isEndless = false;
}

/** More than any page starts before it takes a breath: these do not come to an end. */
const mostStarts = 50;
let starts = 0;
let isEndless = false;

/** Whether the planted machine has started actors without end: its page would stand still for ever. */
export const neverRests = () => isEndless;

/** The same actor, which is silent once actors have been started too often in one turn of the event loop. */
const fused = (logic: AnyActorLogic): AnyActorLogic => ({
  ...logic,
  start(...started) {
    if (starts === 0) setImmediate(() => (starts = 0));
    starts += 1;
    isEndless ||= starts > mostStarts;
    if (starts <= mostStarts) logic.start?.(...started);
  },
});

/** What stands in for a machine: itself, or its faulty likeness with the same effects. */
function standIn(machine: AnyStateMachine): AnyStateMachine {
  if (machine.id !== faulty?.id) return machine;
  const { actions, guards } = machine.implementations;
  const actors = Object.fromEntries(
    Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      fused(logic as AnyActorLogic),
    ]),
  );
  return faulty.provide({ actions, actors, guards } as never);
}

vi.mock('../../src/binding/use-machine', async (load) => {
  const original = await load<typeof binding>();
  return {
    useMachine: (machine: AnyStateMachine, ...rest: [object?]) =>
      original.useMachine(standIn(machine), ...rest),
    watchedActorContext: (machine: AnyStateMachine, options?: object) => {
      const context = original.watchedActorContext(machine, options);
      const { Provider } = context;
      return {
        ...context,
        Provider: ({ children }: { children: React.ReactNode }) =>
          Provider({ children, logic: standIn(machine) as never }),
      };
    },
  };
});

vi.mock('../../src/binding/watched-actor', async (load) => {
  const { watchedActor } = await load<typeof outside>();
  return {
    watchedActor: (machine: AnyStateMachine, ...rest: [object?]) =>
      watchedActor(standIn(machine), ...rest),
  };
});
