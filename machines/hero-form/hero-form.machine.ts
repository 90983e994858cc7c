import { assign, setup } from 'xstate';
import { emailProblem } from '../shared/email-address';
import { actionToProvide, openPage, type OpenPageEvent } from '../shared/must-be-provided';

type HeroFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'form.rejected' }
  | { type: 'form.submitted' }
  | OpenPageEvent;

/** The hero's email form (specification §4.11): sends a lead and opens the demo form. */
export const heroFormMachine = setup({
  types: { context: {} as { email: string }, events: {} as HeroFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    storeEmail: actionToProvide('storeEmail'),
    sendLead: actionToProvide('sendLead'),
  },
  guards: {
    hasEmail: ({ context }) => context.email.trim() !== '',
    containsAtSign: (_, { email }: { email: string }) => email.includes('@'),
    isAddress: ({ context }) => emailProblem(context.email) === null,
  },
  actors: { openPage },
}).createMachine({
  id: 'hero-form',
  description: 'Submits the email form at the top of the home page.',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'Visitor types an email address.',
      initial: 'unchecked',
      on: {
        'email.changed': [
          {
            guard: { type: 'containsAtSign', params: ({ event }) => ({ email: event.email }) },
            actions: [
              { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
              'storeEmail',
            ],
            description: 'Visitor types a partial address with an at sign; it is stored.',
          },
          {
            actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
            description: 'Visitor types text without an at sign.',
          },
        ],
        'form.submitted': {
          guard: 'hasEmail',
          target: 'submitting',
          description: 'Visitor submits the form.',
        },
      },
      states: {
        unchecked: {
          description: 'The form reports no problem.',
          on: {
            'form.rejected': {
              target: 'rejected',
              description: 'Visitor submits no address or a malformed one.',
            },
          },
        },
        rejected: {
          description: 'The form reports the problem at the field.',
          always: {
            guard: 'isAddress',
            target: 'unchecked',
            description: 'The address becomes valid.',
          },
        },
      },
    },
    submitting: {
      description: 'Sends the lead and waits for the demo form.',
      entry: 'sendLead',
      invoke: {
        id: 'openPage',
        src: 'openPage',
        input: ({ context }) => ({ to: '/book-demo', state: { email: context.email } }),
      },
      on: {
        'page.opened': { target: 'done', description: 'The demo form opens.' },
        'visitor.returned': {
          target: 'editing',
          description: 'Visitor returns before the page opens.',
        },
      },
    },
    done: { type: 'final', description: 'The demo form is open.' },
  },
});
