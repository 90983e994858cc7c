import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { responseLimit } from '#content/workspace/conversations.ts';
import {
  sampleWorkspace,
  type EscalationAnswer,
  type Workspace,
} from '#content/sample/workspace.ts';
import type { escalationReplyMachine } from '#machines/escalation-reply/escalation-reply.machine.ts';
import { visitorOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
// Loads the lazy module before the first step.
import '#src/features/workspace/conversations/OpenThread.tsx';
import { button, textbox, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof escalationReplyMachine>;

/** The conversation that waits longest. */
const waiting = pendingIn(sampleBook('typical'), sampleNow, []).at(-1)!;
const { id } = waiting;
const field = textbox(`Response to ${visitorOf(waiting)}`);
const [save, send, undo] = [button('Save draft'), button('Send'), button('Undo')];
const elsewhere = { role: 'searchbox', name: 'Search conversations' };
const empty = 'Enter a response before you send.';
const tooLong = 'Shorten the response to 4,000 characters. It has 4,001.';
const saved = { role: 'status', text: 'The draft is saved.' };
const sent = { role: 'status', text: 'Response sent.' };

const isTyping = ({ value }: Snapshot) => value.draft === 'typing';
const isSendable = (text: string) => text.trim() !== '' && text.length <= responseLimit;
/** Returns the text in the field. */
const fieldText = (snapshot: Snapshot, { stored }: Scene) =>
  isTyping(snapshot) ? snapshot.context.text : String(stored);

async function expectStored(page: Assertions, draft: string, response: string | null) {
  const workspace = (await page.stored('workspace')) as Workspace | null;
  const answer = workspace?.answers.find(({ conversationId }) => conversationId === id);
  assert.equal(answer?.draft ?? '', draft);
  assert.equal(answer?.response?.text ?? null, response);
}

const writeAnswer = (driver: Driver, draft: string, response: string | null) => {
  const sentAt = '2026-11-20T23:59:59.000Z';
  const answer: EscalationAnswer = {
    conversationId: id,
    draft,
    response: response === null ? null : { text: response, sentAt },
  };
  return driver.writeFromOtherTab(
    'workspace',
    writtenWorkspace({ ...sampleWorkspace, answers: [answer] }),
  );
};

/** Asserts a sent response and undoes it: here, or in another tab that has sent a new one. */
async function expectUndo(driver: Driver, text: string, hasPointer: boolean) {
  await driver.expectVisible(sent);
  await driver.expectAbsent(field);
  await driver.expectVisible(undo, { focused: true });
  await expectStored(driver, '', text);
  if (hasPointer) await driver.click(undo);
  else {
    await writeAnswer(driver, text, null);
    await driver.expectVisible(field, { value: text, focused: true });
    await writeAnswer(driver, '', 'The line is mended.');
    await driver.expectVisible(undo, { focused: true });
    await writeAnswer(driver, text, null);
  }
  await driver.expectAbsent(sent);
  await driver.expectVisible(field, { focused: true });
}

async function expectField(page: Assertions, snapshot: Snapshot, scene: Scene) {
  const text = fieldText(snapshot, scene);
  const missing = snapshot.value.check === 'empty' && text.trim() === '' ? empty : null;
  const problem = text.length > responseLimit ? tooLong : missing;
  await page.expectVisible(field, { value: text, invalid: problem !== null });
  for (const message of [empty, tooLong]) {
    if (message === problem) await page.expectVisible({ text: message });
    else await page.expectAbsent({ text: message });
  }
}

/** Drives the reply by pointer, or by keys without leaving the field. */
const visitor = (hasPointer: boolean): MachineDriver<typeof escalationReplyMachine> => ({
  path: `/conversations?status=pending&open=${id}`,
  scene: {
    start: { stored: '', isInField: false },
    next({ stored, isInField }, { type }, before, after) {
      const isFlushed = isTyping(before) && !isTyping(after);
      return {
        stored: isFlushed ? before.context.text : stored,
        isInField:
          ['response.typed', 'send.pressed'].includes(type) ||
          (type !== 'draft.saved' && !(type === 'draft.flushed' && hasPointer) && isInField),
      };
    },
  },
  events: {
    'response.typed': {
      can: ({ text }, before, scene) => {
        if (text === (hasPointer ? ' ' : '')) return 'Covered by the other driver.';
        return text !== fieldText(before, scene) || 'The value is unchanged.';
      },
      act: (driver, { text }) => driver.fill(field, text),
    },
    'draft.saved': {
      act: async (driver) => {
        await driver.focus(save);
        await driver.click(save);
      },
      sends: (event, _, { isInField }) =>
        isInField ? [{ type: 'draft.flushed' }, event] : [event],
    },
    'draft.flushed': {
      can: (_, __, { isInField }) =>
        !hasPointer || Boolean(isInField) || 'Focus is outside the field.',
      act: (driver) => (hasPointer ? driver.focus(elsewhere) : driver.leavePage()),
    },
    'send.pressed': {
      can: ({ text }, before, scene) =>
        text === fieldText(before, scene) || 'The field has another text.',
      act: async (driver, { text }) => {
        if (hasPointer) await driver.focus(send).then(() => driver.click(send));
        else await driver.focus(field).then(() => driver.pressKey('Control+Enter'));
        if (isSendable(text)) await expectUndo(driver, text, hasPointer);
        else await driver.expectVisible(field, { focused: true });
      },
      sends: (event, _, { isInField }) =>
        hasPointer && isInField ? [{ type: 'draft.flushed' }, event] : [event],
    },
  },
  stateAssertions: {
    'draft.stored': async (page, snapshot, scene) => {
      await page.expectAbsent(saved);
      const text = fieldText(snapshot, scene);
      if (text) await page.expectVisible({ text: 'Draft saved' });
      await expectStored(page, text, null);
    },
    'draft.typing': async (page) => {
      await page.expectAbsent(saved);
      await page.expectAbsent({ text: 'Draft saved' });
    },
    'draft.saved': async (page, snapshot, scene) => {
      await page.expectVisible(saved);
      await expectStored(page, fieldText(snapshot, scene), null);
    },
    'check.unchecked': expectField,
    'check.empty': expectField,
  },
  unreachable: {
    'escalation-reply.draft.typing draft.saved 0': 'Pressing the button blurs the field first.',
  },
});

export const machineDrivers = [visitor(true), visitor(false)];
