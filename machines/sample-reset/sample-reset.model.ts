import type { About, Model } from '../model';
import type { sampleResetMachine } from './sample-reset.machine';

export const about: About = {
  title: 'Sample reset',
  purpose: 'Resets the sample workspace after confirmation.',
  where: { routes: ['workspace pages'], view: 'Reset sample data, its dialog and its notice' },
};

export const model: Model<typeof sampleResetMachine> = {
  events: {
    'reset.requested': [{}],
    'reset.confirmed': [{}],
    'reset.dismissed': [{}],
    'xstate.after.notice.sample-reset.reset': [{}],
  },
  invariants: {},
  steps: {
    'only a confirmed dialog resets the sample': ({ before, event, effects }) =>
      !effects.includes('resetSample') ||
      (before.value === 'confirming' && event.type === 'reset.confirmed'),
    'the page confirms only a completed reset': ({ before, after, effects }) =>
      after.value !== 'reset' || before.value === 'reset' || effects.includes('resetSample'),
  },
  ignored: {
    'reset.requested': 'The dialog is already open.',
    'reset.confirmed': 'The dialog is not open.',
    'reset.dismissed': 'The dialog is not open.',
  },
  journeys: [
    {
      title: '§2.81 sample data: a reset requires confirmation',
      events: [{ type: 'reset.requested' }, { type: 'reset.confirmed' }],
      end: 'reset',
      effects: ['resetSample'],
    },
    {
      title: 'sample data: the confirmation of a reset times out',
      events: [
        { type: 'reset.requested' },
        { type: 'reset.confirmed' },
        { type: 'xstate.after.notice.sample-reset.reset' },
      ],
      end: 'idle',
      effects: ['resetSample'],
    },
    {
      title: 'sample data: a dismissed reset changes nothing',
      events: [{ type: 'reset.requested' }, { type: 'reset.dismissed' }],
      end: 'idle',
      effects: [],
    },
    {
      title: 'sample data: a confirmation without a dialog is ignored',
      events: [{ type: 'reset.confirmed' }],
      end: 'idle',
      effects: [],
    },
  ],
};
