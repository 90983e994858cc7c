import type { About, Model } from '../model';
import type { forgotPasswordFormMachine } from './forgot-password-form.machine';

const submitted = { type: 'form.submitted' } as const;
const typed = (email: string) => ({ type: 'email.changed', email }) as const;

export const about: About = {
  title: 'Forgotten password form',
  purpose: 'Takes an e-mail address and tells nobody whether it has an account.',
  where: { routes: ['/forgot-password'], view: 'The form, then its confirmation' },
};

export const model: Model<typeof forgotPasswordFormMachine> = {
  events: {
    'email.changed': ['', 'ana@', 'ana@example.net'].map((email) => ({ email })),
    'form.rejected': [{}],
    'form.submitted': [{}],
  },
  invariants: {
    'the address is forgotten once confirmed': ({ value, context }) =>
      value !== 'confirmed' || context.email === '',
    'nothing is said against a valid address': ({ value, context }) =>
      context.email !== 'ana@example.net' || JSON.stringify(value) !== '{"editing":"rejected"}',
    'it is over once confirmed': ({ value, status }) =>
      (status === 'done') === (value === 'confirmed'),
  },
  steps: {
    'only a whole address is confirmed': ({ before, after }) =>
      after.value !== 'confirmed' || /^\S+@\S+$/.test(before.context.email),
    'nobody is asked whether an account exists': ({ effects }) => effects.length === 0,
  },
  ignored: {
    'form.rejected': 'What is wrong with the address is said already.',
  },
  journeys: [
    {
      title:
        '§2 contracts, forgotten password: any whole address is confirmed, and nobody is asked',
      events: [typed('nobody@example.net'), submitted],
      end: 'confirmed',
      context: { email: '' },
      effects: [],
    },
    {
      title: '§5 forgotten password: an email is required',
      events: [submitted],
      end: { editing: 'rejected' },
    },
    {
      title: '§5 forgotten password: what is said goes away once the address is valid',
      events: [typed('ana@'), submitted, typed('ana@example.net')],
      end: { editing: 'unchecked' },
      context: { email: 'ana@example.net' },
    },
  ],
};
