import { assign, setup } from 'xstate';
import { replayPaces, type ReplayPace } from '#content/atlas/run-panel.ts';
import { actionToProvide } from '../shared/must-be-provided';

type RunReplayEvent =
  | { type: 'replay.started'; left: number }
  | { type: 'replay.paused' }
  | { type: 'pace.chosen'; pace: ReplayPace };

/** Shows the steps of a run one after the other (contracts §7). */
export const runReplayMachine = setup({
  types: {
    context: {} as {
      pace: ReplayPace;
      /** How many steps are still to be shown. */
      left: number;
    },
    events: {} as RunReplayEvent,
  },
  actions: {
    setLeft: assign({ left: (_, { left }: { left: number }) => left }),
    countDown: assign({ left: ({ context }) => context.left - 1 }),
    setPace: assign({ pace: (_, { pace }: { pace: ReplayPace }) => pace }),
    showNext: actionToProvide<undefined>('showNext'),
  },
  guards: { isLast: ({ context }) => context.left <= 1 },
  delays: { pace: ({ context }) => replayPaces[context.pace] },
}).createMachine({
  id: 'run-replay',
  description: 'The steps of a run, shown one at a time at a chosen pace.',
  context: { pace: 'normal', left: 0 },
  initial: 'still',
  on: {
    'pace.chosen': {
      actions: { type: 'setPace', params: ({ event }) => ({ pace: event.pace }) },
      description: 'The analyst wants it slower or faster, from the next step on.',
    },
  },
  states: {
    still: {
      description: 'One step is shown, and stays.',
      on: {
        'replay.started': {
          target: 'playing',
          actions: { type: 'setLeft', params: ({ event }) => ({ left: event.left }) },
          description: 'The analyst wants to see the steps that follow.',
        },
      },
    },
    playing: {
      description: 'The next step is shown after a while.',
      after: {
        pace: [
          {
            guard: 'isLast',
            target: 'still',
            actions: ['countDown', { type: 'showNext', params: undefined }],
            description: 'The last step is shown.',
          },
          {
            target: 'playing',
            reenter: true,
            actions: ['countDown', { type: 'showNext', params: undefined }],
            description: 'The next step is shown, and more follow.',
          },
        ],
      },
      on: {
        'replay.paused': {
          target: 'still',
          description: 'The analyst holds it, or goes to a step by hand.',
        },
      },
    },
  },
});
