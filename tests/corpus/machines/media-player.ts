import { createMachine } from 'xstate';

/** Deep and shallow history, one with a default target, and nested states. */
export const mediaPlayer = createMachine({
  id: 'player',
  initial: 'closed',
  states: {
    closed: { on: { OPEN: 'open.last', RESUME: 'open.playing.last' } },
    open: {
      initial: 'paused',
      on: { CLOSE: 'closed' },
      states: {
        paused: { on: { PLAY: 'playing' } },
        playing: {
          initial: 'normal',
          entry: ['startSound', { type: 'log', params: { at: 'start' } }],
          exit: 'stopSound',
          on: { PAUSE: 'paused' },
          states: {
            normal: { on: { FASTER: 'fast' } },
            fast: { on: { SLOWER: 'normal' } },
            last: { type: 'history', target: 'fast' },
          },
        },
        last: { type: 'history', history: 'deep' },
      },
    },
  },
});
