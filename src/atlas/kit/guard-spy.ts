import type { AnyStateMachine } from 'xstate';

/** One evaluation of a guard. */
export interface GuardCall {
  guard: string;
  params: unknown;
  holds: boolean;
  /** True if the result was set by an override. */
  isOverridden: boolean;
}

type Guard = (args: unknown, params: unknown) => boolean;

const loopsForever =
  'The machine loops forever here: its eventless transitions or raised events never end.';

/** More evaluations in one step mean an infinite loop. */
const maxCalls = 300;

/** Guards composed by XState, and `stateIn`, are not plain functions. */
const isPlain = (guard: unknown): guard is Guard =>
  typeof guard === 'function' && !('check' in guard);

/** Returns a machine whose guards record their calls and can be overridden. */
export function guardSpy(machine: AnyStateMachine) {
  let overrides: Readonly<Record<string, boolean>> = {};
  /** Without duplicates. */
  let calls = new Map<string, GuardCall>();
  let count = 0;
  const guards = Object.entries(machine.implementations.guards).filter(([, guard]) =>
    isPlain(guard),
  );

  const spied =
    (name: string, guard: Guard): Guard =>
    (args, params) => {
      count += 1;
      if (count > maxCalls) throw new Error(loopsForever);
      const isOverridden = Object.hasOwn(overrides, name);
      const holds = isOverridden ? overrides[name] === true : guard(args, params);
      const call = { guard: name, params, holds, isOverridden };
      calls.set(JSON.stringify(call), call);
      return holds;
    };

  return {
    names: guards.map(([name]) => name),
    machine: machine.provide({
      guards: Object.fromEntries(
        guards.map(([name, guard]) => [name, spied(name, guard as Guard)]),
      ),
    }),
    /** Returns the guard calls while `work` runs, in order and without duplicates. */
    during(
      nextOverrides: Readonly<Record<string, boolean>>,
      work: () => void,
    ): readonly GuardCall[] {
      overrides = nextOverrides;
      calls = new Map();
      count = 0;
      try {
        work();
      } finally {
        overrides = {};
      }
      return [...calls.values()];
    },
  };
}
