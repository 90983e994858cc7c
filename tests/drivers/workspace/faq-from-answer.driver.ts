import assert from 'node:assert/strict';
import { faqFromAnswerWords as words } from '#content/workspace/faq-from-answer.ts';
import { sampleWorkspace, type Workspace } from '#content/sample/workspace.ts';
import type { faqFromAnswerMachine } from '#machines/faq-from-answer/faq-from-answer.machine.ts';
// Loads the lazy modules before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import '#src/features/workspace/conversations/faq-from-answer/AddToFaq.tsx';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button, textbox, type Assertions } from '#tests/models/driver.ts';
import { anyText, type MachineDriver } from '#tests/models/machine-driver.ts';

const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
const dialog = { role: 'dialog', name: words.title };
const [question, answer] = [textbox(words.question), textbox(words.answer)];
const text = 'The $99 is credited to your next bill.';
const sentAt = '2026-11-20T23:59:59.000Z';
const answered = {
  ...sampleWorkspace,
  answers: [{ conversationId: waiting.id, draft: '', response: { text, sentAt } }],
};

async function expectEntries(page: Assertions, added: { question: string; answer: string } | null) {
  const { faq } = (await page.stored('workspace')) as Workspace;
  const before = sampleWorkspace.faq.entries;
  const last = faq.entries.find((entry) => entry.question === added?.question);
  assert.equal(last?.answer, added?.answer);
  if (added === null) assert.deepEqual(faq.entries, before);
}

const isOpen = (value: unknown) => value === 'editing' || value === 'rejected';

export const machineDriver: MachineDriver<typeof faqFromAnswerMachine> = {
  path: `/conversations?open=${waiting.id}`,
  setting: { stored: { workspace: writtenWorkspace(answered) } },
  events: {
    'dialog.opened': {
      can: (_, { value }) => value === 'idle' || 'The button is covered or replaced.',
      act: async (driver) => {
        await driver.click(button(words.title));
        await driver.expectVisible(question, { value: waiting.preview });
        await driver.expectVisible(answer, { value: text });
      },
    },
    'entry.submitted': {
      can: (_, { value }) => isOpen(value) || 'The dialog is closed.',
      async act(driver, entry) {
        await driver.fill(question, entry.question);
        await driver.fill(answer, entry.answer);
        await driver.click(button(words.save));
      },
      sends: (event) => [{ ...event, id: anyText, replaced: null }],
    },
    'dialog.dismissed': {
      can: (_, { value }) => isOpen(value) || 'The dialog is closed.',
      control: button(words.cancel),
    },
    'entry.undone': {
      can: (_, { value }) => value === 'added' || 'No entry is added.',
      control: button(words.undo),
    },
  },
  stateAssertions: {
    idle: async (page) => {
      await page.expectAbsent(dialog);
      await expectEntries(page, null);
    },
    editing: async (page) => {
      await page.expectVisible(question, { invalid: false });
      await page.expectVisible(answer, { invalid: false });
      await expectEntries(page, null);
    },
    rejected: async (page, { context }) => {
      await page.expectVisible(question, { invalid: context.question.trim() === '' });
      await page.expectVisible(answer, { invalid: context.answer.trim() === '' });
      await expectEntries(page, null);
    },
    added: async (page, { context }) => {
      await page.expectAbsent(dialog);
      await page.expectVisible({ text: words.added });
      await expectEntries(page, context);
    },
  },
};
