import { responseLimit } from '../../content/conversations';
import type { About, Model } from '../model';
import type { escalationReplyMachine } from './escalation-reply.machine';

const words = 'The $99 is credited to your next bill.';
const tooLong = 'x'.repeat(responseLimit + 1);
const typed = (text: string) => ({ type: 'response.typed', text }) as const;
const pause = { type: 'xstate.after.draftPause.escalation-reply.drafting.draft.unkept' } as const;
const sent = { type: 'send.pressed' } as const;

export const about: About = {
  title: 'Escalation reply',
  purpose: 'Lets a person answer what the chatbot handed over, lose no word, and take it back.',
  where: { routes: ['/conversations'], view: 'The field under an escalated conversation' },
};

export const model: Model<typeof escalationReplyMachine> = {
  events: {
    'response.typed': [{ text: '' }, { text: ' ' }, { text: words }, { text: tooLong }],
    'draft.saved': [{}],
    'draft.flushed': [{}],
    'send.pressed': [{}],
    'undo.pressed': [{}],
    'answer.changed': [
      { draft: '', response: null },
      { draft: words, response: null },
      { draft: '', response: words },
      { draft: '', response: 'The line is mended.' },
    ],
    [pause.type]: [{}],
  },
  invariants: {
    'what was sent has words': ({ value, context }) =>
      value !== 'sent' || /^The [^]{0,3996}$/.test(context.text),
    'the limit is told exactly while the text is over it': ({ value, context }) =>
      value === 'sent' || (value.drafting.check === 'tooLong') === context.text.length > 4000,
  },
  steps: {
    'only a press sends, and only words that fit': ({ before, event, effects }) =>
      !effects.includes('sendResponse') ||
      (event.type === 'send.pressed' &&
        before.context.text.trim() !== '' &&
        before.context.text.length <= 4000),
    'what is being typed is not overtaken by another tab’s draft': ({ before, event, after }) =>
      before.value === 'sent' ||
      before.value.drafting.draft !== 'unkept' ||
      event.type !== 'answer.changed' ||
      event.response !== null ||
      after.context.text === before.context.text,
    'that a response is missing is said until a word is written': ({ before, after }) =>
      before.value === 'sent' ||
      before.value.drafting.check !== 'empty' ||
      after.context.text.trim() !== '' ||
      (after.value !== 'sent' && after.value.drafting.check === 'empty'),
    'what is taken back is the draft again, word for word': ({ before, event, after }) =>
      event.type !== 'undo.pressed' || after.context.text === before.context.text,
  },
  ignored: {
    'draft.flushed': 'Everything written is kept already.',
    'draft.saved': 'What was sent is no draft.',
    'response.typed': 'What was sent is not written on.',
    'send.pressed': 'A response is sent once.',
  },
  journeys: [
    {
      title: '§3 escalated row: Pending until a response is sent',
      events: [typed(words), sent],
      end: 'sent',
      context: { text: words },
      effects: ['sendResponse'],
    },
    {
      title: '§3 escalated row: a sent response can be taken back, and is a draft again',
      events: [typed(words), sent, { type: 'undo.pressed' }],
      end: { drafting: { draft: 'kept', check: 'fits' } },
      context: { text: words },
      effects: ['sendResponse', 'withdrawResponse'],
    },
    {
      title: '§3 escalated row: an empty response is not sent, and that is said until one is typed',
      events: [sent, sent, typed(words)],
      end: { drafting: { draft: 'unkept', check: 'fits' } },
      effects: ['showField', 'showField'],
    },
    {
      title: '§3 escalated row: a space is no response either',
      events: [sent, typed(' ')],
      end: { drafting: { draft: 'unkept', check: 'empty' } },
      effects: ['showField'],
    },
    {
      title: '§3 escalated row: spaces alone are not sent',
      events: [typed('  '), sent],
      end: { drafting: { draft: 'unkept', check: 'empty' } },
      effects: ['showField'],
    },
    {
      title: '§3 escalated row: 4,000 characters are sent',
      events: [typed(`The ${'x'.repeat(3996)}`), sent],
      end: 'sent',
      effects: ['sendResponse'],
    },
    {
      title: '§3 escalated row: more than 4,000 characters are not sent',
      events: [typed(tooLong), sent],
      end: { drafting: { draft: 'unkept', check: 'tooLong' } },
      effects: ['showField'],
    },
    {
      title: '§3 escalated row: a draft is kept by itself once the typing pauses',
      events: [typed('The'), typed(words), pause],
      end: { drafting: { draft: 'kept', check: 'fits' } },
      effects: ['keepDraft'],
    },
    {
      title: '§3 escalated row: what is being typed is not overtaken by another tab’s draft',
      events: [typed(words), { type: 'answer.changed', draft: 'Other', response: null }],
      end: { drafting: { draft: 'unkept', check: 'fits' } },
      context: { text: words },
      effects: [],
    },
  ],
};
