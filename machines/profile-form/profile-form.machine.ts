import { assign, setup } from 'xstate';
import { profileTextLimit } from '../../content/account';
import type { Profile } from '../../content/sample/workspace';
import { emailProblem } from '../shared/email-address';
import { promiseToProvide } from '../shared/must-be-provided';

export type ProfileField = keyof Profile;
export type ProfileProblem = 'missing' | 'malformed' | 'tooLong';
export type ProfileProblems = Partial<Record<ProfileField, ProfileProblem>>;
/** `stored` is what this browser keeps, `fields` what stands in the form. */
type ProfileForm = { stored: Profile; fields: Profile };

type ProfileFormEvent =
  | { type: 'field.changed'; change: Partial<Profile> }
  | { type: 'profile.restored'; profile: Profile }
  | { type: 'sample.reset'; profile: Profile }
  | { type: 'changes.discarded' }
  | { type: 'form.submitted' };

const names = ['firstName', 'lastName', 'email', 'company', 'jobTitle', 'timeZone'] as const;
const required = ['firstName', 'lastName'] as const;

/** What keeps a profile from being saved, by field (specification §3); empty for nothing. */
export function profileProblems(fields: Profile): ProfileProblems {
  const problems: ProfileProblems = {};
  for (const name of required) if (fields[name].trim() === '') problems[name] = 'missing';
  const email = emailProblem(fields.email);
  if (email) problems.email = email;
  for (const name of names) if (fields[name].length > profileTextLimit) problems[name] = 'tooLong';
  return problems;
}

const isSame = (a: Profile, b: Profile) => names.every((name) => a[name] === b[name]);

/** What another tab has stored, but where this one has been typed into since. */
function merged({ stored, fields }: ProfileForm, profile: Profile): Profile {
  const typed = names.filter((name) => fields[name] !== stored[name]);
  return { ...profile, ...Object.fromEntries(typed.map((name) => [name, fields[name]])) };
}

const trimmed = (fields: Profile): Profile => ({
  ...fields,
  firstName: fields.firstName.trim(),
  lastName: fields.lastName.trim(),
  email: fields.email.trim(),
  company: fields.company.trim(),
  jobTitle: fields.jobTitle.trim(),
});

const submitsAgain = {
  'form.submitted': {
    target: 'saving',
    description: 'Nothing has changed since; it is kept once more.',
  },
} as const;
const discards = {
  'changes.discarded': {
    target: 'clean',
    actions: 'discardChanges',
    description: 'The customer goes back to what is kept.',
  },
} as const;

/** The profile form (specification §2): what is saved is kept in this browser, for all its tabs. */
export const profileFormMachine = setup({
  types: {
    context: {} as ProfileForm,
    events: {} as ProfileFormEvent,
    input: {} as { profile: Profile },
    tags: 'unsaved' as const,
  },
  actions: {
    setField: assign({
      fields: ({ context }, { change }: { change: Partial<Profile> }) => ({
        ...context.fields,
        ...change,
      }),
    }),
    takeOver: assign(({ context }, { profile }: { profile: Profile }) => ({
      stored: profile,
      fields: merged(context, profile),
    })),
    startOver: assign((_, { profile }: { profile: Profile }) => ({
      stored: profile,
      fields: profile,
    })),
    discardChanges: assign({ fields: ({ context }) => context.stored }),
    trimFields: assign({ fields: ({ context }) => trimmed(context.fields) }),
    rememberStored: assign({ stored: ({ context }) => context.fields }),
  },
  guards: {
    isComplete: ({ context }) => Object.keys(profileProblems(context.fields)).length === 0,
    isUnchanged: ({ context }) => isSame(context.fields, context.stored),
  },
  actors: { keepProfile: promiseToProvide<void, { profile: Profile }>('keepProfile') },
}).createMachine({
  id: 'profile-form',
  description: 'Who the customer is, and the time zone that all times are shown in.',
  context: ({ input }) => ({ stored: input.profile, fields: input.profile }),
  initial: 'clean',
  on: {
    'field.changed': {
      target: '.dirty',
      actions: { type: 'setField', params: ({ event }) => ({ change: event.change }) },
      description: 'The customer types or chooses.',
    },
    'profile.restored': {
      actions: { type: 'takeOver', params: ({ event }) => ({ profile: event.profile }) },
      description: 'Another tab has saved, or reset the sample; what is typed here stays.',
    },
    'sample.reset': {
      target: '.clean',
      actions: { type: 'startOver', params: ({ event }) => ({ profile: event.profile }) },
      description: 'The customer has reset the sample here, and knows that unsaved changes go too.',
    },
  },
  states: {
    clean: { description: 'The form shows what is kept.', on: submitsAgain },
    dirty: {
      description: 'Something in the form is not saved yet.',
      tags: 'unsaved',
      on: {
        ...discards,
        'form.submitted': [
          { guard: 'isComplete', target: 'saving', description: 'Nothing is missing.' },
          { target: 'rejected', description: 'Something is missing, malformed or too long.' },
        ],
      },
      always: {
        guard: 'isUnchanged',
        target: 'clean',
        description: 'The form shows what is kept again.',
      },
    },
    rejected: {
      description: 'What is wrong is said above the form and beside each field.',
      tags: 'unsaved',
      on: {
        'field.changed': {
          actions: { type: 'setField', params: ({ event }) => ({ change: event.change }) },
          description: 'The customer mends an answer.',
        },
        ...discards,
      },
      always: { guard: 'isComplete', target: 'dirty', description: 'Nothing is wrong any more.' },
    },
    saving: {
      description: 'The profile is being kept, without spaces around its answers.',
      entry: 'trimFields',
      invoke: {
        id: 'keepProfile',
        src: 'keepProfile',
        input: ({ context }) => ({ profile: context.fields }),
        onDone: {
          target: 'saved',
          actions: 'rememberStored',
          description: 'This browser keeps it, and all its tabs show it.',
        },
        onError: {
          target: 'unkept',
          actions: 'rememberStored',
          description: 'The browser keeps nothing; the profile holds for this page’s life.',
        },
      },
    },
    saved: { description: 'The page says that the profile is kept.' },
    unkept: {
      description: 'The page says that the profile will not outlive it.',
      on: submitsAgain,
    },
  },
});
