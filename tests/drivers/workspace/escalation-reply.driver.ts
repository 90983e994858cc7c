import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { responseLimit } from '#content/workspace/conversations.ts';
import {
  sampleWorkspace,
  type EscalationAnswer,
  type Workspace,
} from '#content/sample/workspace.ts';
import type { escalationReplyMachine } from '#machines/escalation-reply/escalation-reply.machine.ts';
import { writtenWorkspace } from '#src/features/workspace/sample/workspace-schema.ts';
import { button, textbox, type Assertions, type Driver } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';

type Snapshot = SnapshotFrom<typeof escalationReplyMachine>;

/** It waits for an answer to a visitor in Leeds. */
const id = '20261120-150';
const field = textbox('Response to Leeds, GB');
const [save, send, undo] = [button('Save draft'), button('Send'), button('Undo')];
const elsewhere = { role: 'searchbox', name: 'Search conversations' };
const empty = 'Write a response before you send it.';
const tooLong = 'Shorten the response to 4,000 characters: it has 4,001.';
const saved = { role: 'status', text: 'The draft is saved.' };
const sent = { role: 'status', text: 'The response was sent.' };

const isTyping = ({ value }: Snapshot) => value.draft === 'typing';
const isSendable = (text: string) => text.trim() !== '' && text.length <= responseLimit;
/** What the field shows. */
const shown = (snapshot: Snapshot, { stored }: Scene) =>
  isTyping(snapshot) ? snapshot.context.text : String(stored);

async function isStored(page: Assertions, draft: string, response: string | null) {
  const workspace = (await page.stored('workspace')) as Workspace | null;
  const answer = workspace?.answers.find(({ conversationId }) => conversationId === id);
  assert.equal(answer?.draft ?? '', draft);
  assert.equal(answer?.response?.text ?? null, response);
}

const otherTab = (driver: Driver, draft: string, response: string | null) => {
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

/** Sees a sent response, and has it taken back: here, or in another tab where it was sent anew. */
async function takesBack(driver: Driver, text: string, hasPointer: boolean) {
  await driver.expectVisible(sent);
  await driver.expectAbsent(field);
  await driver.expectVisible(undo, { focused: true });
  await isStored(driver, '', text);
  if (hasPointer) await driver.click(undo);
  else {
    await otherTab(driver, text, null);
    await driver.expectVisible(field, { value: text, focused: true });
    await otherTab(driver, '', 'The line is mended.');
    await driver.expectVisible(undo, { focused: true });
    await otherTab(driver, text, null);
  }
  await driver.expectAbsent(sent);
  await driver.expectVisible(field, { focused: true });
}

async function check(page: Assertions, snapshot: Snapshot, scene: Scene) {
  const text = shown(snapshot, scene);
  const missing = snapshot.value.check === 'empty' && text.trim() === '' ? empty : null;
  const problem = text.length > responseLimit ? tooLong : missing;
  await page.expectVisible(field, { value: text, invalid: problem !== null });
  for (const one of [empty, tooLong]) {
    if (one === problem) await page.expectVisible({ text: one });
    else await page.expectAbsent({ text: one });
  }
}

/** Somebody who works by pointer, or by keys and without ever leaving the field. */
const person = (hasPointer: boolean): MachineDriver<typeof escalationReplyMachine> => ({
  path: `/conversations?status=pending&open=${id}`,
  scene: {
    start: { stored: '', isInField: false },
    next({ stored, isInField }, { type }, before, after) {
      const isTypedAway = isTyping(before) && !isTyping(after);
      return {
        stored: isTypedAway ? before.context.text : stored,
        isInField:
          ['response.typed', 'send.pressed'].includes(type) ||
          (type !== 'draft.saved' && !(type === 'draft.flushed' && hasPointer) && isInField),
      };
    },
  },
  events: {
    'response.typed': {
      can: ({ text }, before, scene) => {
        if (text === (hasPointer ? ' ' : '')) return 'Somebody else leaves it blank like that.';
        return text !== shown(before, scene) || 'The field holds that already.';
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
      can: (_, __, { isInField }) => !hasPointer || Boolean(isInField) || 'Nobody is in the field.',
      act: (driver) => (hasPointer ? driver.focus(elsewhere) : driver.leavePage()),
    },
    'send.pressed': {
      can: ({ text }, before, scene) =>
        text === shown(before, scene) || 'The field holds another text.',
      act: async (driver, { text }) => {
        if (hasPointer) await driver.focus(send).then(() => driver.click(send));
        else await driver.focus(field).then(() => driver.pressKey('Control+Enter'));
        if (isSendable(text)) await takesBack(driver, text, hasPointer);
        else await driver.expectVisible(field, { focused: true });
      },
      sends: (event, _, { isInField }) =>
        hasPointer && isInField ? [{ type: 'draft.flushed' }, event] : [event],
    },
  },
  stateAssertions: {
    'draft.stored': async (page, snapshot, scene) => {
      await page.expectAbsent(saved);
      const text = shown(snapshot, scene);
      if (text) await page.expectVisible({ text: 'Draft saved' });
      await isStored(page, text, null);
    },
    'draft.typing': async (page) => {
      await page.expectAbsent(saved);
      await page.expectAbsent({ text: 'Draft saved' });
    },
    'draft.saved': async (page, snapshot, scene) => {
      await page.expectVisible(saved);
      await isStored(page, shown(snapshot, scene), null);
    },
    'check.unchecked': check,
    'check.empty': check,
  },
  unreachable: {
    'escalation-reply.draft.typing draft.saved 0':
      'A press by pointer or key leaves the field first.',
  },
});

export const machineDrivers = [person(true), person(false)];
