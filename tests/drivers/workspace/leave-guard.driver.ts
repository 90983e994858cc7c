import assert from 'node:assert/strict';
import { profileWords } from '#content/workspace/account.ts';
import { chatbotSetup } from '#content/workspace/chatbot-setup.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { leaveGuardMachine } from '#machines/leave-guard/leave-guard.machine.ts';
import { button, textbox, type Find, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

type LeaveGuard = MachineDriver<typeof leaveGuardMachine>;

interface GuardedPage {
  path: string;
  words: { title: string; text: string; stay: string; leave: string; save: string };
  field: Find;
  saved: (workspace: Workspace) => string;
  /** The element that is shown and focused if saving fails. */
  problem: Find;
  message: Find;
}

const away = '/sign-in';
const { labels, messages } = profileWords;

const guardedPages: GuardedPage[] = [
  {
    path: '/chatbot-setup',
    words: chatbotSetup.leaving,
    field: textbox(chatbotSetup.labels.name),
    saved: ({ chatbot }) => chatbot.name,
    problem: textbox(chatbotSetup.labels.name),
    message: { text: chatbotSetup.missing.name },
  },
  {
    path: '/account-setup',
    words: profileWords.leaving,
    field: textbox(labels.firstName),
    saved: ({ profile }) => profile.firstName,
    problem: { role: 'alert', text: new RegExp(profileWords.errorTitle) },
    message: { role: 'link', name: messages.firstName.missing },
  },
];

function guarding(guardedPage: GuardedPage, isComplete: boolean): LeaveGuard {
  const { path, words, field, problem, message } = guardedPage;
  const dialog = { role: 'dialog', name: words.title };
  const isAsked = (_: unknown, { value }: { value: string }) =>
    value === 'confirming' || 'The dialog is closed.';
  const saved = async (driver: Driver) =>
    guardedPage.saved(((await driver.stored('workspace')) ?? sampleWorkspace) as Workspace);

  /** Changes the field without saving. */
  async function edit(driver: Driver) {
    const before = await saved(driver);
    await driver.fill(field, isComplete ? (before === 'Day' ? 'Night' : 'Day') : ' ');
  }

  return {
    path,
    prepare: edit,
    scene: {
      start: { isAway: false },
      next: ({ isAway }, { type }) => ({
        isAway:
          type === 'leave.confirmed' ||
          (type === 'save.requested' && isComplete) ||
          (isAway && type !== 'leave.requested'),
      }),
    },
    events: {
      'leave.requested': {
        can: (_, { value }) => value !== 'confirming' || 'The dialog covers every link.',
        async act(driver, _, __, { isAway }) {
          if (isAway) {
            await driver.navigate(path);
            await edit(driver);
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
          const before = await saved(driver);
          await driver.click(button(words.leave));
          await driver.expectAddress(away);
          assert.equal(await saved(driver), before, 'nothing is saved');
        },
      },
      'save.requested': {
        can: isAsked,
        control: button(words.save),
        async act(driver) {
          const before = await saved(driver);
          await driver.click(button(words.save));
          await driver.expectAddress(isComplete ? away : path);
          assert.equal((await saved(driver)) !== before, isComplete, 'saved if valid');
        },
        then: () => [{ type: 'xstate.done.actor.saveWork', output: { isSaved: isComplete } }],
      },
      'xstate.done.actor.saveWork': 'The result arrives with the click.',
      'xstate.error.actor.saveWork': 'No save of these pages breaks off.',
    },
    stateAssertions: {
      idle: (page) => page.expectAbsent(dialog),
      async confirming(page) {
        await page.expectVisible(dialog);
        await page.expectVisible({ text: words.text, within: dialog });
      },
      saving: { unseen: 'It ends before the next paint.' },
      failed: { unseen: 'tests/views/leave-guard.test.tsx shows it.' },
      async refused(page) {
        await page.expectAbsent(dialog);
        await page.expectVisible(problem, { focused: true });
        await page.expectVisible(message);
      },
    },
    unreachable: {
      'leave-guard.saving': 'It ends before a visitor can act.',
      'leave-guard.failed': 'No save of these pages breaks off.',
    },
  };
}

const [first, ...others] = guardedPages;
export const machineDrivers = [
  guarding(first!, true),
  guarding(first!, false),
  ...others.map((guardedPage) => guarding(guardedPage, true)),
];
