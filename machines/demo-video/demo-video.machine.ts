import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

/** `at` is in seconds from the start of the video. */
type DemoVideoEvent =
  | { type: 'play.pressed' }
  | { type: 'hash.matched' }
  | { type: 'label.picked'; at: number }
  | { type: 'player.loaded' }
  | { type: 'video.closed' };

/** The facade of the demo video: the player is loaded only when asked for (contracts §5). */
export const demoVideoMachine = setup({
  types: {
    /** Where the player starts, in seconds; null for its own beginning. */
    context: {} as { startAt: number | null },
    events: {} as DemoVideoEvent,
  },
  actions: {
    startAt: assign({ startAt: (_, { at }: { at: number }) => at }),
    startAtBeginning: assign({ startAt: null }),
    seekPlayer: actionToProvide<{ at: number }>('seekPlayer'),
  },
}).createMachine({
  id: 'demo-video',
  description: 'A picture with a play button that gives way to the video’s player.',
  context: { startAt: null },
  initial: 'facade',
  states: {
    facade: {
      description: 'A picture with a play button; nothing of the player is loaded.',
      on: {
        'play.pressed': { target: 'playing', description: 'The visitor presses play.' },
        'hash.matched': {
          target: 'playing',
          description: 'The visitor followed a link to #demo-video.',
        },
        'label.picked': {
          target: 'playing',
          actions: { type: 'startAt', params: ({ event }) => ({ at: event.at }) },
          description: 'The visitor wants to see one part of the video.',
        },
      },
    },
    playing: {
      description: 'The player is framed and starts by itself.',
      initial: 'loading',
      on: {
        'video.closed': {
          target: 'facade',
          actions: 'startAtBeginning',
          description: 'The visitor closes the player.',
        },
      },
      states: {
        loading: {
          description: 'The player cannot be asked for anything yet.',
          on: {
            'player.loaded': { target: 'ready', description: 'The player’s page has loaded.' },
            'label.picked': {
              actions: { type: 'startAt', params: ({ event }) => ({ at: event.at }) },
              description: 'The player is to start at another part.',
            },
          },
        },
        ready: {
          description: 'The player plays and can be moved to another part.',
          on: {
            'label.picked': {
              actions: { type: 'seekPlayer', params: ({ event }) => ({ at: event.at }) },
              description: 'The visitor wants to see another part.',
            },
          },
        },
      },
    },
  },
});
