import { topics } from '#content/sample/topics.ts';
import type { About, Model } from '../model';
import type { faqListMachine } from './faq-list.machine';

const router = { id: 1, question: 'How do I reset my router?', answer: 'Hold the button.' };
const outage = { id: 2, question: 'Is there an outage?', answer: 'Tell us your address.' };
const elsewhere = { id: 8, question: 'Can I keep my number?', answer: 'Yes.' };

const imported = { question: 'Is there an outage?', answer: 'See the map.' };

const typed = { type: 'field.changed', id: 2, field: 'answer', value: 'Tell' } as const;
const deleted = { type: 'entry.deleted', id: 1 } as const;
const added = { type: 'entry.added' } as const;
const undone = { type: 'deletion.undone' } as const;
const [, outageTopic] = topics;
if (!outageTopic) throw new Error('the sample has topics');
const suggested = { question: outageTopic.question, answer: outageTopic.answer };

export const about: About = {
  title: 'FAQ list',
  purpose: 'Edits the questions and answers of the chatbot’s draft, each under a unique id.',
  where: { routes: ['/chatbot-setup'], view: 'The FAQ entries and their notices' },
};

export const model: Model<typeof faqListMachine> = {
  input: { nextId: 6, entries: [router, outage] },
  events: {
    'entry.added': [{}, { text: suggested }],
    'entry.opened': [{ id: 2 }],
    'entry.closed': [{ id: 2 }],
    'query.changed': [{ query: 'router' }, { query: '' }],
    'field.changed': [
      { id: 2, field: 'answer', value: 'Tell' },
      { id: 2, field: 'answer', value: '' },
      { id: 99, field: 'question', value: 'Who am I?' },
    ],
    'field.blurred': [
      { id: 2, field: 'answer' },
      { id: 6, field: 'question' },
    ],
    'entry.deleted': [{ id: 1 }, { id: 99 }],
    'deletion.undone': [{}],
    'entry.moved': [
      { id: 2, by: -1 },
      { id: 2, by: 1 },
    ],
    'entries.imported': [
      { texts: [{ question: 'Why?', answer: 'Because.' }], replacements: [] },
      { texts: [], replacements: [{ ...imported, question: 'is there an OUTAGE?' }] },
    ],
    'notice.dismissed': [{}],
    'store.changed': [
      { nextId: 9, entries: [outage, elsewhere] },
      { nextId: 6, entries: [] },
    ],
  },
  key: ({ value, context: { entries, open } }) =>
    JSON.stringify([
      value,
      entries.length > 0,
      entries.findIndex(({ id }) => id === 2),
      open.includes(2),
      entries.find(({ id }) => id === 2)?.answer === '',
    ]),
  stopWhen: ({ context }) => context.nextId > 7,
  invariants: {
    'every id is unique': ({ context: { entries } }) =>
      new Set(entries.map(({ id }) => id)).size === entries.length,
    'the next id is greater than every id': ({ context: { entries, nextId } }) =>
      entries.every(({ id }) => id < nextId),
    'an entry is open once': ({ context: { open } }) => new Set(open).size === open.length,
    'undo has an entry to restore': ({ value, context }) =>
      value !== 'deleted' || context.removed !== null,
  },
  steps: {
    'no id is reused': ({ before, event, after }) => {
      const known = before.context.entries.map(({ id }) => id);
      const newEntries = after.context.entries.filter(({ id }) => !known.includes(id));
      const isRestored = event.type === 'deletion.undone' || event.type === 'store.changed';
      return isRestored || newEntries.every(({ id }) => id >= before.context.nextId);
    },
    'the next id never decreases': ({ before, after }) =>
      after.context.nextId >= before.context.nextId,
    'a deletion removes one entry, and undo restores it': ({ before, event, after }) => {
      const ids = ({ context }: typeof before) => context.entries.map(({ id }) => id);
      if (event.type === 'entry.deleted')
        return (
          ids(after).join() ===
          ids(before)
            .filter((id) => id !== event.id)
            .join()
        );
      const removed = before.context.removed?.entry.id ?? 0;
      if (event.type !== 'deletion.undone' || ids(before).includes(removed)) return true;
      const others = ids(after).filter((id) => id !== removed);
      return others.join() === ids(before).join();
    },
  },
  ignored: {
    'deletion.undone': 'There is no deletion to undo.',
    'notice.dismissed': 'No notice is shown.',
  },
  journeys: [
    {
      title: '§4 FAQ list: an added entry is empty and stored immediately',
      events: [added],
      end: 'idle',
      context: { nextId: 7, entries: [router, outage, { id: 6, question: '', answer: '' }] },
      effects: ['watchStore', 'storeChange'],
    },
    {
      title: '§17 FAQ list: the id of a deleted entry is not reused',
      events: [added, { type: 'entry.deleted', id: 6 }, added],
      end: 'idle',
      context: { nextId: 8, entries: [router, outage, { id: 7, question: '', answer: '' }] },
    },
    {
      title: '§4 FAQ list: undo restores an entry with its position and id',
      events: [deleted, undone],
      end: 'restored',
      context: { nextId: 6, entries: [router, outage] },
      effects: ['watchStore', 'storeChange', 'storeChange'],
    },
    {
      title: '§4 FAQ list: the next change ends the offer to undo',
      events: [deleted, typed, undone],
      end: 'idle',
      context: { entries: [{ ...outage, answer: 'Tell' }] },
    },
    {
      title: '§4 FAQ list: undo does not duplicate an entry that another tab restored',
      events: [deleted, { type: 'store.changed', nextId: 3, entries: [router, outage] }, undone],
      end: 'restored',
      context: { entries: [router, outage] },
    },
    {
      title: '§4 FAQ list: a change in another tab follows an edit here',
      events: [typed, { type: 'store.changed', nextId: 9, entries: [outage, elsewhere] }],
      end: 'idle',
      context: { nextId: 9, entries: [outage, elsewhere] },
      effects: ['watchStore', 'storeChange'],
    },
    {
      title: '§4 FAQ list: a new entry is open, and one with a problem does not close',
      events: [added, { type: 'entry.closed', id: 6 }],
      end: 'idle',
      context: { open: [6] },
    },
    {
      title: '§4 FAQ list: an entry opens and closes',
      events: [
        { type: 'entry.opened', id: 2 },
        { type: 'entry.opened', id: 1 },
        { type: 'entry.opened', id: 1 },
        { type: 'entry.closed', id: 2 },
        { type: 'entry.closed', id: 2 },
      ],
      end: 'idle',
      context: { open: [1] },
    },
    {
      title: '§4 FAQ list: an unanswered question is added with its answer, and can be removed',
      events: [
        { ...added, text: suggested },
        { type: 'entry.deleted', id: 6 },
      ],
      end: 'deleted',
      context: { nextId: 7, entries: [router, outage] },
      effects: ['watchStore', 'storeChange', 'storeChange'],
    },
    {
      title: '§4 FAQ list: an import replaces an entry in its place and adds the others',
      events: [
        {
          type: 'entries.imported',
          texts: [{ question: 'Why?', answer: 'Because.' }],
          replacements: [imported, { question: 'When?', answer: 'Now.' }],
        },
      ],
      end: 'imported',
      context: {
        entries: [
          router,
          { ...outage, ...imported },
          { id: 6, question: 'When?', answer: 'Now.' },
          { id: 7, question: 'Why?', answer: 'Because.' },
        ],
        importedCount: 2,
        replacedCount: 1,
      },
      effects: ['watchStore', 'storeChange'],
    },
    {
      title: '§4 FAQ list: moving an entry swaps it with its neighbor and stops at the end',
      events: [
        { type: 'entry.moved', id: 2, by: -1 },
        { type: 'entry.moved', id: 2, by: -1 },
      ],
      end: 'moved',
      context: { entries: [outage, router], movedId: 2 },
      effects: ['watchStore', 'storeChange'],
    },
  ],
};
