import type { About, Model } from '../model';
import type { confettiMachine } from './confetti.machine';

export const about: About = {
  title: 'Confetti',
  purpose: 'Celebrates a submission once and respects reduced motion.',
  where: { routes: ['/book-demo', '/thank-you'], view: 'The confetti over the page' },
};

export const model: Model<typeof confettiMachine> = {
  events: {
    'page.entered': [{ reducedMotion: false }, { reducedMotion: true }],
    'xstate.after.fallDuration.confetti.falling': [{}],
  },
  invariants: {
    'the machine is done once the confetti is gone': ({ value, status }) =>
      (status === 'done') === (value === 'settled'),
  },
  steps: {
    'confetti falls only if motion is allowed': ({ before, event, after }) =>
      before.value !== 'idle' ||
      event.type !== 'page.entered' ||
      after.value === (event.reducedMotion ? 'idle' : 'falling'),
    'confetti falls at most once': ({ before, after }) =>
      after.value !== 'falling' || before.value === 'falling' || before.value === 'idle',
  },
  ignored: {
    'page.entered': 'The confetti falls only once.',
  },
  journeys: [
    {
      title: '§9.3 confetti: it falls once and disappears',
      events: [
        { type: 'page.entered', reducedMotion: false },
        { type: 'xstate.after.fallDuration.confetti.falling' },
      ],
      end: 'settled',
    },
    {
      title: '§9.11 confetti: reduced motion prevents it',
      events: [{ type: 'page.entered', reducedMotion: true }],
      end: 'idle',
    },
  ],
};
