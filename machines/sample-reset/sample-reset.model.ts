import type { About, Model } from '../model';
import type { sampleResetMachine } from './sample-reset.machine';

export const about: About = {
  title: 'Sample reset',
  purpose: 'Puts the sample workspace back as it came, but never by a slip of the hand.',
  where: { routes: ['workspace pages'], view: 'Reset sample data, its dialog and its notice' },
};

export const model: Model<typeof sampleResetMachine> = {
  events: {
    'reset.asked': [{}],
    'reset.confirmed': [{}],
    'reset.dismissed': [{}],
    'xstate.after.reading.sample-reset.reset': [{}],
  },
  invariants: {},
  steps: {
    'nothing is reset before the visitor has been asked and has confirmed': ({
      before,
      event,
      effects,
    }) =>
      !effects.includes('resetSample') ||
      (before.value === 'confirming' && event.type === 'reset.confirmed'),
    'that the sample was reset is said only when it was': ({ before, after, effects }) =>
      after.value !== 'reset' || before.value === 'reset' || effects.includes('resetSample'),
  },
  ignored: {
    'reset.asked': 'The visitor has been asked already.',
    'reset.confirmed': 'There is nothing to confirm until it was asked.',
    'reset.dismissed': 'There is nothing to dismiss until it was asked.',
  },
  journeys: [
    {
      title: 'sample data: a reset asks first',
      events: [{ type: 'reset.asked' }, { type: 'reset.confirmed' }],
      end: 'reset',
      effects: ['resetSample'],
    },
    {
      title: 'sample data: that the sample was reset is said for a while',
      events: [
        { type: 'reset.asked' },
        { type: 'reset.confirmed' },
        { type: 'xstate.after.reading.sample-reset.reset' },
      ],
      end: 'idle',
      effects: ['resetSample'],
    },
    {
      title: 'sample data: a reset that is dismissed changes nothing',
      events: [{ type: 'reset.asked' }, { type: 'reset.dismissed' }],
      end: 'idle',
      effects: [],
    },
    {
      title: 'sample data: a confirmation without a question is ignored',
      events: [{ type: 'reset.confirmed' }],
      end: 'idle',
      effects: [],
    },
  ],
};
