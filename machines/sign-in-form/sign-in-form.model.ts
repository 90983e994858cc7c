import type { About, Model } from '../model';
import type { signInFormMachine } from './sign-in-form.machine';

const email = { type: 'email.changed', email: 'ana@example.net' } as const;
const password = { type: 'password.changed', isEmpty: false } as const;
const submitted = { type: 'form.submitted' } as const;
const opened = { type: 'page.opened' } as const;

export const about: About = {
  title: 'Sign-in form',
  purpose: 'Opens the workspace without sending or storing credentials.',
  where: { routes: ['/sign-in'], view: 'The sign-in form' },
};

export const model: Model<typeof signInFormMachine> = {
  events: {
    'email.changed': ['', 'ana@', 'ana@example.net'].map((address) => ({ email: address })),
    'password.changed': [{ isEmpty: true }, { isEmpty: false }],
    'password.revealed': [{}],
    'password.hidden': [{}],
    'google.pressed': [{}],
    'form.submitted': [{}],
    'page.opened': [{}],
    'visitor.returned': [{}],
  },
  invariants: {
    'signing in requires a valid email and a password': ({ value, context }) =>
      typeof value.form === 'object' ||
      (context.email === 'ana@example.net' && context.hasPassword),
    'the context never holds the password': ({ context }) =>
      Object.keys(context).toSorted().join() === 'email,hasPassword',
    'a valid form has no problem': ({ value, context }) =>
      context.email !== 'ana@example.net' ||
      !context.hasPassword ||
      JSON.stringify(value.form) !== '{"editing":"rejected"}',
  },
  steps: {
    'Continue with Google only logs': ({ before, event, after, effects }) =>
      event.type !== 'google.pressed' ||
      (effects.join() === 'logGoogle' &&
        JSON.stringify(before.value) === JSON.stringify(after.value)),
    'a submit hides the password': ({ event, after }) =>
      event.type !== 'form.submitted' || after.value.password === 'hidden',
    'only a submit opens the workspace': ({ event, effects }) =>
      !effects.includes('openPage') || event.type === 'form.submitted',
  },
  ignored: {
    'email.changed': 'The workspace is opening.',
    'password.changed': 'The workspace is opening.',
    'password.revealed': 'The password is already shown.',
    'password.hidden': 'The password is already hidden.',
    'form.submitted': 'The workspace is already opening, or the password is already hidden.',
    'page.opened': 'No page is opening.',
    'visitor.returned': 'The form is open.',
  },
  journeys: [
    {
      title: '§2.73 sign-in: a valid form opens the workspace',
      events: [email, password, submitted, opened],
      end: { form: 'done', password: 'hidden' },
      effects: ['openPage'],
      effectInputs: { openPage: { to: '/dashboard' } },
    },
    {
      title: 'sign-in: a visitor who returns early can sign in again',
      events: [email, password, submitted, { type: 'visitor.returned' }, submitted],
      end: { form: 'submitting', password: 'hidden' },
      effects: ['openPage', 'openPage'],
    },
    {
      title: '§5.13 sign-in: email and password are required',
      events: [email, submitted],
      end: { form: { editing: 'rejected' }, password: 'hidden' },
      effects: [],
    },
    {
      title: '§5.8 sign-in: missing fields are reported until they are filled',
      events: [submitted, email, password],
      end: { form: { editing: 'unchecked' }, password: 'hidden' },
      effects: [],
    },
    {
      title: '§2.72 sign-in: Continue with Google only logs',
      events: [{ type: 'google.pressed' }],
      end: { form: { editing: 'unchecked' }, password: 'hidden' },
      effects: ['logGoogle'],
    },
    {
      title: 'sign-in: a submit hides a shown password',
      events: [email, password, { type: 'password.revealed' }, submitted],
      end: { form: 'submitting', password: 'hidden' },
      effects: ['openPage'],
    },
    {
      title: 'sign-in: a second submit opens the workspace once',
      events: [email, password, submitted, submitted],
      end: { form: 'submitting', password: 'hidden' },
      effects: ['openPage'],
    },
  ],
};
