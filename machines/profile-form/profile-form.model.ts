import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { About, Model } from '../model';
import { fieldsOf } from '../shared/draft';
import type { profileFormMachine } from './profile-form.machine';

const { profile } = sampleWorkspace;
const changed = (change: Partial<typeof profile>) => ({ type: 'field.changed', change }) as const;
const submitted = { type: 'form.submitted' } as const;
const discarded = { type: 'changes.discarded' } as const;
const elsewhere = { ...profile, company: 'Ridge County Power', jobTitle: 'Planner' };
const storeChanged = { type: 'store.changed', record: elsewhere } as const;
const watching = ['watchStore'];

export const about: About = {
  title: 'Profile form',
  purpose: 'Holds a customer’s profile changes until they are saved or discarded.',
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
    'the form has unsaved changes exactly when a field differs from the store': (snapshot) =>
      snapshot.hasTag('unsaved') ===
      (JSON.stringify(fieldsOf(snapshot.context)) !== JSON.stringify(snapshot.context.stored)),
    'a stored profile has a first name': ({ context }) => context.stored.firstName.length > 0,
    'stored values have no surrounding spaces': ({ context }) =>
      JSON.stringify(context.stored).search(/" | "/) === -1,
    'a rejected form has a problem': ({ value, context }) => {
      const { firstName, lastName, email } = fieldsOf(context);
      const isMissing = [firstName, lastName].some((name) => name.trim() === '');
      return value !== 'rejected' || isMissing || email.endsWith('@');
    },
  },
  steps: {
    'only a submit stores the profile': ({ event, effects }) =>
      !effects.includes('storeRecord') || event.type === 'form.submitted',
    'a change in another tab keeps edited fields': ({ before, event, after }) =>
      event.type !== 'store.changed' ||
      before.context.edits.firstName === undefined ||
      fieldsOf(after.context).firstName === fieldsOf(before.context).firstName,
    'a change in another tab updates every other field': ({ event, after }) =>
      event.type !== 'store.changed' ||
      fieldsOf(after.context).company === event.record.company ||
      after.context.edits.company !== undefined,
  },
  journeys: [
    {
      title: '§4.70 profile: changes are stored without surrounding spaces',
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
      title: '§5.15 profile: a missing name is rejected',
      events: [changed({ lastName: '  ' }), submitted],
      end: 'rejected',
      context: { stored: profile },
      effects: watching,
    },
    {
      title: '§5.8 profile: a problem is reported until it is corrected',
      events: [
        changed({ email: 'dana@' }),
        submitted,
        changed({ email: 'dana@e' }),
        changed({ email: 'dana@example.net' }),
      ],
      end: 'dirty',
    },
    {
      title: '§4.69 profile: reverting a change leaves nothing to save',
      events: [changed({ jobTitle: '' }), changed({ jobTitle: profile.jobTitle })],
      end: 'clean',
    },
    {
      title: '§4.68 profile: changes can be discarded',
      events: [changed({ firstName: '' }), submitted, discarded],
      end: 'clean',
      context: { stored: profile, edits: {} },
    },
    {
      title: '§4.66 profile: the form follows another tab except in edited fields',
      events: [changed({ jobTitle: 'Engineer' }), storeChanged],
      end: 'dirty',
      context: { stored: elsewhere, base: profile, edits: { jobTitle: 'Engineer' } },
    },
    {
      title: '§4.66 profile: a form without edits follows another tab completely',
      events: [storeChanged],
      end: 'clean',
      context: { stored: elsewhere, base: elsewhere },
    },
    {
      title: '§4.68 profile: a sample reset discards every edit',
      events: [
        changed({ firstName: '' }),
        submitted,
        storeChanged,
        { type: 'sample.reset', record: profile },
      ],
      end: 'clean',
      context: { stored: profile, edits: {} },
      effects: watching,
    },
    {
      title: '§4.66 profile: saving without changes stores the profile again',
      events: [submitted, submitted],
      end: 'saved',
      effects: [...watching, 'storeRecord', 'storeRecord'],
    },
  ],
};
