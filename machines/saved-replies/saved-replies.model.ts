import { savedReplies } from '#content/workspace/saved-replies.ts';
import type { About, Model } from '../model';
import type { savedRepliesMachine } from './saved-replies.machine';

const opened = { type: 'replies.opened' } as const;
const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const text = savedReplies[1].text;

export const about: About = {
  title: 'Saved replies',
  purpose: 'Inserts a saved reply or an FAQ answer into a response.',
  where: { routes: ['/conversations'], view: 'The button below the response, and its dialog' },
};

export const model: Model<typeof savedRepliesMachine> = {
  events: {
    'replies.opened': [{}],
    'query.changed': [{ query: 'technician' }, { query: 'no such words' }, { query: '' }],
    'option.reached': ({ context }) => [{ index: context.index === 0 ? 1 : 0 }],
    'reply.chosen': [{ text }],
    'replies.closed': [{}],
  },
  invariants: {},
  steps: {
    'only a chosen reply is inserted': ({ event, effects }) =>
      effects.includes('insertReply') === (event.type === 'reply.chosen' && effects.length > 0),
    'a choice and a dismissal close the dialog': ({ event, after }) =>
      !['reply.chosen', 'replies.closed'].includes(event.type) || after.value === 'closed',
    'the dialog opens without a query': ({ before, event, after }) =>
      event.type !== 'replies.opened' || before.value === 'open' || after.context.query === '',
    'a new query starts at its first match': ({ before, event, after }) =>
      event.type !== 'query.changed' || before.value === 'closed' || after.context.index === 0,
    'typing and moving leave the dialog open': ({ before, event, after }) =>
      !['query.changed', 'option.reached'].includes(event.type) || after.value === before.value,
  },
  ignored: {
    'replies.opened': 'The dialog is already open.',
    'query.changed': 'The field is in the dialog.',
    'option.reached': 'The options are in the dialog.',
    'reply.chosen': 'The options are in the dialog.',
    'replies.closed': 'The dialog is already closed.',
  },
  journeys: [
    {
      title: '§3 escalated row: a saved reply is found by words and inserted',
      events: [
        opened,
        typed('technician'),
        { type: 'option.reached', index: 1 },
        { type: 'reply.chosen', text },
      ],
      end: 'closed',
      context: { query: 'technician', index: 1 },
      effects: ['insertReply'],
      effectInputs: { insertReply: { text } },
    },
    {
      title: '§3 escalated row: closing the replies inserts nothing, and they open afresh',
      events: [
        opened,
        typed('technician'),
        { type: 'option.reached', index: 1 },
        { type: 'replies.closed' },
        opened,
      ],
      end: 'open',
      context: { query: '', index: 0 },
      effects: [],
    },
  ],
};
