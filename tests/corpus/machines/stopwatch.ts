import { assign, cancel, raise, setup } from 'xstate';

/** Delays by name whose code is absent or computes them, and delayed events. */
export const stopwatchMachine = setup({
  types: { context: {} as { elapsed: number; step: number } },
  delays: { tick: ({ context }) => context.step },
}).createMachine({
  id: 'stopwatch',
  context: ({ self }) => ({ elapsed: self.id.length, step: 100 }),
  initial: 'stopped',
  states: {
    stopped: { on: { START: 'running', RESET: { actions: assign({ elapsed: 0 }) } } },
    running: {
      entry: raise({ type: 'LAP' }, { delay: 60_000, id: 'lap' }),
      exit: cancel('lap'),
      after: {
        tick: { target: 'running', reenter: true, actions: assign({ elapsed: 1 }) },
      },
      on: { STOP: 'stopped', LAP: { actions: function countLap() {} } },
    },
  },
});
