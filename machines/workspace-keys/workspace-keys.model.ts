import type { About, Model } from '../model';
import type { workspaceKeysMachine } from './workspace-keys.machine';

const go = { type: 'go.pressed' } as const;
const waited = { type: 'xstate.after.goWait.workspace-keys.going' } as const;

export const about: About = {
  title: 'Workspace keys',
  purpose: 'Opens pages by two keys, lists all keys, and turns them off.',
  where: { routes: ['workspace pages'], view: 'The keys, and the keyboard shortcuts dialog' },
};

export const model: Model<typeof workspaceKeysMachine> = {
  events: {
    'go.pressed': [{}],
    'page.chosen': [{ path: '/account-setup' }],
    'other.pressed': [{}],
    'help.opened': [{}],
    'help.closed': [{}],
    'xstate.after.goWait.workspace-keys.going': [{}],
  },
  invariants: {},
  steps: {
    'a page opens only by G and its letter': ({ before, event, effects }) =>
      effects.includes('openPage') === (event.type === 'page.chosen' && before.value === 'going'),
    'G waits for one key': ({ before, event, after }) =>
      before.value !== 'going' ||
      after.value !== 'going' ||
      ['go.pressed', 'help.closed'].includes(event.type),
    'requesting the help opens it': ({ event, after }) =>
      event.type !== 'help.opened' || after.value === 'help',
    'only closing the help closes it': ({ before, event, after }) =>
      before.value !== 'help' || (after.value === 'help') === (event.type !== 'help.closed'),
  },
  ignored: {
    'go.pressed': 'The key is the second one, or typed in the dialog.',
    'page.chosen': 'The letter follows no G.',
    'other.pressed': 'No shortcut is pending.',
    'help.opened': 'The help is already open.',
    'help.closed': 'The help is already closed.',
  },
  journeys: [
    {
      title: '§2.129 workspace: G and a letter open a page',
      events: [go, { type: 'page.chosen', path: '/account-setup' }],
      end: 'idle',
      effects: ['openPage'],
      effectInputs: { openPage: { path: '/account-setup' } },
    },
    {
      title: '§2.129 workspace: G alone, or with another key, opens nothing',
      events: [go, waited, go, { type: 'other.pressed' }],
      end: 'idle',
      effects: [],
    },
    {
      title: '§2.131 workspace: the help opens over the page and closes',
      events: [{ type: 'help.opened' }, { type: 'help.closed' }],
      end: 'idle',
    },
  ],
};
