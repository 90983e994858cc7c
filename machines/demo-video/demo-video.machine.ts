import { assign, setup } from 'xstate';
import { actionToProvide } from '../shared/must-be-provided';

/** `at` is in seconds from the start of the video. */
type DemoVideoEvent =
  | { type: 'play.pressed' }
  | { type: 'hash.matched' }
  | { type: 'chapter.selected'; at: number }
  | { type: 'player.loaded' }
  | { type: 'video.closed' };

/** The demo video's facade: the player loads on demand (specification §15.30). */
export const demoVideoMachine = setup({
  types: {
    /** The player's start position in seconds; null for the beginning. */
    context: {} as { startAt: number | null },
    events: {} as DemoVideoEvent,
  },
  actions: {
    setStart: assign({ startAt: (_, { at }: { at: number }) => at }),
    resetStart: assign({ startAt: null }),
    seekPlayer: actionToProvide<{ at: number }>('seekPlayer'),
  },
}).createMachine({
  id: 'demo-video',
  description: 'Shows a poster with a play button and loads the player on demand.',
  context: { startAt: null },
  initial: 'facade',
  states: {
    facade: {
      description: 'Shows the poster and a play button; the player is not loaded.',
      on: {
        'play.pressed': { target: 'playing', description: 'Visitor presses play.' },
        'hash.matched': {
          target: 'playing',
          description: 'Visitor follows a link to #demo-video.',
        },
        'chapter.selected': {
          target: 'playing',
          actions: { type: 'setStart', params: ({ event }) => ({ at: event.at }) },
          description: 'Visitor selects a chapter.',
        },
      },
    },
    playing: {
      description: 'The player is in a frame and autoplays.',
      initial: 'loading',
      on: {
        'video.closed': {
          target: 'facade',
          actions: 'resetStart',
          description: 'Visitor closes the player.',
        },
      },
      states: {
        loading: {
          description: 'The player’s page is loading and takes no commands yet.',
          on: {
            'player.loaded': { target: 'ready', description: 'The player’s page loads.' },
            'chapter.selected': {
              actions: { type: 'setStart', params: ({ event }) => ({ at: event.at }) },
              description: 'Visitor selects the chapter to start with.',
            },
          },
        },
        ready: {
          description: 'The video plays and can seek.',
          on: {
            'chapter.selected': {
              actions: { type: 'seekPlayer', params: ({ event }) => ({ at: event.at }) },
              description: 'Visitor selects another chapter.',
            },
          },
        },
      },
    },
  },
});
