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
  },
  invariants: {},
  steps: {
    'unsaved work is left behind only by the customer’s word': ({ before, event, effects }) =>
      !effects.includes('letLeave') ||
      (before.value === 'asking' && event.type === 'leave.confirmed') ||
      (event.type === 'xstate.done.actor.saveWork' &&
        JSON.stringify(event.output) === '{"isSaved":true}'),
    'who was asked leaves or stays, and never both': ({ before, after, effects }) => {
      const wasAsked = before.value === 'asking' || before.value === 'saving';
      const isAnswered = after.value === 'idle' || after.value === 'refused';
      const moves = effects.filter((name) => name !== 'saveWork');
      return moves.length === (wasAsked && isAnswered ? 1 : 0);
    },
    'work that could not be saved keeps its customer here': ({ after, effects }) =>
      after.value !== 'refused' || !effects.includes('letLeave'),
    'work that is being saved is saved once': ({ before, effects }) =>
      !effects.includes('saveWork') || before.value === 'asking',
  },
  ignored: {
    'leave.asked': 'The customer has been asked already.',
    'leave.dismissed': 'Nothing was asked.',
    'leave.confirmed': 'Nothing was asked, or the work is being saved.',
    'leave.saved': 'Nothing was asked, or the work is being saved.',
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
