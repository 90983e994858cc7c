import { assign, setup } from 'xstate';

export const passwordRules = ['long', 'unguessable', 'fresh', 'nameless', 'confirmed'] as const;
export type PasswordRule = (typeof passwordRules)[number];

/** Facts about the three passwords. The machine never receives the passwords themselves. */
export type PasswordFacts = {
  hasCurrent: boolean;
  /** The rules that the new password meets. */
  met: Record<PasswordRule, boolean>;
  /** From 0 (empty) to 4 (strong). */
  strength: number;
};
export type PasswordProblems = { current: boolean; next: PasswordRule | null; confirm: boolean };

type PasswordFormEvent =
  | { type: 'passwords.changed'; facts: PasswordFacts }
  | { type: 'passwords.revealed' }
  | { type: 'passwords.hidden' }
  | { type: 'form.submitted' };

const noFacts: PasswordFacts = {
  hasCurrent: false,
  met: { long: false, unguessable: false, fresh: false, nameless: false, confirmed: false },
  strength: 0,
};

/** Returns the problems by field; for the new password, the first broken rule. */
export const passwordProblems = ({ hasCurrent, met }: PasswordFacts): PasswordProblems => ({
  current: !hasCurrent,
  next: passwordRules.find((rule) => rule !== 'confirmed' && !met[rule]) ?? null,
  confirm: !met.confirmed,
});

/** The password form (specification §5.23); the sample workspace changes no password. */
export const passwordFormMachine = setup({
  types: { context: {} as { facts: PasswordFacts }, events: {} as PasswordFormEvent },
  actions: {
    setFacts: assign({ facts: (_, { facts }: { facts: PasswordFacts }) => facts }),
    clearFacts: assign({ facts: noFacts }),
  },
  guards: {
    isReady: ({ context: { facts } }) =>
      facts.hasCurrent && passwordRules.every((rule) => facts.met[rule]),
  },
}).createMachine({
  id: 'password-form',
  description: 'Checks a password change. The machine never receives a password.',
  context: { facts: noFacts },
  type: 'parallel',
  states: {
    form: {
      description: 'Validates the three fields.',
      initial: 'editing',
      on: {
        'passwords.changed': {
          target: '.editing',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.facts }) },
          description: 'Customer edits a field.',
        },
        'form.submitted': [
          { guard: 'isReady', target: '.changed', description: 'Customer submits a valid form.' },
          { target: '.rejected', description: 'A field is missing, or a rule is not met.' },
        ],
      },
      states: {
        editing: { description: 'Customer fills in the form; the page checks off each rule.' },
        rejected: {
          description: 'The form reports problems above the form and at each field.',
          on: {
            'passwords.changed': {
              actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.facts }) },
              description: 'Customer edits a field.',
            },
          },
          always: { guard: 'isReady', target: 'editing', description: 'Every rule is met.' },
        },
        changed: {
          description: 'The page clears the fields and confirms the change.',
          entry: 'clearFacts',
          on: { 'form.submitted': { description: 'A second press keeps the confirmation.' } },
        },
      },
    },
    visibility: {
      description: 'Shows or hides the passwords.',
      initial: 'hidden',
      states: {
        hidden: {
          description: 'Dots hide the passwords.',
          on: {
            'passwords.revealed': {
              target: 'shown',
              description: 'Customer presses Show.',
            },
          },
        },
        shown: {
          description: 'The passwords are in plain text.',
          on: {
            'passwords.hidden': { target: 'hidden', description: 'Customer presses Hide.' },
            'form.submitted': {
              target: 'hidden',
              description:
                'A submit hides the passwords, since browsers offer to save only hidden ones.',
            },
          },
        },
      },
    },
  },
});
