import type { AnyStateMachine } from 'xstate';

/** One evaluation of a guard. */
export interface GuardCall {
  guard: string;
  params: unknown;
  holds: boolean;
  /** True if the result was set by an override. */
  isOverridden: boolean;
}

/** Returns the key that overrides a guard for these params only. */
export const guardKey = ({ guard, params }: Pick<GuardCall, 'guard' | 'params'>): string =>
  params === undefined || params === null ? guard : `${guard} ${JSON.stringify(params)}`;

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
  let calls: GuardCall[] = [];
  let count = 0;
  const guards = Object.entries(machine.implementations.guards).filter(([, guard]) =>
    isPlain(guard),
  );

  const spied =
    (name: string, guard: Guard): Guard =>
    (args, params) => {
      count += 1;
      if (count > maxCalls) throw new Error(loopsForever);
      const key = [guardKey({ guard: name, params }), name].find((k) =>
        Object.hasOwn(overrides, k),
      );
      const isOverridden = key !== undefined;
      const holds = isOverridden ? overrides[key] === true : guard(args, params);
      const isKnown = calls.some((call) => isSame(call, { guard: name, params, holds }));
      if (!isKnown) calls.push({ guard: name, params, holds, isOverridden });
      return holds;
    };

  return {
    names: guards.map(([name]) => name),
    /** Returns whether a key of overrides names a guard, alone or with params. */
    has: (key: string) => guards.some(([name]) => key === name || key.startsWith(`${name} `)),
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
      calls = [];
      count = 0;
      try {
        work();
      } finally {
        overrides = {};
      }
      return calls;
    },
  };
}

function isSame(a: GuardCall, b: Omit<GuardCall, 'isOverridden'>): boolean {
  return (
    a.guard === b.guard &&
    a.holds === b.holds &&
    JSON.stringify(a.params) === JSON.stringify(b.params)
  );
}
