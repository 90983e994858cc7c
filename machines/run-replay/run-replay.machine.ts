import { assign, setup } from 'xstate';
import { replayPaces, type ReplayPace } from '#content/atlas/run-panel.ts';
import { actionToProvide } from '../shared/must-be-provided';

type RunReplayEvent =
  | { type: 'replay.started'; remaining: number }
  | { type: 'replay.paused' }
  | { type: 'pace.chosen'; pace: ReplayPace };

/** Replays the steps of a simulation (specification §17). */
export const runReplayMachine = setup({
  types: {
    context: {} as {
      pace: ReplayPace;
      /** The number of steps left to show. */
      remaining: number;
    },
    events: {} as RunReplayEvent,
  },
  actions: {
    setRemaining: assign({ remaining: (_, { remaining }: { remaining: number }) => remaining }),
    countDown: assign({ remaining: ({ context }) => context.remaining - 1 }),
    setPace: assign({ pace: (_, { pace }: { pace: ReplayPace }) => pace }),
    showNext: actionToProvide<undefined>('showNext'),
  },
  guards: { isLast: ({ context }) => context.remaining <= 1 },
  delays: { pace: ({ context }) => replayPaces[context.pace] },
}).createMachine({
  id: 'run-replay',
  description: 'Replays the steps of a simulation at a chosen pace.',
  context: { pace: 'normal', remaining: 0 },
  initial: 'stopped',
  on: {
    'pace.chosen': {
      actions: { type: 'setPace', params: ({ event }) => ({ pace: event.pace }) },
      description: 'Analyst changes the pace, from the next step on.',
    },
  },
  states: {
    stopped: {
      description: 'Shows one step.',
      on: {
        'replay.started': {
          target: 'playing',
          actions: {
            type: 'setRemaining',
            params: ({ event }) => ({ remaining: event.remaining }),
          },
          description: 'Analyst presses Replay.',
        },
      },
    },
    playing: {
      description: 'Shows the next step after a delay.',
      after: {
        pace: [
          {
            guard: 'isLast',
            target: 'stopped',
            actions: ['countDown', { type: 'showNext', params: undefined }],
            description: 'The last step is shown.',
          },
          {
            target: 'playing',
            reenter: true,
            actions: ['countDown', { type: 'showNext', params: undefined }],
            description: 'The next step is shown.',
          },
        ],
      },
      on: {
        'replay.paused': {
          target: 'stopped',
          description: 'Analyst pauses the replay or selects a step.',
        },
      },
    },
  },
});
