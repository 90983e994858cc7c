import { topics } from '#content/sample/topics.ts';
import type { About, Model } from '../model';
import type { faqListMachine } from './faq-list.machine';

const router = { id: 1, question: 'How do I reset my router?', answer: 'Hold the button.' };
const [, outageTopic] = topics;
if (!outageTopic) throw new Error('the sample has topics');
const suggested = { question: outageTopic.question, answer: outageTopic.answer };

const deletion = { removed: { entry: router, index: 0 } };
const typed = { type: 'field.changed', id: 2, field: 'answer', value: 'Tell' } as const;
const deleted = { type: 'entry.deleted', ...deletion } as const;
const undone = { type: 'deletion.undone' } as const;

export const about: About = {
  title: 'FAQ list',
  purpose: 'Edits the questions and answers of the chatbot’s draft, each under a unique id.',
  where: { routes: ['/chatbot-setup'], view: 'The FAQ entries and their notices' },
};

export const model: Model<typeof faqListMachine> = {
  events: {
    'entry.added': [6, 7].flatMap((id) => [{ id }, { id, text: suggested }]),
    'entry.opened': [{ id: 2 }],
    'entry.closed': [{ id: 2 }],
    'query.changed': [{ query: 'router' }, { query: '' }],
    'field.changed': [
      { id: 2, field: 'answer', value: 'Tell' },
      { id: 2, field: 'answer', value: '' },
    ],
    'field.blurred': [
      { id: 2, field: 'answer' },
      { id: 6, field: 'question' },
    ],
    'entry.deleted': [deletion],
    'deletion.undone': [{}],
    'entry.moved': [
      { id: 2, by: -1 },
      { id: 2, by: 1 },
    ],
    'entries.imported': [
      {
        texts: [{ question: 'Why?', answer: 'Because.' }],
        replacements: [],
        replacedCount: 0,
      },
      {
        texts: [],
        replacements: [{ question: 'is there an OUTAGE?', answer: 'See the map.' }],
        replacedCount: 1,
      },
    ],
    'notice.dismissed': [{}],
  },
  key: ({ value, context: { openIds, addedId } }) =>
    JSON.stringify([value, openIds.includes(2), addedId]),
  invariants: {
    'an entry is open once': ({ context: { openIds } }) => new Set(openIds).size === openIds.length,
    'undo has an entry to restore': ({ value, context }) =>
      value !== 'deleted' || context.removed !== null,
    'undo has an entry to remove': ({ value, context }) =>
      value !== 'added' || context.addedId !== null,
  },
  steps: {
    'only a change of the list changes the draft': ({ event, effects }) =>
      effects.includes('changeDraft') ===
      (/^(entry|entries|field|deletion)\.(added|imported|deleted|moved|changed|undone)$/.test(
        event.type,
      ) && effects.length > 0),
  },
  ignored: {
    'deletion.undone': 'There is no deletion to undo.',
    'notice.dismissed': 'No notice is shown.',
  },
  journeys: [
    {
      title: '§4.23 FAQ list: undo restores the deleted entry with its position and id',
      events: [deleted, undone],
      end: 'restored',
      effects: ['changeDraft', 'changeDraft'],
      effectInputs: { changeDraft: { type: 'deletion.undone', ...deletion } },
    },
    {
      title: '§4.23 FAQ list: the next change ends the offer to undo',
      events: [deleted, typed, undone],
      end: 'idle',
      effects: ['changeDraft', 'changeDraft'],
      effectInputs: { changeDraft: typed },
    },
    {
      title: '§4.25 FAQ list: a new entry is open and reports no problem until a field loses focus',
      events: [
        { type: 'entry.added', id: 6 },
        { type: 'field.blurred', id: 6, field: 'question' },
      ],
      end: 'idle',
      context: { openIds: [6], untouched: [{ id: 6, field: 'answer' }] },
    },
    {
      title: '§4.24 FAQ list: an entry opens and closes',
      events: [
        { type: 'entry.opened', id: 2 },
        { type: 'entry.opened', id: 1 },
        { type: 'entry.opened', id: 1 },
        { type: 'entry.closed', id: 2 },
        { type: 'entry.closed', id: 2 },
      ],
      end: 'idle',
      context: { openIds: [1] },
    },
    {
      title: '§2.99 FAQ list: an unanswered question is added with its answer, and can be removed',
      events: [
        { type: 'entry.added', id: 6, text: suggested },
        { type: 'entry.deleted', removed: { entry: { id: 6, ...suggested }, index: 2 } },
      ],
      end: 'deleted',
      context: { addedId: 6 },
      effects: ['changeDraft', 'changeDraft'],
    },
    {
      title: '§4.22 FAQ list: an import counts the entries that it adds and replaces',
      events: [
        {
          type: 'entries.imported',
          texts: [{ question: 'Why?', answer: 'Because.' }],
          replacements: [router, { question: 'When?', answer: 'Now.' }],
          replacedCount: 1,
        },
      ],
      end: 'imported',
      context: { importedCount: 2, replacedCount: 1 },
      effects: ['changeDraft'],
    },
  ],
};
