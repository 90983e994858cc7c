import { faqLimits } from '#content/workspace/faq-list.ts';
import type { About, Model } from '../model';
import type { faqFromAnswerMachine } from './faq-from-answer.machine';

const question = 'Can I move my line?';
const answer = 'Yes, within 5 business days.';
const opened = { type: 'dialog.opened' } as const;
const submitted = (change: object = {}) =>
  ({ type: 'entry.submitted', id: 6, replaced: null, question, answer, ...change }) as const;
const undone = { type: 'entry.undone' } as const;
const [longestQuestion, longestAnswer] = [
  'q'.repeat(faqLimits.question),
  'a'.repeat(faqLimits.answer),
];

export const about: About = {
  title: 'FAQ entry from an answer',
  purpose: 'Turns the answer to one visitor into an FAQ answer for all.',
  where: { routes: ['/conversations'], view: 'The button below an answered conversation' },
};

export const model: Model<typeof faqFromAnswerMachine> = {
  events: {
    'dialog.opened': [{}],
    'entry.submitted': [submitted(), submitted({ question: ' ' }), submitted({ answer: '' })],
    'dialog.dismissed': [{}],
    'entry.undone': [{}],
  },
  invariants: {
    'an added entry is complete': ({ value, context }) =>
      value !== 'added' || (context.question.trim() !== '' && context.answer.trim() !== ''),
  },
  steps: {
    'an entry is stored exactly when it is added': ({ before, after, effects }) =>
      effects.includes('storeEntry') === (before.value !== 'added' && after.value === 'added'),
    'only Undo takes an entry back': ({ before, event, effects }) =>
      effects.includes('undoEntry') === (event.type === 'entry.undone' && before.value === 'added'),
    'closing the dialog stores nothing': ({ event, effects }) =>
      event.type !== 'dialog.dismissed' || effects.length === 0,
  },
  ignored: {
    'dialog.opened': 'The dialog is open, or the entry is added.',
    'entry.submitted': 'The form is in the dialog.',
    'dialog.dismissed': 'The dialog is closed.',
    'entry.undone': 'No entry is added.',
  },
  journeys: [
    {
      title: '§4.48 escalated row: an answer becomes an FAQ entry, and Undo takes it back',
      events: [opened, submitted(), undone],
      end: 'idle',
      effects: ['storeEntry', 'undoEntry'],
      effectInputs: {
        storeEntry: { id: 6, question, answer },
        undoEntry: { id: 6, replaced: null, question, answer },
      },
    },
    {
      title: '§4.48 escalated row: Undo restores the answer that an entry had before',
      events: [opened, submitted({ id: 2, replaced: 'No.' }), undone],
      end: 'idle',
      context: { id: 2, replaced: 'No.' },
      effects: ['storeEntry', 'undoEntry'],
      effectInputs: { undoEntry: { id: 2, replaced: 'No.', question, answer } },
    },
    {
      title: '§4.46 escalated row: an entry without a question or an answer is reported',
      events: [opened, submitted({ question: ' ' }), submitted({ answer: '  ' })],
      end: 'rejected',
      context: { answer: '  ' },
      effects: [],
    },
    {
      title: '§4.46 escalated row: the longest question and answer are added',
      events: [opened, submitted({ question: longestQuestion, answer: longestAnswer })],
      end: 'added',
      effects: ['storeEntry'],
    },
    {
      title: '§4.46 escalated row: a longer question is reported',
      events: [opened, submitted({ question: `${longestQuestion}q` })],
      end: 'rejected',
      effects: [],
    },
    {
      title: '§4.46 escalated row: a longer answer is reported until it is closed',
      events: [opened, submitted({ answer: `${longestAnswer}a` }), { type: 'dialog.dismissed' }],
      end: 'idle',
      effects: [],
    },
  ],
};
