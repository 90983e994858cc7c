import { assign, fromPromise, setup } from 'xstate';

/** Named and inline code, and a delay that code computes. */
export default setup({
  types: {
    context: {} as { retries: number; data: string | null },
    events: {} as { type: 'FETCH'; url: string } | { type: 'CANCEL' },
  },
  actors: { load: fromPromise(() => Promise.resolve('data')) },
  guards: { canRetry: ({ context }) => context.retries < 3 },
  delays: { backoff: ({ context }) => 2 ** context.retries * 100, patience: 5000 },
}).createMachine({
  id: 'fetch',
  context: { retries: 0, data: null },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: { target: 'loading', guard: ({ event }) => event.url !== '' } } },
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'success', actions: assign({ data: ({ event }) => event.output }) },
        onError: [
          {
            guard: 'canRetry',
            target: 'waiting',
            actions: assign(({ context }) => ({ retries: context.retries + 1 })),
          },
          { target: 'failure' },
        ],
      },
      after: { patience: { target: 'failure', actions: () => {} } },
      on: { CANCEL: 'idle' },
    },
    waiting: { after: { backoff: 'loading' } },
    success: { type: 'final' },
    failure: { on: { FETCH: 'loading' } },
  },
});
