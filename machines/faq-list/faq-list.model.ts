import type { About, Model } from '../model';
import type { faqListMachine } from './faq-list.machine';

const router = { id: 1, question: 'How do I reset my router?', answer: 'Hold the button.' };
const outage = { id: 2, question: 'Is there an outage?', answer: 'Tell us your address.' };
const elsewhere = { id: 8, question: 'Can I keep my number?', answer: 'Yes.' };

const typed = { type: 'field.changed', id: 2, field: 'answer', value: 'Tell' } as const;
const deleted = { type: 'entry.deleted', id: 1 } as const;
const added = { type: 'entry.added' } as const;
const undone = { type: 'deletion.undone' } as const;
const rested = { type: 'xstate.after.rest.faq-list.typing' } as const;

export const about: About = {
  title: 'FAQ list',
  purpose: 'Keeps questions and answers as they are typed, each under an id that is its own.',
  where: { routes: ['/chatbot-setup'], view: 'The FAQ entries and what is said of changes' },
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
    'page.left': [{}],
    'entry.deleted': [{ id: 1 }, { id: 99 }],
    'deletion.undone': [{}],
    'entry.moved': [
      { id: 2, by: -1 },
      { id: 2, by: 1 },
    ],
    'entries.imported': [{ texts: [{ question: 'Why?', answer: 'Because.' }] }],
    'notice.dismissed': [{}],
    'store.changed': [
      { nextId: 9, entries: [outage, elsewhere] },
      { nextId: 6, entries: [] },
    ],
    'xstate.after.rest.faq-list.typing': [{}],
  },
  key: ({ value, context: { entries } }) =>
    JSON.stringify([value, entries.length, entries.findIndex(({ id }) => id === 2)]),
  stopWhen: ({ context }) => context.nextId > 7,
  invariants: {
    'no two entries have one id': ({ context: { entries } }) =>
      new Set(entries.map(({ id }) => id)).size === entries.length,
    'the next id is above every id there is': ({ context: { entries, nextId } }) =>
      entries.every(({ id }) => id < nextId),
    'what is typed and not stored is in the list': ({ value, context }) =>
      (value === 'typing') === context.typed.length > 0 &&
      context.typed.every((ref) => context.entries.some(({ id }) => id === ref.id)),
    'an undo has something to bring back': ({ value, context }) =>
      value !== 'deleted' || context.removed !== null,
  },
  steps: {
    'an id is never given twice': ({ before, event, after }) => {
      const known = before.context.entries.map(({ id }) => id);
      const others = after.context.entries.filter(({ id }) => !known.includes(id));
      const isBack = event.type === 'deletion.undone' || event.type === 'store.changed';
      return isBack || others.every(({ id }) => id >= before.context.nextId);
    },
    'the next id never falls': ({ before, after }) => after.context.nextId >= before.context.nextId,
    'a deletion takes the one entry, and undo brings back that one': ({ before, event, after }) => {
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
    'page.left': 'Everything typed is stored already.',
    'deletion.undone': 'No deletion can be undone.',
    'notice.dismissed': 'The notice has nothing to dismiss.',
  },
  journeys: [
    {
      title: '§4 FAQ list: an added entry is empty, and stored at once',
      events: [added],
      end: 'silent',
      context: { nextId: 7, entries: [router, outage, { id: 6, question: '', answer: '' }] },
      effects: ['watchStore', 'storeChange'],
    },
    {
      title: '§7 contracts, FAQ list: the id of a deleted entry is not given again',
      events: [added, { type: 'entry.deleted', id: 6 }, added],
      end: 'silent',
      context: { nextId: 8, entries: [router, outage, { id: 7, question: '', answer: '' }] },
    },
    {
      title: '§4 FAQ list: an undone deletion brings the entry back in its place with its id',
      events: [deleted, undone],
      end: 'restored',
      context: { nextId: 6, entries: [router, outage] },
      effects: ['watchStore', 'storeChange', 'storeChange'],
    },
    {
      title: '§4 FAQ list: after the next change there is nothing to undo',
      events: [deleted, typed, undone],
      end: 'typing',
      context: { entries: [{ ...outage, answer: 'Tell' }] },
    },
    {
      title: '§4 FAQ list: an entry that is there again is not brought back twice',
      events: [deleted, { type: 'store.changed', nextId: 3, entries: [router, outage] }, undone],
      end: 'restored',
      context: { entries: [router, outage] },
    },
    {
      title: '§4 FAQ list: what is typed is stored once the typing rests',
      events: [typed, typed, rested],
      end: 'silent',
      context: { entries: [router, { ...outage, answer: 'Tell' }], typed: [] },
      effects: ['watchStore', 'storeTyped'],
    },
    {
      title: '§4 FAQ list: what is typed is stored at once when its field or the page is left',
      events: [
        typed,
        { type: 'field.blurred', id: 2, field: 'answer' },
        typed,
        { type: 'page.left' },
        { type: 'page.left' },
      ],
      end: 'silent',
      effects: ['watchStore', 'storeTyped', 'storeTyped'],
    },
    {
      title: '§4 FAQ list: what another tab stores does not touch what is typed here',
      events: [typed, { type: 'store.changed', nextId: 9, entries: [outage, elsewhere] }],
      end: 'typing',
      context: { nextId: 9, entries: [{ ...outage, answer: 'Tell' }, elsewhere] },
    },
    {
      title: '§4 FAQ list: an entry that is deleted elsewhere while it is typed in stays',
      events: [typed, { type: 'store.changed', nextId: 3, entries: [router] }, rested],
      end: 'silent',
      context: { entries: [router, { ...outage, answer: 'Tell' }] },
      effects: ['watchStore', 'storeTyped'],
    },
    {
      title: '§4 FAQ list: a moved entry changes places with its neighbor, and no further',
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
