import type { About, Model } from '../model';
import type { storedDataMachine } from './stored-data.machine';

const requested = { type: 'clear.requested' } as const;
const confirmed = { type: 'clear.confirmed' } as const;

export const about: About = {
  title: 'Stored data',
  purpose: 'Clears visitors’ data in this browser after confirmation.',
  where: { routes: ['/privacy'], view: 'In this browser now: the list, its button and its dialog' },
};

export const model: Model<typeof storedDataMachine> = {
  events: {
    'clear.requested': [{}],
    'clear.confirmed': [{}],
    'clear.dismissed': [{}],
    'entries.appeared': [{}],
    'entries.vanished': [{}],
  },
  invariants: {},
  steps: {
    'only a confirmed dialog clears the entries': ({ before, event, after, effects }) =>
      effects.includes('clearStored') ===
        (before.value === 'confirming' && event.type === 'clear.confirmed') &&
      (after.value !== 'cleared' || before.value === 'cleared' || effects.length === 1),
    'an open dialog stays open while there are entries': ({ before, event, after }) =>
      before.value !== 'confirming' ||
      !['clear.requested', 'entries.appeared'].includes(event.type) ||
      after.value === 'confirming',
  },
  ignored: {
    'clear.requested': 'There are no entries, or the dialog is already open.',
    'clear.confirmed': 'The dialog is not open.',
    'clear.dismissed': 'The dialog is not open.',
    'entries.appeared': 'The list shows them.',
    'entries.vanished': 'The list is empty.',
  },
  journeys: [
    {
      title: '§2.78 stored data: confirming clears the entries',
      events: [requested, confirmed, { type: 'entries.vanished' }],
      end: 'cleared',
      effects: ['watchEntries', 'clearStored'],
    },
    {
      title: '§2.78 stored data: canceling keeps the entries',
      events: [requested, { type: 'clear.dismissed' }],
      end: 'viewing',
      effects: ['watchEntries'],
    },
    {
      title: '§14.31 stored data: a clear in another tab closes the dialog',
      events: [requested, { type: 'entries.vanished' }, confirmed],
      end: 'viewing',
      effects: ['watchEntries'],
    },
    {
      title: '§2.78 stored data: new entries end the confirmation of a clear',
      events: [requested, confirmed, { type: 'entries.appeared' }],
      end: 'viewing',
      effects: ['watchEntries', 'clearStored'],
    },
  ],
};
