import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { About, Model } from '../model';
import { fieldsOf } from '../shared/draft';
import type { profileFormMachine } from './profile-form.machine';

const { profile } = sampleWorkspace;
const changed = (change: Partial<typeof profile>) => ({ type: 'field.changed', change }) as const;
const submitted = { type: 'form.submitted' } as const;
const discarded = { type: 'changes.discarded' } as const;
const elsewhere = { ...profile, company: 'Ridge County Power', jobTitle: 'Planner' };
const followed = { type: 'store.changed', record: elsewhere } as const;
const watching = ['watchStore'];

export const about: About = {
  title: 'Profile form',
  purpose: 'Lets a customer say who they are and which clock to follow, without losing a word.',
  where: { routes: ['/account-setup'], view: 'The form in the section Profile' },
};

export const model: Model<typeof profileFormMachine> = {
  input: { record: profile },
  events: {
    'field.changed': [
      { change: { firstName: '' } },
      { change: { firstName: ' Ana ' } },
      { change: { firstName: profile.firstName } },
    ],
    'form.submitted': [{}],
    'changes.discarded': [{}],
    'store.changed': [
      { record: profile },
      { record: elsewhere },
      { record: { ...profile, firstName: 'Ana' } },
    ],
    'sample.reset': [{ record: profile }],
    'xstate.after.notice.profile-form.saved': [{}],
  },
  invariants: {
    'a form has unsaved changes exactly when a field differs from the store': (snapshot) =>
      snapshot.hasTag('unsaved') ===
      (JSON.stringify(fieldsOf(snapshot.context)) !== JSON.stringify(snapshot.context.stored)),
    'a profile without a name is never stored': ({ context }) =>
      context.stored.firstName.length > 0,
    'spaces around an answer are never stored': ({ context }) =>
      JSON.stringify(context.stored).search(/" | "/) === -1,
    'a problem is reported only while there is one': ({ value, context }) => {
      const { firstName, lastName, email } = fieldsOf(context);
      const isMissing = [firstName, lastName].some((name) => name.trim() === '');
      return value !== 'rejected' || isMissing || email.endsWith('@');
    },
  },
  steps: {
    'only a submit stores the profile': ({ event, effects }) =>
      !effects.includes('storeRecord') || event.type === 'form.submitted',
    'what another tab stores leaves edited fields alone': ({ before, event, after }) =>
      event.type !== 'store.changed' ||
      before.context.edits.firstName === undefined ||
      fieldsOf(after.context).firstName === fieldsOf(before.context).firstName,
    'what another tab stores shows in every other field': ({ event, after }) =>
      event.type !== 'store.changed' ||
      fieldsOf(after.context).company === event.record.company ||
      after.context.edits.company !== undefined,
  },
  journeys: [
    {
      title: '§2 profile: changes are stored, without spaces around any answer',
      events: [
        changed({ firstName: ' Ana', lastName: 'Ruiz ', email: ' ana@example.net ' }),
        changed({ company: ' Ridge County Fiber ', jobTitle: ' Planner ' }),
        submitted,
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
      effects: [...watching, 'storeRecord'],
    },
    {
      title: '§2 profile: a missing name is reported, and nothing is stored',
      events: [changed({ lastName: '  ' }), submitted],
      end: 'rejected',
      context: { stored: profile },
      effects: watching,
    },
    {
      title: '§2 profile: a problem is reported until it is corrected',
      events: [
        changed({ email: 'dana@' }),
        submitted,
        changed({ email: 'dana@e' }),
        changed({ email: 'dana@example.net' }),
      ],
      end: 'dirty',
    },
    {
      title: '§2 profile: a change that is typed back leaves nothing to save',
      events: [changed({ jobTitle: '' }), changed({ jobTitle: profile.jobTitle })],
      end: 'clean',
    },
    {
      title: '§2 profile: changes can be discarded',
      events: [changed({ firstName: '' }), submitted, discarded],
      end: 'clean',
      context: { stored: profile, edits: {} },
    },
    {
      title: '§2 profile: a form follows another tab, except in edited fields',
      events: [changed({ jobTitle: 'Engineer' }), followed],
      end: 'dirty',
      context: { stored: elsewhere, base: profile, edits: { jobTitle: 'Engineer' } },
    },
    {
      title: '§2 profile: a form without changes follows another tab as a whole',
      events: [followed],
      end: 'clean',
      context: { stored: elsewhere, base: elsewhere },
    },
    {
      title: '§2 profile: a reset of the sample drops every edit, right or wrong',
      events: [
        changed({ firstName: '' }),
        submitted,
        followed,
        { type: 'sample.reset', record: profile },
      ],
      end: 'clean',
      context: { stored: profile, edits: {} },
      effects: watching,
    },
    {
      title: '§2 profile: a press without changes stores the profile again',
      events: [submitted, submitted],
      end: 'saved',
      effects: [...watching, 'storeRecord', 'storeRecord'],
    },
  ],
};
