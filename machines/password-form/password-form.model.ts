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
  purpose:
    'Guides a customer to a password that is hard to guess, and keeps none of what is typed.',
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
    'passwords.concealed': [{}],
    'form.submitted': [{}],
  },
  invariants: {
    'of the passwords nothing is held but what is true of them': ({ context }) =>
      factsOf(context).every((fact) => ['boolean', 'number'].includes(typeof fact)),
    'nothing is said against passwords that meet every rule': ({ value, context }) =>
      value.form !== 'rejected' || !factsOf(context).every(Boolean),
    'once changed, nothing is known of the passwords any more': ({ value, context }) =>
      value.form !== 'changed' || !factsOf(context).some(Boolean),
  },
  steps: {
    'a submit hides the passwords': ({ event, after }) =>
      event.type !== 'form.submitted' || after.value.sight === 'hidden',
    'nothing is said against passwords before a submit': ({ before, event, after }) =>
      after.value.form !== 'rejected' ||
      before.value.form === 'rejected' ||
      event.type === 'form.submitted',
  },
  ignored: {
    'form.submitted': 'The passwords are hidden already.',
    'passwords.revealed': 'The passwords are shown already.',
    'passwords.concealed': 'The passwords are hidden already.',
  },
  journeys: [
    {
      title: '§3 security: passwords that meet every rule are taken, and forgotten',
      events: [typed(ready), submitted],
      end: { form: 'changed', sight: 'hidden' },
    },
    {
      title: '§3 security: passwords that differ are refused until they are the same',
      events: [typed(unconfirmed), submitted, typed(unconfirmed), typed(ready)],
      end: { form: 'editing', sight: 'hidden' },
    },
    {
      title: '§3 security: an empty form is refused',
      events: [submitted],
      end: { form: 'rejected', sight: 'hidden' },
    },
    {
      title: '§3 security: shown passwords are hidden by a submit',
      events: [typed(ready), revealed, submitted],
      end: { form: 'changed', sight: 'hidden' },
    },
    {
      title: '§3 security: after one change another can be begun',
      events: [typed(ready), submitted, typed(unconfirmed)],
      end: { form: 'editing', sight: 'hidden' },
    },
  ],
};
