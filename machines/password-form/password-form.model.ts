import type { About, Model } from '../model';
import type { passwordFormMachine, PasswordFacts } from './password-form.machine';

const met = { long: true, unguessable: true, fresh: true, nameless: true, confirmed: true };
const ready: PasswordFacts = { hasCurrent: true, met, strength: 4 };
const factsOf = ({ facts: { met: rules, ...facts } }: { facts: PasswordFacts }) =>
  Object.values({ ...facts, ...rules });
const typed = (facts: PasswordFacts) => ({ type: 'passwords.changed', facts }) as const;
const submitted = { type: 'form.submitted' } as const;
const revealed = { type: 'passwords.revealed' } as const;
const unconfirmed = { ...ready, met: { ...met, confirmed: false } };

export const about: About = {
  title: 'Password form',
  purpose: 'Guides a customer to a strong password without storing it.',
  where: { routes: ['/account-setup'], view: 'The card Password in the section Security' },
};

export const model: Model<typeof passwordFormMachine> = {
  events: {
    'passwords.changed': [
      { facts: ready },
      { facts: unconfirmed },
      { facts: { ...ready, met: { ...met, fresh: false } } },
      {
        facts: { hasCurrent: false, met: { ...met, long: false, unguessable: false }, strength: 1 },
      },
    ],
    'passwords.revealed': [{}],
    'passwords.hidden': [{}],
    'form.submitted': [{}],
  },
  invariants: {
    'the context holds facts about the passwords, never a password': ({ context }) =>
      factsOf(context).every((fact) => ['boolean', 'number'].includes(typeof fact)),
    'valid passwords have no problem': ({ value, context }) =>
      value.form !== 'rejected' || !factsOf(context).every(Boolean),
    'a change clears the facts': ({ value, context }) =>
      value.form !== 'changed' || !factsOf(context).some(Boolean),
  },
  steps: {
    'only valid passwords are accepted': ({ before, event, after }) =>
      event.type !== 'form.submitted' ||
      after.value.form !== 'changed' ||
      before.value.form === 'changed' ||
      factsOf(before.context).every(Boolean),
    'a submit hides the passwords': ({ event, after }) =>
      event.type !== 'form.submitted' || after.value.visibility === 'hidden',
    'only a submit reports problems': ({ before, event, after }) =>
      after.value.form !== 'rejected' ||
      before.value.form === 'rejected' ||
      event.type === 'form.submitted',
  },
  ignored: {
    'form.submitted': 'The passwords are already hidden.',
    'passwords.revealed': 'The passwords are already shown.',
    'passwords.hidden': 'The passwords are already hidden.',
  },
  journeys: [
    {
      title: '§5.24 security: valid passwords are accepted and cleared',
      events: [typed(ready), submitted],
      end: { form: 'changed', visibility: 'hidden' },
    },
    {
      title: '§5.23 security: passwords that differ are rejected until they match',
      events: [typed(unconfirmed), submitted, typed(unconfirmed), typed(ready)],
      end: { form: 'editing', visibility: 'hidden' },
    },
    {
      title: '§5.23 security: an empty form is rejected',
      events: [submitted],
      end: { form: 'rejected', visibility: 'hidden' },
    },
    {
      title: '§5.25 security: a submit hides shown passwords',
      events: [typed(ready), revealed, submitted],
      end: { form: 'changed', visibility: 'hidden' },
    },
    {
      title: '§5.24 security: another change can follow the first',
      events: [typed(ready), submitted, typed(unconfirmed)],
      end: { form: 'editing', visibility: 'hidden' },
    },
  ],
};
