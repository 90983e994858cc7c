import type { About, Model } from '../model';
import type { leaveGuardMachine } from './leave-guard.machine';

const asked = { type: 'leave.asked' } as const;
const saveFirst = { type: 'leave.saved' } as const;
const saved = (isSaved: boolean) =>
  ({ type: 'xstate.done.actor.saveWork', output: { isSaved } }) as const;

export const about: About = {
  title: 'Leave guard',
  purpose: 'Asks before a page with unsaved work is left.',
  where: { routes: ['/account-setup', '/chatbot-setup'], view: 'The dialog Leave without saving?' },
};

export const model: Model<typeof leaveGuardMachine> = {
  events: {
    'leave.asked': [{}],
    'leave.dismissed': [{}],
    'leave.confirmed': [{}],
    'leave.saved': [{}],
    'xstate.done.actor.saveWork': [{ output: { isSaved: true } }, { output: { isSaved: false } }],
    'xstate.error.actor.saveWork': [{ error: 'gone' }],
  },
  invariants: {
    'it is idle, asking, saving or refused': ({ value }) =>
      ['idle', 'asking', 'saving', 'refused'].includes(value),
    'it never ends': ({ status }) => status === 'active',
  },
  journeys: [
    {
      title: '§3 chatbot, profile: who dismisses the question stays',
      events: [asked, { type: 'leave.dismissed' }],
      end: 'idle',
      effects: ['keepHere'],
    },
    {
      title: '§3 chatbot, profile: who insists leaves',
      events: [asked, asked, { type: 'leave.confirmed' }],
      end: 'idle',
      effects: ['letLeave'],
    },
    {
      title: '§3 chatbot, profile: the work is saved before its page is left',
      events: [asked, saveFirst, saved(true)],
      end: 'idle',
      effects: ['saveWork', 'letLeave'],
    },
    {
      title: '§3 chatbot, profile: work that cannot be saved keeps its customer',
      events: [asked, saveFirst, saved(false)],
      end: 'refused',
      effects: ['saveWork', 'keepHere'],
    },
    {
      title: '§3 chatbot, profile: who could not save may still leave',
      events: [asked, saveFirst, saved(false), asked, { type: 'leave.confirmed' }],
      end: 'idle',
      effects: ['saveWork', 'keepHere', 'letLeave'],
    },
  ],
};
