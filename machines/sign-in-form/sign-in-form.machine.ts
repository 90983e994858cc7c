import { assign, setup } from 'xstate';
import { emailProblem, type EmailProblem } from '../shared/email-address';
import { actionToProvide, openPage, type OpenPageEvent } from '../shared/must-be-provided';

/** The form's fields; the machine knows only that a password is present. */
export type SignInFields = { email: string; hasPassword: boolean };
export type SignInProblems = { email?: EmailProblem; password?: 'missing' };

type SignInFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; isEmpty: boolean }
  | { type: 'password.revealed' }
  | { type: 'password.hidden' }
  | { type: 'google.pressed' }
  | { type: 'form.submitted' }
  | OpenPageEvent;

/** Returns the validation problems by field (specification §5.13); empty if valid. */
export function signInProblems({ email, hasPassword }: SignInFields): SignInProblems {
  const problem = emailProblem(email);
  return {
    ...(problem ? { email: problem } : {}),
    ...(hasPassword ? {} : { password: 'missing' as const }),
  };
}

/** The sign-in form (specification §2.73): opens the workspace without a request. */
export const signInFormMachine = setup({
  types: { context: {} as SignInFields, events: {} as SignInFormEvent },
  actions: {
    setEmail: assign({ email: (_, { email }: { email: string }) => email }),
    setHasPassword: assign({ hasPassword: (_, { isEmpty }: { isEmpty: boolean }) => !isEmpty }),
    logGoogle: actionToProvide('logGoogle'),
  },
  guards: { isComplete: ({ context }) => Object.keys(signInProblems(context)).length === 0 },
  actors: { openPage },
}).createMachine({
  id: 'sign-in-form',
  description: 'Opens the workspace. The machine never receives the password.',
  context: { email: '', hasPassword: false },
  type: 'parallel',
  on: {
    'google.pressed': {
      actions: 'logGoogle',
      description: 'Visitor presses Continue with Google, which is only logged.',
    },
  },
  states: {
    form: {
      description: 'Validates and submits the form.',
      initial: 'editing',
      states: {
        editing: {
          description: 'Visitor fills in the form.',
          initial: 'unchecked',
          on: {
            'email.changed': {
              actions: { type: 'setEmail', params: ({ event }) => event },
              description: 'Visitor types an email address.',
            },
            'password.changed': {
              actions: { type: 'setHasPassword', params: ({ event }) => event },
              description: 'Visitor types or clears the password.',
            },
            'form.submitted': [
              { guard: 'isComplete', target: 'submitting', description: 'The form is valid.' },
              { target: '.rejected', description: 'A field is missing or malformed.' },
            ],
          },
          states: {
            unchecked: {
              description: 'The form reports no problem.',
            },
            rejected: {
              description: 'The form reports problems above the form and at each field.',
              always: { guard: 'isComplete', target: 'unchecked', description: 'No problem left.' },
            },
          },
        },
        submitting: {
          description: 'Waits for the workspace to open.',
          invoke: { id: 'openPage', src: 'openPage', input: { to: '/dashboard' } },
          on: {
            'page.opened': { target: 'done', description: 'The workspace opens.' },
            'visitor.returned': { target: 'editing', description: 'Visitor returns early.' },
          },
        },
        done: { type: 'final', description: 'The workspace is open.' },
      },
    },
    password: {
      description: 'Shows or hides the password.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Dots hide the password.',
          on: { 'password.revealed': { target: 'shown', description: 'Visitor presses Show.' } },
        },
        shown: {
          description: 'The password is in plain text.',
          on: {
            'password.hidden': { target: 'hidden', description: 'Visitor presses Hide.' },
            'form.submitted': {
              target: 'hidden',
              description:
                'A submit hides the password, since browsers offer to save only a hidden one.',
            },
          },
        },
      },
    },
  },
});
