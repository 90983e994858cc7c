import { assign, setup, stateIn } from 'xstate';
import { outboxBackoff } from '#content/constants.ts';
import { promiseToProvide } from '../shared/must-be-provided';

type LeadOutboxEvent = { type: 'record.kept' } | { type: 'connection.restored' };

/** How long to wait after so many tries in a row that left something over, in ms (contracts §5). */
export function backoffMs(attempts: number): number {
  return Math.min(outboxBackoff.firstMs * 2 ** Math.max(attempts - 1, 0), outboxBackoff.maxMs);
}

/** When to send again what the form service has not accepted (contracts §5). */
export const leadOutboxMachine = setup({
  types: { context: {} as { attempts: number }, events: {} as LeadOutboxEvent },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
  },
  guards: {
    keptMeanwhile: stateIn({ delivering: 'outdated' }),
    nothingRemains: (_, { remaining }: { remaining: number }) => remaining === 0,
  },
  delays: { backoff: ({ context }) => backoffMs(context.attempts) },
  actors: { deliverWaiting: promiseToProvide<{ remaining: number }, void>('deliverWaiting') },
}).createMachine({
  id: 'lead-outbox',
  description: 'Sends again what the form service has not accepted yet.',
  context: { attempts: 0 },
  initial: 'delivering',
  states: {
    delivering: {
      description: 'What waits is being sent: at the start of every visit, and after each wait.',
      initial: 'settling',
      invoke: {
        id: 'deliverWaiting',
        src: 'deliverWaiting',
        onDone: [
          {
            guard: 'keptMeanwhile',
            target: 'waiting',
            actions: 'countAttempt',
            description: 'A submission has joined after the try had begun.',
          },
          {
            guard: {
              type: 'nothingRemains',
              params: ({ event }) => ({ remaining: event.output.remaining }),
            },
            target: 'empty',
            actions: 'resetAttempts',
            description: 'Everything has been accepted.',
          },
          {
            target: 'waiting',
            actions: 'countAttempt',
            description: 'Something has not been accepted.',
          },
        ],
      },
      states: {
        settling: {
          description: 'The try knows of all that waits.',
          on: {
            'record.kept': {
              target: 'outdated',
              description: 'A submission has not been accepted at its first try.',
            },
          },
        },
        outdated: { description: 'Something waits that this try may not know of.' },
      },
    },
    empty: {
      description: 'Nothing waits.',
      on: {
        'record.kept': {
          target: 'waiting',
          actions: 'countAttempt',
          description: 'A submission has not been accepted at its first try.',
        },
      },
    },
    waiting: {
      description: 'Something waits for the next try, longer each time.',
      after: { backoff: { target: 'delivering', description: 'The wait is over.' } },
      on: {
        'connection.restored': {
          target: 'delivering',
          description: 'The browser is online again.',
        },
      },
    },
  },
});
