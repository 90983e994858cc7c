import { assign, setup } from 'xstate';
import { emailProblem } from '../shared/email-address';

type ForgotPasswordFormEvent =
  { type: 'email.changed'; email: string } | { type: 'form.rejected' } | { type: 'form.submitted' };

/** The form for a forgotten password (contracts §2): it confirms, whoever asks, and calls nobody. */
export const forgotPasswordFormMachine = setup({
  types: { context: {} as { email: string }, events: {} as ForgotPasswordFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    clearEmail: assign({ email: '' }),
  },
  guards: { isAddress: ({ context }) => emailProblem(context.email) === null },
}).createMachine({
  id: 'forgot-password-form',
  description: 'The form by which a visitor asks for a link that sets a new password.',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'The visitor types an e-mail address.',
      initial: 'unchecked',
      on: {
        'email.changed': {
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
          description: 'What is typed is taken over.',
        },
        'form.submitted': [
          { guard: 'isAddress', target: 'confirmed', description: 'The address is a whole one.' },
          { target: '.rejected', description: 'The address is missing or malformed.' },
        ],
      },
      states: {
        unchecked: {
          description: 'Nothing is said about the address.',
          on: {
            'form.rejected': {
              target: 'rejected',
              description: 'The browser does not take the address for one.',
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
    confirmed: {
      type: 'final',
      description: 'The same is said to everyone, whether an account exists or not.',
      entry: 'clearEmail',
    },
  },
});
