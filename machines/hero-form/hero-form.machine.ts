import { assign, setup } from 'xstate';
import { emailProblem } from '../shared/email-address';
import { actionToProvide, openPage, type OpenPageEvent } from '../shared/must-be-provided';

type HeroFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'form.rejected' }
  | { type: 'form.submitted' }
  | OpenPageEvent;

/** The hero's e-mail form (specification §4): a lead is sent, and the visitor goes to the demo form. */
export const heroFormMachine = setup({
  types: { context: {} as { email: string }, events: {} as HeroFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    rememberEmail: actionToProvide('rememberEmail'),
    sendLead: actionToProvide('sendLead'),
  },
  guards: {
    hasEmail: ({ context }) => context.email.trim() !== '',
    holdsAtSign: (_, { email }: { email: string }) => email.includes('@'),
    isAddress: ({ context }) => emailProblem(context.email) === null,
  },
  actors: { openPage },
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
              'rememberEmail',
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
            'form.rejected': {
              target: 'rejected',
              description: 'The browser’s own check refuses the address.',
            },
          },
        },
        rejected: {
          description: 'What is wrong with the address is said beside it.',
          always: {
            guard: 'isAddress',
            target: 'unchecked',
            description: 'The address has become a valid one.',
          },
        },
      },
    },
    submitting: {
      description: 'The lead is on its way, and the demo form opens.',
      entry: 'sendLead',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ to: '/book-demo', state: { email: context.email } }),
      },
      on: {
        'page.opened': { target: 'done', description: 'The demo form is shown.' },
        'visitor.returned': { target: 'editing', description: 'The visitor comes back early.' },
      },
    },
    done: { type: 'final', description: 'The visitor is at the demo form.' },
  },
});
