import { setup } from 'xstate';
import { confetti } from '../../content/constants';

type ConfettiEvent = { type: 'page.entered'; reducedMotion: boolean };

/** The confetti of the demo and thank-you pages (specification §2 and §9). */
export const confettiMachine = setup({
  types: { events: {} as ConfettiEvent },
  guards: { wantsLessMotion: ({ event }) => event.reducedMotion },
  delays: { lastPiece: confetti.maxDurationMs },
}).createMachine({
  id: 'confetti',
  description: 'Confetti that falls once after a page has been entered.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The page is not on screen yet.',
      on: {
        'page.entered': [
          {
            guard: 'wantsLessMotion',
            target: 'withheld',
            description: 'The visitor asked for less motion.',
          },
          { target: 'falling', description: 'The page is on screen.' },
        ],
      },
    },
    falling: {
      description: 'The pieces fall.',
      after: {
        lastPiece: { target: 'settled', description: 'Delay and fall of the last piece are over.' },
      },
    },
    settled: { type: 'final', description: 'The pieces are gone.' },
    withheld: { type: 'final', description: 'No piece is ever shown.' },
  },
});
