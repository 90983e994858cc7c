import { createMachine, fromPromise } from 'xstate';

const checkCode = createMachine({
  id: 'code',
  initial: 'asking',
  states: { asking: { on: { CODE: 'accepted' } }, accepted: { type: 'final' } },
});

/** Invoked machines on two levels, own ids and completed regions. */
export const authMachine = createMachine({
  id: 'auth',
  initial: 'signedOut',
  states: {
    signedOut: { id: 'out', on: { SIGN_IN: 'signingIn' } },
    signingIn: {
      initial: 'password',
      invoke: { src: fromPromise(() => Promise.resolve()), onError: '#out' },
      states: {
        password: {
          invoke: { id: 'check password', src: 'checkPassword', onDone: 'code', onError: '#out' },
        },
        code: { invoke: { src: checkCode, onDone: 'accepted', onError: '#out' } },
        accepted: { type: 'final' },
      },
      onDone: '#in',
    },
    signedIn: {
      id: 'in',
      type: 'parallel',
      states: {
        session: {
          initial: 'fresh',
          states: {
            fresh: { after: { 60_000: 'old' } },
            old: { on: { REFRESH: 'fresh', EXPIRE: '#in.session.ended' } },
            ended: { type: 'final' },
          },
        },
        profile: {
          initial: 'shown',
          states: { shown: { on: { HIDE: 'hidden' } }, hidden: { type: 'final' } },
        },
      },
      onDone: '#out',
      on: { SIGN_OUT: '#out' },
    },
  },
});
