import { setup } from 'xstate';
import { confetti } from '#content/constants.ts';

type ConfettiEvent = { type: 'page.entered'; reducedMotion: boolean };

/** The confetti of the demo and thank-you pages (specification §2 and §9). */
export const confettiMachine = setup({
  types: { events: {} as ConfettiEvent },
  guards: { mayMove: ({ event }) => !event.reducedMotion },
  delays: { lastPiece: confetti.maxDurationMs },
}).createMachine({
  id: 'confetti',
  description: 'Confetti that falls once after a page has been entered.',
  initial: 'clear',
  states: {
    clear: {
      description: 'No piece is in sight, and none comes to a visitor who asked for less motion.',
      on: {
        'page.entered': {
          guard: 'mayMove',
          target: 'falling',
          description: 'The page is on screen, and the visitor does not mind motion.',
        },
      },
    },
    falling: {
      description: 'The pieces fall.',
      after: {
        lastPiece: { target: 'settled', description: 'Delay and fall of the last piece are over.' },
      },
    },
    settled: { type: 'final', description: 'The pieces are gone.' },
  },
});
