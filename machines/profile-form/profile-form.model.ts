import { sampleWorkspace } from '../../content/sample/workspace';
import type { About, Model } from '../model';
import type { profileFormMachine } from './profile-form.machine';

const { profile } = sampleWorkspace;
const changed = (change: Partial<typeof profile>) => ({ type: 'field.changed', change }) as const;
const submitted = { type: 'form.submitted' } as const;
const kept = { type: 'xstate.done.actor.keepProfile' } as const;
const elsewhere = { ...profile, company: 'Ridge County Power', jobTitle: 'Planner' };

export const about: About = {
  title: 'Profile form',
  purpose: 'Lets a customer say who they are and which clock to follow, without losing a word.',
  where: { routes: ['/account-setup'], view: 'The form in the section Profile' },
};

export const model: Model<typeof profileFormMachine> = {
  input: { profile },
  events: {
    'field.changed': [
      { change: { firstName: '' } },
      { change: { firstName: ' Ana ' } },
      { change: { firstName: profile.firstName } },
    ],
    'profile.restored': [{ profile }, { profile: elsewhere }],
    'sample.reset': [{ profile }],
    'changes.discarded': [{}],
    'form.submitted': [{}],
    'xstate.done.actor.keepProfile': [{}],
    'xstate.error.actor.keepProfile': [{ error: 'this browser does not keep it' }],
  },
  invariants: {
    'a form that is clean or saved shows what is kept': ({ value, context }) =>
      !['clean', 'saved', 'unkept'].includes(value) ||
      JSON.stringify(context.fields) === JSON.stringify(context.stored),
    'nobody is saved without a name': ({ context }) => context.stored.firstName.length > 0,
    'no space around an answer is kept': ({ context }) =>
      JSON.stringify(context.stored).search(/" | "/) === -1,
    'only what is not saved yet is warned about': (snapshot) =>
      snapshot.hasTag('unsaved') === ['dirty', 'rejected'].includes(snapshot.value),
    'something is wrong where it says so': ({ value, context: { fields } }) =>
      value !== 'rejected' ||
      [fields.firstName, fields.lastName].some((name) => name.trim() === '') ||
      fields.email.endsWith('@'),
  },
  steps: {
    'only a submit keeps the profile': ({ event, effects }) =>
      !effects.includes('keepProfile') || event.type === 'form.submitted',
    'what is typed here outlives what another tab saves': ({ before, event, after }) =>
      event.type !== 'profile.restored' ||
      before.context.fields.firstName === before.context.stored.firstName ||
      after.context.fields.firstName === before.context.fields.firstName,
  },
  ignored: {
    'changes.discarded': 'There are no changes to discard, or they are being kept.',
    'form.submitted': 'What is wrong is said already, or the profile is kept, or being kept.',
  },
  journeys: [
    {
      title: '§2 profile: what is saved is kept, without spaces around it',
      events: [changed({ firstName: ' Ana ' }), submitted, kept],
      end: 'saved',
      context: { stored: { ...profile, firstName: 'Ana' } },
      effects: ['keepProfile'],
    },
    {
      title: '§2 profile: no field is kept with spaces around it',
      events: [
        changed({
          firstName: ' Ana',
          lastName: 'Ruiz ',
          email: ' ana@example.net ',
          company: ' Ridge County Fiber ',
          jobTitle: ' Planner ',
        }),
        submitted,
        kept,
      ],
      end: 'saved',
      context: {
        stored: {
          ...profile,
          firstName: 'Ana',
          lastName: 'Ruiz',
          email: 'ana@example.net',
          company: 'Ridge County Fiber',
          jobTitle: 'Planner',
        },
      },
      effects: ['keepProfile'],
    },
    {
      title: '§2 profile: a name that is missing is said, and nothing is kept',
      events: [changed({ lastName: '  ' }), submitted],
      end: 'rejected',
      context: { stored: profile },
      effects: [],
    },
    {
      title: '§2 profile: what was wrong is no longer said once it is right',
      events: [changed({ email: 'dana@' }), submitted, changed({ email: 'dana@example.net' })],
      end: 'dirty',
    },
    {
      title: '§2 profile: a change that is taken back by hand leaves nothing to save',
      events: [changed({ jobTitle: '' }), changed({ jobTitle: profile.jobTitle })],
      end: 'clean',
    },
    {
      title: '§2 profile: changes can be discarded',
      events: [changed({ firstName: '' }), submitted, { type: 'changes.discarded' }],
      end: 'clean',
      context: { fields: profile },
    },
    {
      title: '§2 profile: a browser that keeps nothing is told',
      events: [
        changed({ firstName: 'Ana' }),
        submitted,
        { type: 'xstate.error.actor.keepProfile' },
      ],
      end: 'unkept',
      context: { fields: { ...profile, firstName: 'Ana' } },
    },
    {
      title: '§2 profile: what another tab saves is followed, but for what is typed here',
      events: [changed({ jobTitle: 'Engineer' }), { type: 'profile.restored', profile: elsewhere }],
      end: 'dirty',
      context: { stored: elsewhere, fields: { ...elsewhere, jobTitle: 'Engineer' } },
    },
    {
      title: '§2 profile: a form that is clean follows another tab as a whole',
      events: [{ type: 'profile.restored', profile: elsewhere }],
      end: 'clean',
      context: { fields: elsewhere },
    },
    {
      title:
        '§2 profile: after a reset of the sample nothing that was typed is left, right or wrong',
      events: [
        changed({ firstName: '' }),
        submitted,
        { type: 'profile.restored', profile: elsewhere },
        { type: 'sample.reset', profile },
      ],
      end: 'clean',
      context: { stored: profile, fields: profile },
      effects: [],
    },
    {
      title: '§2 profile: a second press while it is saved keeps it once',
      events: [changed({ firstName: 'Ana' }), submitted, submitted],
      end: 'saving',
      effects: ['keepProfile'],
    },
  ],
};
