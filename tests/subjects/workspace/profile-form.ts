import { profileWords as words } from '#content/workspace/account.ts';
import { sampleWorkspace } from '#content/sample/workspace.ts';
import {
  profileProblems,
  type profileFormMachine,
} from '#machines/profile-form/profile-form.machine.ts';
import { fieldsOf } from '#machines/shared/draft.ts';
import { textbox } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';
import { draftDriver } from '../parts/draft';

type ProfileSubject = Subject<typeof profileFormMachine>;
type Promised = Extract<ProfileSubject['promises']['clean'], (...args: never[]) => unknown>;

const { labels } = words;
const texts = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const;
const alert = { role: 'alert', text: new RegExp(words.errorTitle) };

function withStorage(isStoring: boolean): ProfileSubject {
  const { events, seeState, ...frame } = draftDriver('profile', words, isStoring);
  const shows: Promised = async (eyes, snapshot, scene) => {
    const fields = fieldsOf(snapshot.context);
    const problems = snapshot.matches('rejected') ? profileProblems(fields) : {};
    for (const name of texts)
      await eyes.see(textbox(labels[name]), { value: fields[name], invalid: name in problems });
    await eyes.see({ role: 'combobox', name: labels.timeZone }, { value: fields.timeZone });
    await seeState(eyes, snapshot, scene, [words.saved]);
  };
  const showsNoProblem: Promised = async (eyes, snapshot, scene) => {
    await shows(eyes, snapshot, scene);
    await eyes.miss(alert);
  };

  return {
    ...frame,
    path: '/account-setup',
    from: { input: { record: sampleWorkspace.profile } },
    events: {
      ...events,
      'field.changed': {
        can: ({ change: { firstName } }, { context }) =>
          firstName !== fieldsOf(context).firstName || 'The field holds that already.',
        act: (hands, { change: { firstName = '' } }) =>
          hands.fill(textbox(labels.firstName), firstName),
      },
      'form.submitted': {
        ...events['form.submitted'],
        async act(hands, _, { context }) {
          await events['form.submitted'].act(hands);
          if (fieldsOf(context).firstName.trim() === '') await hands.see(alert, { focused: true });
        },
      },
    },
    promises: {
      clean: showsNoProblem,
      dirty: showsNoProblem,
      async rejected(eyes, snapshot, scene) {
        await shows(eyes, snapshot, scene);
        const { missing } = words.messages.firstName;
        await eyes.see({ role: 'link', name: missing, within: alert });
        await eyes.count({ role: 'link', within: alert }, 1);
      },
      saved: showsNoProblem,
    },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
