import type { About, Model } from '../model';
import type { forgotPasswordFormMachine } from './forgot-password-form.machine';

const submitted = { type: 'form.submitted' } as const;
const typed = (email: string) => ({ type: 'email.changed', email }) as const;

export const about: About = {
  title: 'Forgotten password form',
  purpose: 'Requests a reset link without revealing whether an account exists.',
  where: { routes: ['/forgot-password'], view: 'The form, then its confirmation' },
};

export const model: Model<typeof forgotPasswordFormMachine> = {
  events: {
    'email.changed': ['', 'ana@', 'ana@example.net'].map((email) => ({ email })),
    'form.submitted': [{}],
  },
  invariants: {
    'a confirmed form has no address': ({ value, context }) =>
      value !== 'confirmed' || context.email === '',
    'a valid address has no problem': ({ value, context }) =>
      context.email !== 'ana@example.net' || JSON.stringify(value) !== '{"editing":"rejected"}',
    'the machine is done once confirmed': ({ value, status }) =>
      (status === 'done') === (value === 'confirmed'),
  },
  steps: {
    'only a valid address is confirmed': ({ before, after }) =>
      after.value !== 'confirmed' || /^\S+@\S+$/.test(before.context.email),
    'no effect runs': ({ effects }) => effects.length === 0,
  },
  ignored: {},
  journeys: [
    {
      title: '§2.75 forgotten password: any valid address is confirmed without a request',
      events: [typed('unknown@example.net'), submitted],
      end: 'confirmed',
      context: { email: '' },
      effects: [],
    },
    {
      title: '§5.14 forgotten password: an email is required',
      events: [submitted],
      end: { editing: 'rejected' },
    },
    {
      title: '§5.8 forgotten password: the problem disappears once the address is valid',
      events: [typed('ana@'), submitted, typed('ana@example.net')],
      end: { editing: 'unchecked' },
      context: { email: 'ana@example.net' },
    },
  ],
};
