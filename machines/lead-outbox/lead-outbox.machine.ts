import { assign, setup, stateIn } from 'xstate';
import { outboxBackoff } from '#content/constants.ts';
import { promiseToProvide } from '../shared/must-be-provided';

type LeadOutboxEvent = { type: 'record.stored' } | { type: 'connection.restored' };

/** Returns the wait in ms after consecutive failed attempts (specification §15.21). */
export function backoffMs(attempts: number): number {
  return Math.min(outboxBackoff.firstMs * 2 ** Math.max(attempts - 1, 0), outboxBackoff.maxMs);
}

/** Schedules the redelivery of records that the form service has not accepted (specification §15.21). */
export const leadOutboxMachine = setup({
  types: { context: {} as { attempts: number }, events: {} as LeadOutboxEvent },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
  },
  guards: {
    isOutdated: stateIn({ delivering: 'outdated' }),
    isEmpty: (_, { remaining }: { remaining: number }) => remaining === 0,
  },
  delays: { backoff: ({ context }) => backoffMs(context.attempts) },
  actors: { deliverPending: promiseToProvide<{ remaining: number }, void>('deliverPending') },
}).createMachine({
  id: 'lead-outbox',
  description: 'Delivers stored records to the form service and retries with backoff.',
  context: { attempts: 0 },
  initial: 'delivering',
  states: {
    delivering: {
      description: 'Sends the stored records, at the start of a visit and after each wait.',
      initial: 'current',
      invoke: {
        id: 'deliverPending',
        src: 'deliverPending',
        onDone: [
          {
            guard: 'isOutdated',
            target: 'waiting',
            actions: 'countAttempt',
            description: 'A record was stored after this attempt began.',
          },
          {
            guard: {
              type: 'isEmpty',
              params: ({ event }) => ({ remaining: event.output.remaining }),
            },
            target: 'empty',
            actions: 'resetAttempts',
            description: 'The form service accepted every record.',
          },
          {
            target: 'waiting',
            actions: 'countAttempt',
            description: 'A record was not accepted.',
          },
        ],
        onError: {
          target: 'waiting',
          actions: 'countAttempt',
          description: 'The attempt breaks off.',
        },
      },
      states: {
        current: {
          description: 'The attempt includes every stored record.',
          on: {
            'record.stored': {
              target: 'outdated',
              description: 'A submission fails and its record is stored.',
            },
          },
        },
        outdated: { description: 'The attempt may miss a newer record.' },
      },
    },
    empty: {
      description: 'The outbox is empty.',
      on: {
        'record.stored': {
          target: 'waiting',
          actions: 'countAttempt',
          description: 'A submission fails and its record is stored.',
        },
      },
    },
    waiting: {
      description: 'Waits for the next attempt, longer each time.',
      after: { backoff: { target: 'delivering', description: 'The backoff ends.' } },
      on: {
        'connection.restored': {
          target: 'delivering',
          description: 'The browser comes back online.',
        },
      },
    },
  },
});
