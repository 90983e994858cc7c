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
const paused = { type: 'xstate.after.debounce.faq-list.typing' } as const;

export const about: About = {
  title: 'FAQ list',
  purpose: 'Stores questions and answers as they are typed, each under a unique id.',
  where: { routes: ['/chatbot-setup'], view: 'The FAQ entries and their notices' },
};

export const model: Model<typeof faqListMachine> = {
  input: { nextId: 6, entries: [router, outage] },
  events: {
    'entry.added': [{}],
    'field.changed': [
      { id: 2, field: 'answer', value: 'Tell' },
      { id: 2, field: 'answer', value: '' },
      { id: 99, field: 'question', value: 'Who am I?' },
    ],
    'field.blurred': [
      { id: 2, field: 'answer' },
      { id: 6, field: 'question' },
    ],
    'page.exited': [{}],
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
    'xstate.after.debounce.faq-list.typing': [{}],
  },
  key: ({ value, context: { entries } }) =>
    JSON.stringify([value, entries.length, entries.findIndex(({ id }) => id === 2)]),
  stopWhen: ({ context }) => context.nextId > 7,
  invariants: {
    'every id is unique': ({ context: { entries } }) =>
      new Set(entries.map(({ id }) => id)).size === entries.length,
    'the next id is greater than every id': ({ context: { entries, nextId } }) =>
      entries.every(({ id }) => id < nextId),
    'unsaved text belongs to an entry in the list': ({ value, context }) =>
      (value === 'typing') === context.typed.length > 0 &&
      context.typed.every((ref) => context.entries.some(({ id }) => id === ref.id)),
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
    'page.exited': 'The text is already stored.',
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
      end: 'typing',
      context: { entries: [{ ...outage, answer: 'Tell' }] },
    },
    {
      title: '§4 FAQ list: undo does not duplicate an entry that another tab restored',
      events: [deleted, { type: 'store.changed', nextId: 3, entries: [router, outage] }, undone],
      end: 'restored',
      context: { entries: [router, outage] },
    },
    {
      title: '§4 FAQ list: text is stored once typing pauses',
      events: [typed, typed, paused],
      end: 'idle',
      context: { entries: [router, { ...outage, answer: 'Tell' }], typed: [] },
      effects: ['watchStore', 'storeTyped'],
    },
    {
      title: '§4 FAQ list: leaving the field or the page stores the text immediately',
      events: [
        typed,
        { type: 'field.blurred', id: 2, field: 'answer' },
        typed,
        { type: 'page.exited' },
        { type: 'page.exited' },
      ],
      end: 'idle',
      effects: ['watchStore', 'storeTyped', 'storeTyped'],
    },
    {
      title: '§4 FAQ list: a change in another tab keeps unsaved text',
      events: [typed, { type: 'store.changed', nextId: 9, entries: [outage, elsewhere] }],
      end: 'typing',
      context: { nextId: 9, entries: [{ ...outage, answer: 'Tell' }, elsewhere] },
    },
    {
      title: '§4 FAQ list: an entry with unsaved text survives a deletion in another tab',
      events: [typed, { type: 'store.changed', nextId: 3, entries: [router] }, paused],
      end: 'idle',
      context: { entries: [router, { ...outage, answer: 'Tell' }] },
      effects: ['watchStore', 'storeTyped'],
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
