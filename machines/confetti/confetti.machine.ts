import { setup } from 'xstate';
import { confetti } from '#content/constants.ts';

type ConfettiEvent = { type: 'page.entered'; reducedMotion: boolean };

/** The confetti of the demo and thank-you pages (specification §9.3). */
export const confettiMachine = setup({
  types: { events: {} as ConfettiEvent },
  guards: { allowsMotion: ({ event }) => !event.reducedMotion },
  delays: { fallDuration: confetti.maxDurationMs },
}).createMachine({
  id: 'confetti',
  description: 'Drops confetti once after a page opens.',
  initial: 'idle',
  states: {
    idle: {
      description: 'No confetti is visible. Reduced motion keeps it that way.',
      on: {
        'page.entered': {
          guard: 'allowsMotion',
          target: 'falling',
          description: 'The page opens, and the visitor allows motion.',
        },
      },
    },
    falling: {
      description: 'The confetti falls.',
      after: {
        fallDuration: {
          target: 'settled',
          description: 'The last piece has fallen.',
        },
      },
    },
    settled: { type: 'final', description: 'The confetti is gone.' },
  },
});
