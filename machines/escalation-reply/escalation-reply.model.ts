import { responseLimit } from '#content/workspace/conversations.ts';
import type { About, Model } from '../model';
import type { escalationReplyMachine } from './escalation-reply.machine';

const response = 'The $99 is credited to your next bill.';
const tooLong = 'x'.repeat(responseLimit + 1);
const typed = (text: string) => ({ type: 'response.typed', text }) as const;
const sent = (text: string) => ({ type: 'send.pressed', text }) as const;
const pause = { type: 'xstate.after.debounce.escalation-reply.draft.typing' } as const;
const texts = [{ text: '' }, { text: ' ' }, { text: response }, { text: tooLong }];

export const about: About = {
  title: 'Escalation reply',
  purpose: 'Lets an agent answer an escalated conversation without losing text.',
  where: { routes: ['/conversations'], view: 'The field under an escalated conversation' },
};

export const model: Model<typeof escalationReplyMachine> = {
  events: {
    'response.typed': texts,
    'draft.saved': [{}],
    'draft.flushed': [{}],
    // The field holds the typed text while typing, the stored draft otherwise.
    'send.pressed': ({ value, context }) =>
      value.draft === 'typing' ? [{ text: context.text }] : texts,
    [pause.type]: [{}],
  },
  invariants: {},
  steps: {
    'only Send sends, and only a response within the limit': ({ event, effects }) =>
      !effects.includes('sendResponse') ||
      (event.type === 'send.pressed' && event.text.trim() !== '' && event.text.length <= 4000),
    'typed text is stored or sent': ({ before, event, after, effects }) =>
      before.value.draft !== 'typing' ||
      after.value.draft === 'typing' ||
      effects.includes(event.type === 'send.pressed' ? 'sendResponse' : 'storeDraft'),
    'a missing response is reported until one is typed': ({ before, event, after }) =>
      before.value.check !== 'empty' ||
      after.value.check === 'empty' ||
      (event.type === 'response.typed' && event.text.trim() !== ''),
  },
  ignored: {
    'draft.flushed': 'The draft is already stored.',
    'draft.saved': 'The page already confirms the draft.',
    'response.typed': 'No missing response is reported.',
    'send.pressed': 'The missing response is already reported.',
  },
  journeys: [
    {
      title: '§4.43 escalated row: a response is sent',
      events: [typed(response), sent(response)],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['sendResponse'],
      effectInputs: { sendResponse: { text: response } },
    },
    {
      title: '§5.22 escalated row: an empty response is reported until one is typed',
      events: [sent(''), sent(''), typed(' '), sent(' '), typed(response)],
      end: { draft: 'typing', check: 'unchecked' },
      effects: [],
    },
    {
      title: '§5.22 escalated row: spaces alone are not sent',
      events: [typed('  '), sent('  ')],
      end: { draft: 'typing', check: 'empty' },
      effects: [],
    },
    {
      title: '§5.22 escalated row: 4,000 characters are sent',
      events: [sent(`The ${'x'.repeat(3996)}`)],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['sendResponse'],
    },
    {
      title: '§5.22 escalated row: more than 4,000 characters are not sent',
      events: [typed(tooLong), sent(tooLong)],
      end: { draft: 'typing', check: 'unchecked' },
      effects: [],
    },
    {
      title: '§4.39 escalated row: a draft is stored once typing pauses',
      events: [typed('The'), typed(response), pause],
      end: { draft: 'stored', check: 'unchecked' },
      effects: ['storeDraft'],
      effectInputs: { storeDraft: { text: response } },
    },
    {
      title: '§4.39 escalated row: a draft is stored and confirmed by Save draft',
      events: [typed(response), { type: 'draft.saved' }],
      end: { draft: 'saved', check: 'unchecked' },
      effects: ['storeDraft'],
    },
  ],
};
