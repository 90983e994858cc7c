import { responseLimit } from '#content/workspace/conversations.ts';
import type { About, Model } from '../model';
import type { escalationReplyMachine } from './escalation-reply.machine';

const words = 'The $99 is credited to your next bill.';
const tooLong = 'x'.repeat(responseLimit + 1);
const typed = (text: string) => ({ type: 'response.typed', text }) as const;
const sent = (text: string) => ({ type: 'send.pressed', text }) as const;
const pause = { type: 'xstate.after.draftPause.escalation-reply.draft.typing' } as const;
const texts = [{ text: '' }, { text: ' ' }, { text: words }, { text: tooLong }];

export const about: About = {
  title: 'Escalation reply',
  purpose: 'Lets a person answer what the chatbot handed over, without losing a word.',
  where: { routes: ['/conversations'], view: 'The field under an escalated conversation' },
};

export const model: Model<typeof escalationReplyMachine> = {
  events: {
    'response.typed': texts,
    'draft.saved': [{}],
    'draft.flushed': [{}],
    // While somebody types, the field holds what is typed; else, what is stored.
    'send.pressed': ({ value, context }) =>
      value.draft === 'typing' ? [{ text: context.text }] : texts,
    [pause.type]: [{}],
  },
  invariants: {},
  steps: {
    'only a press sends, and only words that fit': ({ event, effects }) =>
      !effects.includes('sendResponse') ||
      (event.type === 'send.pressed' && event.text.trim() !== '' && event.text.length <= 4000),
    'nothing typed is dropped': ({ before, event, after, effects }) =>
      before.value.draft !== 'typing' ||
      after.value.draft === 'typing' ||
      effects.includes(event.type === 'send.pressed' ? 'sendResponse' : 'storeDraft'),
    'a missing response is reported until a word is written': ({ before, event, after }) =>
      before.value.check !== 'empty' ||
      after.value.check === 'empty' ||
      (event.type === 'response.typed' && event.text.trim() !== ''),
  },
  ignored: {
    'draft.flushed': 'Everything typed is stored already.',
    'draft.saved': 'The page confirms that already.',
    'response.typed': 'Nothing is reported that a word could settle.',
    'send.pressed': 'A missing response is reported already.',
  },
  journeys: [
    {
      title: '§3 escalated row: a response is sent',
      events: [typed(words), sent(words)],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['sendResponse'],
      given: { sendResponse: { text: words } },
    },
    {
      title: '§3 escalated row: an empty response is not sent, and is reported until one is typed',
      events: [sent(''), sent(''), typed(' '), sent(' '), typed(words)],
      end: { draft: 'typing', check: 'unchecked' },
      effects: [],
    },
    {
      title: '§3 escalated row: spaces alone are not sent',
      events: [typed('  '), sent('  ')],
      end: { draft: 'typing', check: 'empty' },
      effects: [],
    },
    {
      title: '§3 escalated row: 4,000 characters are sent',
      events: [sent(`The ${'x'.repeat(3996)}`)],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['sendResponse'],
    },
    {
      title: '§3 escalated row: more than 4,000 characters are not sent',
      events: [typed(tooLong), sent(tooLong)],
      end: { draft: 'typing', check: 'unchecked' },
      effects: [],
    },
    {
      title: '§3 escalated row: a draft is stored once typing pauses',
      events: [typed('The'), typed(words), pause],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['storeDraft'],
      given: { storeDraft: { text: words } },
    },
    {
      title: '§3 escalated row: a draft is stored and confirmed by Save draft',
      events: [typed(words), { type: 'draft.saved' }],
      end: { draft: 'saved', check: 'unchecked' },
      effects: ['storeDraft'],
    },
  ],
};
