import type { StoredEntry } from '#content/site/stored-entry.ts';
import type { About, Model } from '../model';
import type { storedDataMachine } from './stored-data.machine';

const typed: StoredEntry = {
  kind: 'typed',
  email: 'ana@example.net',
  time: '2026-11-20T09:00:00.000Z',
  state: 'unsent',
};
const retyped: StoredEntry = { ...typed, email: 'bo@example.net' };
const read = (...entries: StoredEntry[]) => ({ type: 'entries.read', entries }) as const;

export const about: About = {
  title: 'Stored data',
  purpose: 'Shows visitors their data in this browser and clears it after confirmation.',
  where: { routes: ['/privacy'], view: 'In this browser now: the list, its button and its dialog' },
};

export const model: Model<typeof storedDataMachine> = {
  events: {
    'entries.read': [{ entries: [] }, { entries: [typed] }, { entries: [retyped] }],
    'clear.requested': [{}],
    'clear.confirmed': [{}],
    'clear.dismissed': [{}],
  },
  invariants: {
    'exactly a shown list has entries': ({ value, context }) =>
      (typeof value === 'object') === context.entries.length > 0,
  },
  steps: {
    'only a confirmed dialog clears the entries': ({ before, event, effects }) =>
      !effects.includes('clearStored') ||
      (JSON.stringify(before.value) === '{"listed":"confirming"}' &&
        event.type === 'clear.confirmed'),
    'the page confirms only a completed clear': ({ before, after, effects }) =>
      after.value !== 'cleared' || before.value === 'cleared' || effects.includes('clearStored'),
    'the list shows the entries read last': ({ event, after }) =>
      event.type !== 'entries.read' ||
      JSON.stringify(after.context.entries) ===
        JSON.stringify((event as { entries: StoredEntry[] }).entries),
    'an open dialog stays open while there are entries': ({ before, event, after }) =>
      JSON.stringify(before.value) !== '{"listed":"confirming"}' ||
      event.type !== 'entries.read' ||
      after.context.entries.length === 0 ||
      JSON.stringify(after.value) === '{"listed":"confirming"}',
  },
  ignored: {
    'clear.requested': 'There are no entries, or the dialog is already open.',
    'clear.confirmed': 'The dialog is not open.',
    'clear.dismissed': 'The dialog is not open.',
  },
  journeys: [
    {
      title: '§14 stored data: confirming clears the listed entries',
      events: [read(typed), { type: 'clear.requested' }, { type: 'clear.confirmed' }],
      end: 'cleared',
      context: { entries: [] },
      effects: ['clearStored'],
    },
    {
      title: '§14 stored data: canceling keeps the entries',
      events: [read(typed), { type: 'clear.requested' }, { type: 'clear.dismissed' }],
      end: { listed: 'viewing' },
      context: { entries: [typed] },
      effects: [],
    },
    {
      title: '§14 stored data: a change while the dialog is open updates the list',
      events: [read(typed), { type: 'clear.requested' }, read(retyped)],
      end: { listed: 'confirming' },
      context: { entries: [retyped] },
      effects: [],
    },
    {
      title: '§14 stored data: a clear in another tab closes the dialog',
      events: [read(typed), { type: 'clear.requested' }, read()],
      end: 'empty',
      effects: [],
    },
    {
      title: '§14 stored data: new entries are listed after a clear',
      events: [
        read(typed),
        { type: 'clear.requested' },
        { type: 'clear.confirmed' },
        read(retyped),
      ],
      end: { listed: 'viewing' },
      context: { entries: [retyped] },
      effects: ['clearStored'],
    },
  ],
};
