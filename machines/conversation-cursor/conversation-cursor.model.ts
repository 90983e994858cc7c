import type { About, Model } from '../model';
import type { conversationCursorMachine } from './conversation-cursor.machine';

const reached = (id: string) => ({ type: 'row.reached', id }) as const;

export const about: About = {
  title: 'Conversation cursor',
  purpose: 'Lets arrow keys walk through 50,000 rows, which are one stop of the Tab key.',
  where: { routes: ['/conversations'], view: 'The list of conversations' },
};

export const model: Model<typeof conversationCursorMachine> = {
  events: {
    'row.reached': [{ id: '20261120-170' }, { id: '20261120-203' }],
    'list.replaced': [{}],
  },
  invariants: {
    'a placed cursor has a row': ({ value, context }) => value !== 'placed' || context.id !== '',
  },
  steps: {
    'the Tab key stops at the row that was reached last': ({ event, after }) =>
      event.type !== 'row.reached' || (after.value === 'placed' && after.context.id === event.id),
    'another list is entered from its top': ({ event, after }) =>
      event.type !== 'list.replaced' || after.value === 'resting',
  },
  ignored: {
    'list.replaced': 'The Tab key stops at the top of the list anyway.',
  },
  journeys: [
    {
      title: '§3 conversations: the list is entered again where it was left',
      events: [reached('20261120-203'), reached('20261120-170')],
      end: 'placed',
      context: { id: '20261120-170' },
    },
    {
      title: '§3 conversations: another list is entered from its top',
      events: [reached('20261120-203'), { type: 'list.replaced' }],
      end: 'resting',
    },
  ],
};
