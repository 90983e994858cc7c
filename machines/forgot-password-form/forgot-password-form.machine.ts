import { assign, setup } from 'xstate';
import { emailProblem } from '../shared/email-address';

type ForgotPasswordFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'form.submitted' };

/** The forgotten-password form (specification §2.75): confirms any valid address without a request. */
export const forgotPasswordFormMachine = setup({
  types: { context: {} as { email: string }, events: {} as ForgotPasswordFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    clearEmail: assign({ email: '' }),
  },
  guards: { isAddress: ({ context }) => emailProblem(context.email) === null },
}).createMachine({
  id: 'forgot-password-form',
  description: 'Requests a password reset link.',
  context: { email: '' },
  initial: 'editing',
  states: {
    editing: {
      description: 'Visitor types an email address.',
      initial: 'unchecked',
      on: {
        'email.changed': {
          actions: { type: 'setEmail', params: ({ event }) => ({ email: event.email }) },
          description: 'Visitor types.',
        },
        'form.submitted': [
          {
            guard: 'isAddress',
            target: 'confirmed',
            description: 'Visitor submits a valid address.',
          },
          { target: '.rejected', description: 'The address is missing or malformed.' },
        ],
      },
      states: {
        unchecked: {
          description: 'The form reports no problem.',
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
    confirmed: {
      type: 'final',
      description: 'The same confirmation appears for every address.',
      entry: 'clearEmail',
    },
  },
});
