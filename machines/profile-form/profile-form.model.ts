import { sampleWorkspace } from '#content/sample/workspace.ts';
import type { About, Model } from '../model';
import { fieldsOf } from '../shared/draft';
import { isSame } from '../shared/merged';
import { profileProblems, type profileFormMachine } from './profile-form.machine';

const { profile } = sampleWorkspace;
const changed = (change: Partial<typeof profile>) =>
  ({ type: 'field.changed', change, record: profile }) as const;
const submitted = { type: 'form.submitted', record: profile } as const;
const discarded = { type: 'changes.discarded' } as const;
const storedElsewhere = (change: Partial<typeof profile>) =>
  ({ type: 'store.changed', record: { ...profile, ...change } }) as const;

export const about: About = {
  title: 'Profile form',
  purpose: 'Holds a customer’s profile changes until they are saved or discarded.',
  where: { routes: ['/account-setup'], view: 'The form in the section Profile' },
};

export const model: Model<typeof profileFormMachine> = {
  events: {
    'field.changed': ['', ' Ana ', 'Ana', profile.firstName].map((firstName) =>
      changed({ firstName }),
    ),
    'form.submitted': [submitted],
    'changes.discarded': [{}],
    'store.changed': [{}, { company: 'Ridge County Power' }, { firstName: 'Ana' }].map(
      storedElsewhere,
    ),
    'sample.reset': [{}],
    'xstate.after.notice.profile-form.saved': [{}],
  },
  invariants: {
    'a rejected form has a problem': ({ value, context }) =>
      value !== 'rejected' || !isSame(profileProblems(fieldsOf(profile, context)), {}),
  },
  steps: {
    'the form has unsaved changes exactly when a field differs from the store': ({
      event,
      after,
    }) =>
      !('record' in event && event.record) ||
      after.hasTag('unsaved') === !isSame(fieldsOf(event.record, after.context), event.record),
    'a change in another tab keeps edited fields': ({ before, event, after }) =>
      event.type !== 'store.changed' ||
      isSame(fieldsOf(event.record, after.context), fieldsOf(event.record, before.context)),
    'only a submit stores the profile, and only a valid one': ({ before, event, effects }) =>
      !effects.includes('storeRecord') ||
      (event.type === 'form.submitted' &&
        event.record !== undefined &&
        isSame(profileProblems(fieldsOf(event.record, before.context)), {})),
  },
  ignored: { 'store.changed': 'Nothing is edited, or an edited field has a problem.' },
  journeys: [
    {
      title: '§4.70 profile: changes are stored without surrounding spaces',
      events: [
        changed({ firstName: ' Ana', lastName: 'Ruiz ', email: ' ana@example.net ' }),
        changed({ company: ' Ridge County Fiber ', jobTitle: ' Planner ' }),
        submitted,
      ],
      end: 'saved',
      context: { base: null, edits: {} },
      effects: ['watchStore', 'storeRecord'],
      effectInputs: {
        storeRecord: {
          record: profile,
          fields: {
            ...profile,
            firstName: 'Ana',
            lastName: 'Ruiz',
            email: 'ana@example.net',
            company: 'Ridge County Fiber',
            jobTitle: 'Planner',
          },
        },
      },
    },
    {
      title: '§5.15 profile: a missing name is rejected',
      events: [changed({ lastName: '  ' }), submitted],
      end: 'rejected',
      effects: ['watchStore'],
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
      context: { base: null, edits: {} },
    },
    {
      title: '§4.66 profile: the form follows another tab except in edited fields',
      events: [changed({ jobTitle: 'Engineer' }), storedElsewhere({ jobTitle: 'Planner' })],
      end: 'dirty',
      context: { base: profile, edits: { jobTitle: 'Engineer' } },
    },
    {
      title: '§4.68 profile: a sample reset discards every edit',
      events: [changed({ firstName: '' }), submitted, { type: 'sample.reset' }],
      end: 'clean',
      context: { base: null, edits: {} },
      effects: ['watchStore'],
    },
    {
      title: '§4.66 profile: saving without changes stores the profile again',
      events: [submitted, submitted],
      end: 'saved',
      effects: ['watchStore', 'storeRecord', 'storeRecord'],
    },
  ],
};
