import type { AnyStateMachine } from 'xstate';

/** A guard that was asked, with what it was asked about and what it said. */
export interface Asked {
  guard: string;
  params: unknown;
  holds: boolean;
  /** Whether somebody has told it what to say. */
  isForced: boolean;
}

type Guard = (args: unknown, params: unknown) => boolean;

/** A guard that is asked this often in one step is asked in a circle. */
const mostQuestions = 300;

/** One that XState composes, or that asks for a state, is no plain function of its own. */
const isPlain = (guard: unknown): guard is Guard =>
  typeof guard === 'function' && !('check' in guard);

/** Returns a machine whose own guards note what they say, or say what they are told to. */
export function askedGuards(machine: AnyStateMachine) {
  let forced: Readonly<Record<string, boolean>> = {};
  let asked: Asked[] = [];
  let questions = 0;
  const own = Object.entries(machine.implementations.guards).filter(([, guard]) => isPlain(guard));

  const noted =
    (name: string, guard: Guard): Guard =>
    (args, params) => {
      questions += 1;
      if (questions > mostQuestions) throw new Error('The machine never comes to rest here.');
      const isForced = Object.hasOwn(forced, name);
      const holds = isForced ? forced[name] === true : guard(args, params);
      const seen = asked.some((one) => isSame(one, { guard: name, params, holds }));
      if (!seen) asked.push({ guard: name, params, holds, isForced });
      return holds;
    };

  return {
    names: own.map(([name]) => name),
    machine: machine.provide({
      guards: Object.fromEntries(own.map(([name, guard]) => [name, noted(name, guard as Guard)])),
    }),
    /** Returns the guards that were asked while `work` ran, in order, each answer once. */
    during(told: Readonly<Record<string, boolean>>, work: () => void): readonly Asked[] {
      forced = told;
      asked = [];
      questions = 0;
      try {
        work();
      } finally {
        forced = {};
      }
      return asked;
    },
  };
}

function isSame(one: Asked, other: Omit<Asked, 'isForced'>): boolean {
  return (
    one.guard === other.guard &&
    one.holds === other.holds &&
    JSON.stringify(one.params) === JSON.stringify(other.params)
  );
}
