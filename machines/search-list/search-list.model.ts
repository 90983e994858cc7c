import { savedReplies } from '#content/workspace/saved-replies.ts';
import type { About, Model } from '../model';
import type { searchListMachine } from './search-list.machine';

const opened = { type: 'list.opened' } as const;
const typed = (query: string) => ({ type: 'query.changed', query }) as const;
const value = savedReplies[1].text;

export const about: About = {
  title: 'Search list',
  purpose: 'Finds a command, a conversation or a saved reply by its words.',
  where: {
    routes: ['workspace pages'],
    view: 'The command palette; the saved replies below the response',
  },
};

export const model: Model<typeof searchListMachine> = {
  events: {
    'list.opened': [{}],
    'query.changed': [{ query: 'technician' }, { query: 'no such words' }, { query: '' }],
    'option.reached': ({ context }) => [{ index: context.index === 0 ? 1 : 0 }],
    'option.chosen': [{ value }],
    'list.closed': [{}],
  },
  invariants: {},
  steps: {
    'only a chosen option runs': ({ event, effects }) =>
      effects.includes('runOption') === (event.type === 'option.chosen' && effects.length > 0),
    'a choice and a dismissal close the dialog': ({ event, after }) =>
      !['option.chosen', 'list.closed'].includes(event.type) || after.value === 'closed',
    'the dialog opens without a query': ({ before, event, after }) =>
      event.type !== 'list.opened' || before.value === 'open' || after.context.query === '',
    'a new query starts at its first match': ({ before, event, after }) =>
      event.type !== 'query.changed' || before.value === 'closed' || after.context.index === 0,
    'typing and moving leave the dialog open': ({ before, event, after }) =>
      !['query.changed', 'option.reached'].includes(event.type) || after.value === before.value,
  },
  ignored: {
    'list.opened': 'The dialog is already open.',
    'query.changed': 'The field is in the dialog.',
    'option.reached': 'The options are in the dialog.',
    'option.chosen': 'The options are in the dialog.',
    'list.closed': 'The dialog is already closed.',
  },
  journeys: [
    {
      title: '§3 escalated row: a saved reply is found by words and inserted',
      events: [
        opened,
        typed('technician'),
        { type: 'option.reached', index: 1 },
        { type: 'option.chosen', value },
      ],
      end: 'closed',
      context: { query: 'technician', index: 1 },
      effects: ['runOption'],
      effectInputs: { runOption: { value } },
    },
    {
      title: '§3 escalated row: closing the replies inserts nothing, and they open afresh',
      events: [
        opened,
        typed('technician'),
        { type: 'option.reached', index: 1 },
        { type: 'list.closed' },
        opened,
      ],
      end: 'open',
      context: { query: '', index: 0 },
      effects: [],
    },
  ],
};
