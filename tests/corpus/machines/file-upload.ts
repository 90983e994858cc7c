import { createMachine, fromPromise } from 'xstate';

/** Wildcard events and two actors with the same id. */
export const fileUpload = createMachine({
  id: 'upload',
  initial: 'waiting',
  on: { '*': { actions: ({ event }) => void event } },
  states: {
    waiting: { on: { 'file.*': 'sending', 'file.rejected': { actions: 'showReason' } } },
    sending: {
      invoke: { id: 'request', src: 'send', onDone: 'checking', onError: 'waiting' },
      on: { 'file.aborted': 'waiting' },
    },
    checking: {
      invoke: [
        { id: 'request', src: 'check', onDone: 'stored', onError: 'sending' },
        { src: fromPromise(async () => {}) },
      ],
    },
    stored: { on: { 'file.*': { target: 'sending', reenter: true } } },
    forgotten: { on: { 'file.*': 'waiting' } },
  },
});
