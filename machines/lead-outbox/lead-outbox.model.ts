import type { About, Model } from '../model';
import type { leadOutboxMachine } from './lead-outbox.machine';

const delivered = (remaining: number) =>
  ({ type: 'xstate.done.actor.deliverPending', output: { remaining } }) as const;
const backoffOver = { type: 'xstate.after.backoff.lead-outbox.waiting' } as const;

export const about: About = {
  title: 'Lead outbox',
  purpose: 'Delivers every lead and request, retrying as often as necessary.',
  where: { routes: ['every page'], view: 'Not visible; runs while a page is open' },
};

export const model: Model<typeof leadOutboxMachine> = {
  events: {
    'record.stored': [{}],
    'connection.restored': [{}],
    'xstate.done.actor.deliverPending': [
      { output: { remaining: 0 } },
      { output: { remaining: 2 } },
    ],
    'xstate.error.actor.deliverPending': [{ error: 'SecurityError' }],
    'xstate.after.backoff.lead-outbox.waiting': [{}],
  },
  stopWhen: ({ context }) => context.attempts >= 3,
  invariants: {
    'a wait follows at least one attempt': ({ value, context }) =>
      value !== 'waiting' || context.attempts >= 1,
    'an empty outbox resets the attempts': ({ value, context }) =>
      value !== 'empty' || context.attempts === 0,
  },
  steps: {
    'the outbox empties only when every record is accepted': ({ before, event, after }) =>
      after.value !== 'empty' ||
      before.value === 'empty' ||
      (event.type === 'xstate.done.actor.deliverPending' &&
        JSON.stringify(event.output) === '{"remaining":0}' &&
        JSON.stringify(before.value) !== '{"delivering":"outdated"}'),
    'coming online starts an attempt': ({ before, event, after }) =>
      before.value !== 'waiting' ||
      event.type !== 'connection.restored' ||
      JSON.stringify(after.value) === '{"delivering":"current"}',
    'each incomplete attempt increments the count': ({ before, after }) =>
      after.value !== 'waiting' ||
      before.value === 'waiting' ||
      after.context.attempts === before.context.attempts + 1,
    'one attempt runs at a time': ({ before, effects }) =>
      effects.length === 0 || typeof before.value === 'string',
  },
  ignored: {
    'connection.restored': 'An attempt is running, or the outbox is empty.',
    'record.stored': 'Another attempt is already scheduled.',
  },
  ordered: {
    'lead-outbox.delivering xstate.done.actor.deliverPending':
      'An attempt that may miss a record never empties the outbox.',
  },
  journeys: [
    {
      title: '§15.21 outbox: a visit begins with an attempt',
      events: [delivered(0)],
      end: 'empty',
      effects: ['deliverPending'],
    },
    {
      title: '§15.21 outbox: a failed record is retried with backoff',
      events: [delivered(1), backoffOver, delivered(1), backoffOver, delivered(0)],
      end: 'empty',
      context: { attempts: 0 },
      effects: ['deliverPending', 'deliverPending', 'deliverPending'],
    },
    {
      title: '§15.21 outbox: an attempt that breaks off is retried with backoff',
      events: [
        { type: 'xstate.error.actor.deliverPending', error: 'SecurityError' },
        backoffOver,
        delivered(0),
      ],
      end: 'empty',
      effects: ['deliverPending', 'deliverPending'],
    },
    {
      title: '§15.21 outbox: coming online starts an attempt',
      events: [delivered(1), { type: 'connection.restored' }],
      end: { delivering: 'current' },
      context: { attempts: 1 },
      effects: ['deliverPending', 'deliverPending'],
    },
    {
      title: '§15.21 outbox: a record stored during an attempt is sent later',
      events: [{ type: 'record.stored' }, delivered(0)],
      end: 'waiting',
      context: { attempts: 1 },
    },
  ],
};
