import { assign, setup } from 'xstate';
import { emailProblem } from '../shared/email-address';
import { actionToProvide, promiseToProvide } from '../shared/must-be-provided';

type HeroFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'email.rejected' }
  | { type: 'form.submitted' };

/** The hero's e-mail form (specification §4): a lead is sent, and the visitor goes to the demo form. */
export const heroFormMachine = setup({
  types: { context: {} as { email: string }, events: {} as HeroFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    rememberEmail: actionToProvide<undefined>('rememberEmail'),
    sendLead: actionToProvide<undefined>('sendLead'),
  },
  guards: {
    hasEmail: ({ context }) => context.email.trim() !== '',
    holdsAtSign: (_, { email }: { email: string }) => email.includes('@'),
    isAddress: (_, { email }: { email: string }) => emailProblem(email) === null,
    isOpen: (_, { isOpen }: { isOpen: boolean }) => isOpen,
  },
  actors: {
    openBookDemo: promiseToProvide<{ isOpen: boolean }, { email: string }>('openBookDemo'),
  },
}).createMachine({
  id: 'hero-form',
  description: 'The e-mail form at the top of the home page.',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types an e-mail address.',
      initial: 'unchecked',
      on: {
        'email.changed': [
          {
            guard: { type: 'holdsAtSign', params: ({ event }) => ({ email: event.email }) },
            actions: [
              { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
              { type: 'rememberEmail', params: undefined },
            ],
            description: 'What is typed looks like an address in the making and is kept.',
          },
          {
            actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            description: 'What is typed is not an address yet.',
          },
        ],
        'form.submitted': {
          guard: 'hasEmail',
          target: 'submitting',
          description: 'The visitor asks for a demo.',
        },
      },
      states: {
        unchecked: {
          description: 'Nothing is said about the address.',
          on: {
            'email.rejected': {
              target: 'rejected',
              description: 'The browser does not take the address for one.',
            },
          },
        },
        rejected: {
          description: 'What is wrong with the address is said beside it.',
          always: {
            guard: {
              type: 'isAddress',
              params: ({ context }) => ({ email: context.email }),
            },
            target: 'unchecked',
            description: 'The address has become a valid one.',
          },
        },
      },
    },
    submitting: {
      description: 'The lead is on its way and the demo form is being opened.',
      entry: { type: 'sendLead', params: undefined },
      invoke: {
        id: 'openBookDemo',
        src: 'openBookDemo',
        input: ({ context }) => ({ email: context.email }),
        onDone: [
          {
            guard: { type: 'isOpen', params: ({ event }) => ({ isOpen: event.output.isOpen }) },
            target: 'done',
            description: 'The demo form is open.',
          },
          {
            target: 'editing',
            description: 'The visitor has come back before the demo form was open.',
          },
        ],
        onError: {
          target: 'done',
          description: 'The page could not be opened from here; the browser loads it itself.',
        },
      },
    },
    done: { type: 'final', description: 'The visitor has left for the demo form.' },
  },
});
