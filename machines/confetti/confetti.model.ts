import type { About, Model } from '../model';
import type { confettiMachine } from './confetti.machine';

export const about: About = {
  title: 'Confetti',
  purpose: 'Celebrates once, and never against a visitor’s wish for less motion.',
  where: { routes: ['/book-demo', '/thank-you'], view: 'The pieces over the page' },
};

export const model: Model<typeof confettiMachine> = {
  events: {
    'page.entered': [{ reducedMotion: false }, { reducedMotion: true }],
    'xstate.after.lastPiece.confetti.falling': [{}],
  },
  invariants: {
    'it is over once the pieces are gone': ({ value, status }) =>
      (status === 'done') === (value === 'settled'),
  },
  steps: {
    'nothing falls for a visitor who wants less motion': ({ before, event, after }) =>
      before.value !== 'clear' ||
      event.type !== 'page.entered' ||
      after.value === (event.reducedMotion ? 'clear' : 'falling'),
    'it falls once at most': ({ before, after }) =>
      after.value !== 'falling' || before.value === 'falling' || before.value === 'clear',
  },
  ignored: {
    'page.entered': 'The pieces fall once.',
  },
  journeys: [
    {
      title: '§2 confetti: it falls once and is gone',
      events: [
        { type: 'page.entered', reducedMotion: false },
        { type: 'xstate.after.lastPiece.confetti.falling' },
      ],
      end: 'settled',
    },
    {
      title: '§2 confetti: none for a visitor who wants less motion',
      events: [{ type: 'page.entered', reducedMotion: true }],
      end: 'clear',
    },
  ],
};
