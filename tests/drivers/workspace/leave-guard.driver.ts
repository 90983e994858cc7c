import assert from 'node:assert/strict';
import { profileWords } from '#content/workspace/account.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts';
import { button, textbox, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

type LeaveGuard = MachineDriver<typeof leaveGuardMachine>;

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
  const kept = async (driver: Driver) =>
    place.kept(((await driver.stored('workspace')) ?? sampleWorkspace) as Workspace);

  /** Work that is not saved yet, and other than what was saved before. */
  async function work(driver: Driver) {
    const old = await kept(driver);
    await driver.fill(field, isComplete ? (old === 'Day' ? 'Night' : 'Day') : ' ');
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
        async act(driver, _, __, { isAway }) {
          if (isAway) {
            await driver.navigate(path);
            await work(driver);
          }
          await driver.click(button('Logout'));
          await driver.expectAddress(path);
        },
      },
      'leave.dismissed': {
        can: isAsked,
        control: button(words.stay),
        async act(driver) {
          await driver.click(button(words.stay));
          await driver.expectAddress(path);
          await driver.expectVisible(field, { value: /^(Day|Night| )$/ });
        },
      },
      'leave.confirmed': {
        can: isAsked,
        control: button(words.leave),
        async act(driver) {
          const before = await kept(driver);
          await driver.click(button(words.leave));
          await driver.expectAddress(away);
          assert.equal(await kept(driver), before, 'nothing is saved');
        },
      },
      'leave.saved': {
        can: isAsked,
        control: button(words.save),
        async act(driver) {
          const before = await kept(driver);
          await driver.click(button(words.save));
          await driver.expectAddress(isComplete ? away : path);
          assert.equal((await kept(driver)) !== before, isComplete, 'what is saved');
        },
        then: () => [{ type: 'xstate.done.actor.saveWork', output: { isSaved: isComplete } }],
      },
      'xstate.done.actor.saveWork': 'The answer comes with the press.',
    },
    stateAssertions: {
      idle: (page) => page.expectAbsent(dialog),
      async asking(page) {
        await page.expectVisible(dialog);
        await page.expectVisible({ text: words.text, within: dialog });
      },
      saving: { unseen: 'It is over before a visitor could see it.' },
      async refused(page) {
        await page.expectAbsent(dialog);
        await page.expectVisible(problem, { focused: true });
        await page.expectVisible(complaint);
      },
    },
    unreachable: { 'leave-guard.saving': 'It is over before a visitor could do anything.' },
  };
}

export const machineDrivers = places.flatMap((place) => [
  guarding(place, true),
  guarding(place, false),
]);
