import { setup } from 'xstate';

type DemoVideoEvent =
  { type: 'play.pressed' } | { type: 'hash.matched' } | { type: 'video.closed' };

/** The facade of the demo video: the player is loaded only when asked for (contracts §5). */
export const demoVideoMachine = setup({
  types: { events: {} as DemoVideoEvent },
}).createMachine({
  id: 'demo-video',
  description: 'A picture with a play button that gives way to the video’s player.',
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
      },
    },
    playing: {
      description: 'The player is framed and starts by itself.',
      on: { 'video.closed': { target: 'facade', description: 'The visitor closes the player.' } },
    },
  },
});
