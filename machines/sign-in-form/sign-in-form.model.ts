import type { About, Model } from '../model';
import type { signInFormMachine } from './sign-in-form.machine';

const email = { type: 'email.changed', email: 'ana@example.net' } as const;
const password = { type: 'password.changed', isEmpty: false } as const;
const submitted = { type: 'form.submitted' } as const;
const opened = { type: 'page.opened' } as const;

export const about: About = {
  title: 'Sign-in form',
  purpose: 'Lets a customer into the workspace, and keeps what is typed to itself.',
  where: { routes: ['/sign-in'], view: 'The sign-in form' },
};

export const model: Model<typeof signInFormMachine> = {
  events: {
    'email.changed': ['', 'ana@', 'ana@example.net'].map((address) => ({ email: address })),
    'password.changed': [{ isEmpty: true }, { isEmpty: false }],
    'password.revealed': [{}],
    'password.concealed': [{}],
    'google.pressed': [{}],
    'form.rejected': [{}],
    'form.submitted': [{}],
    'page.opened': [{}],
    'visitor.returned': [{}],
  },
  invariants: {
    'nobody signs in without a whole email and a password': ({ value, context }) =>
      typeof value.form === 'object' ||
      (context.email === 'ana@example.net' && context.hasPassword),
    'of the password nothing is held but whether there is one': ({ context }) =>
      Object.keys(context).toSorted().join() === 'email,hasPassword',
    'nothing is said against a complete form': ({ value, context }) =>
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
    'email.changed': 'The workspace is being opened.',
    'password.changed': 'The workspace is being opened.',
    'password.revealed': 'The password is shown already.',
    'password.concealed': 'The password is hidden already.',
    'form.rejected': 'What is missing is said already, or the workspace is being opened.',
    'form.submitted': 'The workspace is opened once, and a hidden password stays hidden.',
    'page.opened': 'No page is being opened.',
    'visitor.returned': 'The visitor is at the form.',
  },
  journeys: [
    {
      title: '§2 contracts, sign-in: a valid form opens the workspace',
      events: [email, password, submitted, opened],
      end: { form: 'done', password: 'hidden' },
      effects: ['openPage'],
      given: { openPage: { to: '/dashboard' } },
    },
    {
      title: 'sign-in: a visitor who comes back early signs in again',
      events: [email, password, submitted, { type: 'visitor.returned' }, submitted],
      end: { form: 'submitting', password: 'hidden' },
      effects: ['openPage', 'openPage'],
    },
    {
      title: '§5 sign-in: email and password are required',
      events: [email, submitted],
      end: { form: { editing: 'rejected' }, password: 'hidden' },
      effects: [],
    },
    {
      title: '§5 sign-in: what is missing is said until it is there',
      events: [submitted, email, password],
      end: { form: { editing: 'unchecked' }, password: 'hidden' },
      effects: [],
    },
    {
      title: '§2 sign-in: Continue with Google only logs',
      events: [{ type: 'google.pressed' }],
      end: { form: { editing: 'unchecked' }, password: 'hidden' },
      effects: ['logGoogle'],
    },
    {
      title: 'sign-in: a shown password is hidden again by a submit',
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
