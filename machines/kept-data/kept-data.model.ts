import type { KeptEntry } from '#content/site/kept-entry.ts';
import type { About, Model } from '../model';
import type { keptDataMachine } from './kept-data.machine';

const typed: KeptEntry = {
  kind: 'typed',
  email: 'ana@example.net',
  time: '2026-11-20T09:00:00.000Z',
  state: 'unsent',
};
const retyped: KeptEntry = { ...typed, email: 'bo@example.net' };
const read = (...entries: KeptEntry[]) => ({ type: 'entries.read', entries }) as const;

export const about: About = {
  title: 'Kept data',
  purpose: 'Shows visitors what this browser keeps of them, and clears it when they mean it.',
  where: { routes: ['/privacy'], view: 'In this browser now: the list, its button and its dialog' },
};

export const model: Model<typeof keptDataMachine> = {
  events: {
    'entries.read': [{ entries: [] }, { entries: [typed] }, { entries: [retyped] }],
    'clear.asked': [{}],
    'clear.confirmed': [{}],
    'clear.dismissed': [{}],
  },
  invariants: {
    'what is listed is something, and nothing is held elsewhere': ({ value, context }) =>
      (typeof value === 'object') === context.entries.length > 0,
  },
  steps: {
    'nothing is cleared before the visitor has been asked and has confirmed': ({
      before,
      event,
      effects,
    }) =>
      !effects.includes('clearKept') ||
      (JSON.stringify(before.value) === '{"listed":"confirming"}' &&
        event.type === 'clear.confirmed'),
    'that it was cleared is said only when it was': ({ before, after, effects }) =>
      after.value !== 'cleared' || before.value === 'cleared' || effects.includes('clearKept'),
    'what was read last is what is listed': ({ event, after }) =>
      event.type !== 'entries.read' ||
      JSON.stringify(after.context.entries) ===
        JSON.stringify((event as { entries: KeptEntry[] }).entries),
    'a question that is open stays open while there is something to clear': ({
      before,
      event,
      after,
    }) =>
      JSON.stringify(before.value) !== '{"listed":"confirming"}' ||
      event.type !== 'entries.read' ||
      after.context.entries.length === 0 ||
      JSON.stringify(after.value) === '{"listed":"confirming"}',
  },
  ignored: {
    'clear.asked': 'There is nothing to clear, or the visitor has been asked already.',
    'clear.confirmed': 'There is nothing to confirm until it was asked.',
    'clear.dismissed': 'There is nothing to dismiss until it was asked.',
  },
  journeys: [
    {
      title: '§4 contracts, kept data: a visitor sees what is kept and clears it',
      events: [read(typed), { type: 'clear.asked' }, { type: 'clear.confirmed' }],
      end: 'cleared',
      context: { entries: [] },
      effects: ['clearKept'],
    },
    {
      title: '§4 contracts, kept data: a visitor who thinks again keeps it',
      events: [read(typed), { type: 'clear.asked' }, { type: 'clear.dismissed' }],
      end: { listed: 'resting' },
      context: { entries: [typed] },
      effects: [],
    },
    {
      title: '§4 contracts, kept data: what changes meanwhile is listed, and the question stands',
      events: [read(typed), { type: 'clear.asked' }, read(retyped)],
      end: { listed: 'confirming' },
      context: { entries: [retyped] },
      effects: [],
    },
    {
      title: '§4 contracts, kept data: what another tab clears is gone from the list',
      events: [read(typed), { type: 'clear.asked' }, read()],
      end: 'empty',
      effects: [],
    },
    {
      title: '§4 contracts, kept data: after it was cleared, what comes anew is listed',
      events: [read(typed), { type: 'clear.asked' }, { type: 'clear.confirmed' }, read(retyped)],
      end: { listed: 'resting' },
      context: { entries: [retyped] },
      effects: ['clearKept'],
    },
  ],
};
