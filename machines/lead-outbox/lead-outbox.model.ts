import type { About, Model } from '../model';
import type { leadOutboxMachine } from './lead-outbox.machine';

const delivered = (remaining: number) =>
  ({ type: 'xstate.done.actor.deliverWaiting', output: { remaining } }) as const;
const waitOver = { type: 'xstate.after.backoff.lead-outbox.waiting' } as const;

export const about: About = {
  title: 'Lead outbox',
  purpose: 'Sees to it that every lead and request arrives, however often it takes.',
  where: { routes: ['every page'], view: 'Nothing to see; it works while a page is open' },
};

export const model: Model<typeof leadOutboxMachine> = {
  events: {
    'record.kept': [{}],
    'connection.restored': [{}],
    'xstate.done.actor.deliverWaiting': [
      { output: { remaining: 0 } },
      { output: { remaining: 2 } },
    ],
    'xstate.after.backoff.lead-outbox.waiting': [{}],
  },
  stopWhen: ({ context }) => context.attempts >= 3,
  invariants: {
    'who waits has tried at least once': ({ value, context }) =>
      value !== 'waiting' || context.attempts >= 1,
    'an empty outbox forgets its tries': ({ value, context }) =>
      value !== 'empty' || context.attempts === 0,
  },
  steps: {
    'nothing is forgotten before the service has accepted it': ({ before, event, after }) =>
      after.value !== 'empty' ||
      before.value === 'empty' ||
      (event.type === 'xstate.done.actor.deliverWaiting' &&
        JSON.stringify(event.output) === '{"remaining":0}' &&
        JSON.stringify(before.value) !== '{"delivering":"outdated"}'),
    'back online is a try at once': ({ before, event, after }) =>
      before.value !== 'waiting' ||
      event.type !== 'connection.restored' ||
      JSON.stringify(after.value) === '{"delivering":"settling"}',
    'each try that leaves something waiting counts, so that the next waits longer': ({
      before,
      after,
    }) =>
      after.value !== 'waiting' ||
      before.value === 'waiting' ||
      after.context.attempts === before.context.attempts + 1,
    'one try runs at a time': ({ before, effects }) =>
      effects.length === 0 || typeof before.value === 'string',
  },
  ignored: {
    'connection.restored': 'A try is running, or nothing waits.',
    'record.kept': 'Another try is certain already.',
  },
  ordered: {
    'lead-outbox.delivering xstate.done.actor.deliverWaiting':
      'A try that may not know of everything empties nothing.',
  },
  journeys: [
    {
      title: '§5 contracts, outbox: a visit begins with a try, and nothing waits afterwards',
      events: [delivered(0)],
      end: 'empty',
      effects: ['deliverWaiting'],
    },
    {
      title: '§5 contracts, outbox: what failed is sent again with backoff',
      events: [delivered(1), waitOver, delivered(1), waitOver, delivered(0)],
      end: 'empty',
      context: { attempts: 0 },
      effects: ['deliverWaiting', 'deliverWaiting', 'deliverWaiting'],
    },
    {
      title: '§5 contracts, outbox: back online is a try at once',
      events: [delivered(1), { type: 'connection.restored' }],
      end: { delivering: 'settling' },
      context: { attempts: 1 },
      effects: ['deliverWaiting', 'deliverWaiting'],
    },
    {
      title: '§5 contracts, outbox: a record kept during a try is not forgotten',
      events: [{ type: 'record.kept' }, delivered(0)],
      end: 'waiting',
      context: { attempts: 1 },
    },
  ],
};
