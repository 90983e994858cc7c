import assert from 'node:assert/strict';
import { profileWords as words } from '../../content/account';
import { sampleWorkspace, type Profile, type Workspace } from '../../content/sample/workspace';
import {
  profileProblems,
  type profileFormMachine,
} from '../../machines/profile-form/profile-form.machine';
import { button, textbox, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

type ProfileSubject = Subject<typeof profileFormMachine>;

const { labels } = words;
const { profile: sample } = sampleWorkspace;
const texts = ['firstName', 'lastName', 'email', 'company', 'jobTitle'] as const;
const states = [words.unsaved, words.saved, words.unkept];
const alert = { role: 'alert', text: new RegExp(words.errorTitle) };
const areSame = (one: Profile, other: Profile) =>
  Object.entries(one).every(([name, text]) => other[name as keyof Profile] === text);

/** `keeps`: whether this browser keeps anything at all. */
function withStorage(keeps: boolean): ProfileSubject {
  async function shows(eyes: Eyes, { stored, fields }: Record<'stored' | 'fields', Profile>) {
    for (const name of texts) await eyes.see(textbox(labels[name]), { value: fields[name] });
    await eyes.see({ role: 'combobox', name: labels.timeZone }, { value: fields.timeZone });
    if (!keeps) return;
    const kept = ((await eyes.stored('workspace')) ?? sampleWorkspace) as Workspace;
    assert.deepEqual(kept.profile, stored);
  }
  async function says(eyes: Eyes, said: string | null) {
    for (const text of states) {
      if (text === said) await eyes.see({ role: 'status', text });
      else await eyes.miss({ role: 'status', text });
    }
  }
  const showing =
    (said: string | null): ProfileSubject['promises']['clean'] & Function =>
    async (eyes, { context }) => {
      await shows(eyes, context);
      await says(eyes, said);
      await eyes.miss(alert);
    };

  return {
    path: '/account-setup',
    given: { storageDenied: !keeps },
    from: { input: { profile: sample } },
    opens: [{ type: 'profile.restored', profile: sample }],
    events: {
      'field.changed': {
        can: ({ change: { firstName } }, { context }) =>
          firstName !== context.fields.firstName || 'That stands in the field already.',
        act: (hands, { change: { firstName = '' } }) =>
          hands.fill(textbox(labels.firstName), firstName),
      },
      'profile.restored': {
        can: ({ profile }, { context }) => {
          if (!keeps) return 'A browser that keeps nothing shares nothing with another tab.';
          return !areSame(profile, context.stored) || 'The page knows that already.';
        },
        act: (hands, { profile }) => {
          const isReset = areSame(profile, sample);
          const written = { version: 1, ...sampleWorkspace, profile };
          return hands.otherTab('workspace', isReset ? null : written);
        },
      },
      'sample.reset': {
        async act(hands) {
          await hands.press(button('Reset sample data'));
          await hands.press(button('Reset everything'));
        },
        then: ({ profile }, { context }) =>
          areSame(context.stored, sample) ? [] : [{ type: 'profile.restored', profile }],
      },
      'changes.discarded': {
        can: (_, before) => before.hasTag('unsaved') || 'There are no changes to discard.',
        control: button(words.discard),
      },
      'form.submitted': {
        can: (_, { context: { fields } }) =>
          !areSame({ ...fields, firstName: fields.firstName.trim() }, sample) ||
          'What is kept without a change is kept by another profile as well.',
        async act(hands, _, before) {
          await hands.press(button(words.save));
          const isWrong = before.context.fields.firstName.trim() === '';
          if (isWrong) await hands.see(alert, { focused: true });
        },
        then: (_, __, { value, context: { stored, fields } }) => {
          if (value !== 'saving') return [];
          const echo = { type: 'profile.restored', profile: fields };
          const answer = { type: `xstate.${keeps ? 'done' : 'error'}.actor.keepProfile` };
          return areSame(fields, stored) ? [answer] : [echo, answer];
        },
      },
      'xstate.done.actor.keepProfile': 'The answer comes with the press.',
      'xstate.error.actor.keepProfile': 'The answer comes with the press.',
    },
    promises: {
      clean: showing(null),
      dirty: showing(words.unsaved),
      async rejected(eyes, { context }) {
        await shows(eyes, context);
        await says(eyes, words.unsaved);
        const problems = profileProblems(context.fields);
        for (const name of texts)
          await eyes.see(textbox(labels[name]), { invalid: name in problems });
        const { missing } = words.messages.firstName;
        await eyes.see({ role: 'link', name: missing, within: alert });
        await eyes.count({ role: 'link', within: alert }, 1);
      },
      saving: { unseen: 'It is over before a visitor could see it.' },
      saved: showing(words.saved),
      unkept: showing(words.unkept),
    },
    unreachable: { 'profile-form.saving': 'It is over before a visitor could do anything.' },
  };
}

export const subjects = [withStorage(true), withStorage(false)];
