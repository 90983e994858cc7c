import type { About, Model } from '../model';
import type { leaveGuardMachine } from './leave-guard.machine';

const requested = { type: 'leave.requested' } as const;
const saveFirst = { type: 'save.requested' } as const;
const saved = (isSaved: boolean) =>
  ({ type: 'xstate.done.actor.saveWork', output: { isSaved } }) as const;
const failed = { type: 'xstate.error.actor.saveWork', error: 'QuotaExceededError' } as const;
const isAsking = ({ value }: { value: string }) => value === 'confirming' || value === 'failed';

export const about: About = {
  title: 'Leave guard',
  purpose: 'Asks before a page with unsaved changes is left.',
  where: { routes: ['/account-setup', '/chatbot-setup'], view: 'The dialog Leave without saving?' },
};

export const model: Model<typeof leaveGuardMachine> = {
  events: {
    'leave.requested': [{}],
    'leave.dismissed': [{}],
    'leave.confirmed': [{}],
    'save.requested': [{}],
    'xstate.done.actor.saveWork': [{ output: { isSaved: true } }, { output: { isSaved: false } }],
    'xstate.error.actor.saveWork': [{ error: 'QuotaExceededError' }],
  },
  invariants: {},
  steps: {
    'only confirming or saving leaves the page': ({ before, event, effects }) =>
      !effects.includes('leave') ||
      (isAsking(before) && event.type === 'leave.confirmed') ||
      (event.type === 'xstate.done.actor.saveWork' &&
        JSON.stringify(event.output) === '{"isSaved":true}'),
    'each answer either leaves or stays': ({ before, after, effects }) => {
      const wasOpen = isAsking(before) || before.value === 'saving';
      const isAnswered = after.value === 'idle' || after.value === 'refused';
      const moves = effects.filter((name) => name !== 'saveWork');
      return moves.length === (wasOpen && isAnswered ? 1 : 0);
    },
    'a failed save never leaves the page': ({ after, effects }) =>
      after.value !== 'refused' || !effects.includes('leave'),
    'only the dialog starts a save': ({ before, effects }) =>
      !effects.includes('saveWork') || isAsking(before),
  },
  ignored: {
    'leave.requested': 'The dialog is already open.',
    'leave.dismissed': 'The dialog is not open.',
    'leave.confirmed': 'The dialog is not open, or a save is in progress.',
    'save.requested': 'The dialog is not open, or a save is in progress.',
  },
  journeys: [
    {
      title: '§4.71 chatbot, profile: dismissing the dialog stays on the page',
      events: [requested, { type: 'leave.dismissed' }],
      end: 'idle',
      effects: ['stay'],
    },
    {
      title: '§4.71 chatbot, profile: confirming leaves the page',
      events: [requested, requested, { type: 'leave.confirmed' }],
      end: 'idle',
      effects: ['leave'],
    },
    {
      title: '§4.71 chatbot, profile: changes can be saved before leaving',
      events: [requested, saveFirst, saved(true)],
      end: 'idle',
      effects: ['saveWork', 'leave'],
    },
    {
      title: '§4.72 chatbot, profile: a failed save stays on the page',
      events: [requested, saveFirst, saved(false)],
      end: 'refused',
      effects: ['saveWork', 'stay'],
    },
    {
      title: '§4.71 chatbot, profile: leaving is possible after a failed save',
      events: [requested, saveFirst, saved(false), requested, { type: 'leave.confirmed' }],
      end: 'idle',
      effects: ['saveWork', 'stay', 'leave'],
    },
    {
      title: '§4.72 chatbot, profile: a save that breaks off keeps the dialog open',
      events: [requested, saveFirst, failed, saveFirst, saved(true)],
      end: 'idle',
      effects: ['saveWork', 'saveWork', 'leave'],
    },
  ],
};
