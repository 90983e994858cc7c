import { assign, setup } from 'xstate';

export const passwordRules = ['long', 'unguessable', 'fresh', 'nameless', 'confirmed'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** What is true of the three passwords. The form never learns the passwords themselves. */
export type PasswordFacts = {
  hasCurrent: boolean;
  /** Which rules the new password meets. */
  met: Record<PasswordRule, boolean>;
  /** From 0, nothing typed, to 4, strong. */
  strength: number;
};
export type PasswordProblems = { current: boolean; next: PasswordRule | null; confirm: boolean };

type PasswordFormEvent =
  | { type: 'passwords.changed'; facts: PasswordFacts }
  | { type: 'passwords.revealed' }
  | { type: 'passwords.concealed' }
  | { type: 'form.submitted' };

const noFacts: PasswordFacts = {
  hasCurrent: false,
  met: { long: false, unguessable: false, fresh: false, nameless: false, confirmed: false },
  strength: 0,
};

/** Returns what keeps a password from being changed: of the new one, the first rule it breaks. */
export const passwordProblems = ({ hasCurrent, met }: PasswordFacts): PasswordProblems => ({
  current: !hasCurrent,
  next: passwordRules.find((rule) => rule !== 'confirmed' && !met[rule]) ?? null,
  confirm: !met.confirmed,
});

/** The form that changes a password (specification §3); in this sample it changes nothing. */
export const passwordFormMachine = setup({
  types: { context: {} as { facts: PasswordFacts }, events: {} as PasswordFormEvent },
  actions: {
    setFacts: assign({ facts: (_, { facts }: { facts: PasswordFacts }) => facts }),
    forgetFacts: assign({ facts: noFacts }),
  },
  guards: {
    isReady: ({ context: { facts } }) =>
      facts.hasCurrent && passwordRules.every((rule) => facts.met[rule]),
  },
}).createMachine({
  id: 'password-form',
  description: 'The form that changes a password. It never learns a password itself.',
  context: { facts: noFacts },
  type: 'parallel',
  states: {
    form: {
      description: 'How far the customer is on the way to another password.',
      initial: 'editing',
      on: {
        'passwords.changed': {
          target: '.editing',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.facts }) },
          description: 'The customer types or pastes into one of the fields.',
        },
        'form.submitted': [
          { guard: 'isReady', target: '.changed', description: 'Every rule is met.' },
          { target: '.rejected', description: 'Something is missing, or a rule is not met.' },
        ],
      },
      states: {
        editing: { description: 'The rules are ticked off as they are met.' },
        rejected: {
          description: 'What is wrong is said above the form and beside each field.',
          on: {
            'passwords.changed': {
              actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.facts }) },
              description: 'The customer mends an answer.',
            },
          },
          always: { guard: 'isReady', target: 'editing', description: 'Every rule is met.' },
        },
        changed: {
          description: 'The page empties the fields and says what would have happened.',
          entry: 'forgetFacts',
        },
      },
    },
    sight: {
      description: 'Whether the passwords can be read on the screen.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Dots stand for the passwords.',
          on: {
            'passwords.revealed': {
              target: 'shown',
              description: 'The customer wants to check what is typed.',
            },
          },
        },
        shown: {
          description: 'The passwords stand there in plain text.',
          on: {
            'passwords.concealed': { target: 'hidden', description: 'The customer has seen it.' },
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
