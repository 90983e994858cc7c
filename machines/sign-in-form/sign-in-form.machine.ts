import { assign, setup } from 'xstate';
import { emailProblem, type EmailProblem } from '../shared/email-address';
import { actionToProvide, openPage, type OpenPageEvent } from '../shared/must-be-provided';

/** What the form knows of its fields: of the password only whether there is one. */
export type SignInFields = { email: string; hasPassword: boolean };
export type SignInProblems = { email?: EmailProblem; password?: 'missing' };

type SignInFormEvent =
  | { type: 'email.changed'; email: string }
  | { type: 'password.changed'; isEmpty: boolean }
  | { type: 'password.revealed' }
  | { type: 'password.concealed' }
  | { type: 'google.pressed' }
  | { type: 'form.rejected' }
  | { type: 'form.submitted' }
  | OpenPageEvent;

/** What keeps a visitor from signing in, by field (specification §5); empty for nothing. */
export function signInProblems({ email, hasPassword }: SignInFields): SignInProblems {
  const problem = emailProblem(email);
  return {
    ...(problem ? { email: problem } : {}),
    ...(hasPassword ? {} : { password: 'missing' as const }),
  };
}

/** The sign-in form (specification §2): it opens the workspace, and nothing typed leaves the page. */
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
  description: 'The form that opens the workspace. It never learns the password itself.',
  context: { email: '', hasPassword: false },
  type: 'parallel',
  on: {
    'google.pressed': {
      actions: 'logGoogle',
      description: 'The visitor would sign in with Google, which is only logged.',
    },
  },
  states: {
    form: {
      description: 'How far the visitor is on the way into the workspace.',
      initial: 'editing',
      states: {
        editing: {
          description: 'The visitor fills in the form.',
          initial: 'unchecked',
          on: {
            'email.changed': {
              actions: { type: 'setEmail', params: ({ event }) => event },
              description: 'The visitor types an e-mail address.',
            },
            'password.changed': {
              actions: { type: 'setHasPassword', params: ({ event }) => event },
              description: 'The visitor types a password, or clears it.',
            },
            'form.submitted': [
              { guard: 'isComplete', target: 'submitting', description: 'Nothing is missing.' },
              { target: '.rejected', description: 'Something is missing or malformed.' },
            ],
          },
          states: {
            unchecked: {
              description: 'Nothing is said about the answers.',
              on: { 'form.rejected': { target: 'rejected', description: 'The browser objects.' } },
            },
            rejected: {
              description: 'What is missing is said above the form and beside each field.',
              always: {
                guard: 'isComplete',
                target: 'unchecked',
                description: 'Nothing is missing.',
              },
            },
          },
        },
        submitting: {
          description: 'The workspace opens.',
          invoke: { id: 'openPage', src: 'openPage', input: { to: '/dashboard' } },
          on: {
            'page.opened': { target: 'done', description: 'The workspace is shown.' },
            'visitor.returned': { target: 'editing', description: 'The visitor comes back early.' },
          },
        },
        done: { type: 'final', description: 'The visitor is in the workspace.' },
      },
    },
    password: {
      description: 'Whether the password can be read on the screen.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Dots stand for the password.',
          on: { 'password.revealed': { target: 'shown', description: 'The visitor checks it.' } },
        },
        shown: {
          description: 'The password stands there in plain text.',
          on: {
            'password.concealed': { target: 'hidden', description: 'The visitor has seen it.' },
            'form.submitted': {
              target: 'hidden',
              description: 'Browsers offer to keep a password only while it is hidden.',
            },
          },
        },
      },
    },
  },
});
