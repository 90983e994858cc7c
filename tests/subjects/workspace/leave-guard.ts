import assert from 'node:assert/strict';
import { profileWords } from '#content/workspace/account.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts';
import { button, textbox, type Find, type Hands } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';

type LeaveGuard = Subject<typeof leaveGuardMachine>;

interface Place {
  path: string;
  words: { title: string; text: string; stay: string; leave: string; save: string };
  field: Find;
  kept: (workspace: Workspace) => string;
  /** What is shown, and focused, where the work can't be saved. */
  problem: Find;
  complaint: Find;
}

const away = '/sign-in';
const { labels, messages } = profileWords;

const places: Place[] = [
  {
    path: '/chatbot-setup',
    words: chatbotSetup.leaving,
    field: textbox(chatbotSetup.labels.name),
    kept: ({ chatbot }) => chatbot.name,
    problem: textbox(chatbotSetup.labels.name),
    complaint: { text: chatbotSetup.missing.name },
  },
  {
    path: '/account-setup',
    words: profileWords.leaving,
    field: textbox(labels.firstName),
    kept: ({ profile }) => profile.firstName,
    problem: { role: 'alert', text: new RegExp(profileWords.errorTitle) },
    complaint: { role: 'link', name: messages.firstName.missing },
  },
];

function guarding(place: Place, isComplete: boolean): LeaveGuard {
  const { path, words, field, problem, complaint } = place;
  const dialog = { role: 'dialog', name: words.title };
  const isAsked = (_: unknown, { value }: { value: string }) =>
    value === 'asking' || 'Nothing was asked.';
  const kept = async (hands: Hands) =>
    place.kept(((await hands.stored('workspace')) ?? sampleWorkspace) as Workspace);

  /** Work that is not saved yet, and other than what was saved before. */
  async function work(hands: Hands) {
    const old = await kept(hands);
    await hands.fill(field, isComplete ? (old === 'Day' ? 'Night' : 'Day') : ' ');
  }

  return {
    path,
    prepare: work,
    scene: {
      start: { isAway: false },
      next: ({ isAway }, { type }) => ({
        isAway:
          type === 'leave.confirmed' ||
          (type === 'leave.saved' && isComplete) ||
          (isAway && type !== 'leave.asked'),
      }),
    },
    events: {
      'leave.asked': {
        can: (_, { value }) =>
          value !== 'asking' || 'The dialog covers everything that leads elsewhere.',
        async act(hands, _, __, { isAway }) {
          if (isAway) {
            await hands.go(path);
            await work(hands);
          }
          await hands.press(button('Logout'));
          await hands.address(path);
        },
      },
      'leave.dismissed': {
        can: isAsked,
        control: button(words.stay),
        async act(hands) {
          await hands.press(button(words.stay));
          await hands.address(path);
          await hands.see(field, { value: /^(Day|Night| )$/ });
        },
      },
      'leave.confirmed': {
        can: isAsked,
        control: button(words.leave),
        async act(hands) {
          const before = await kept(hands);
          await hands.press(button(words.leave));
          await hands.address(away);
          assert.equal(await kept(hands), before, 'nothing is saved');
        },
      },
      'leave.saved': {
        can: isAsked,
        control: button(words.save),
        async act(hands) {
          const before = await kept(hands);
          await hands.press(button(words.save));
          await hands.address(isComplete ? away : path);
          assert.equal((await kept(hands)) !== before, isComplete, 'what is saved');
        },
        then: () => [{ type: 'xstate.done.actor.saveWork', output: { isSaved: isComplete } }],
      },
      'xstate.done.actor.saveWork': 'The answer comes with the press.',
    },
    promises: {
      idle: (eyes) => eyes.miss(dialog),
      async asking(eyes) {
        await eyes.see(dialog);
        await eyes.see({ text: words.text, within: dialog });
      },
      saving: { unseen: 'It is over before a visitor could see it.' },
      async refused(eyes) {
        await eyes.miss(dialog);
        await eyes.see(problem, { focused: true });
        await eyes.see(complaint);
      },
    },
    unreachable: { 'leave-guard.saving': 'It is over before a visitor could do anything.' },
  };
}

export const subjects = places.flatMap((place) => [guarding(place, true), guarding(place, false)]);
