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
import { button, textbox, type Eyes, type Hands } from '#tests/models/hands.ts';
import type { Scene, Subject } from '#tests/models/subject.ts';

type Snapshot = SnapshotFrom<typeof escalationReplyMachine>;

/** It waits for an answer to a visitor in Leeds. */
const id = '20261120-150';
const field = textbox('Response to Leeds, GB');
const [save, send, undo] = [button('Save draft'), button('Send'), button('Undo')];
const elsewhere = { role: 'searchbox', name: 'Search conversations' };
const empty = 'Enter a response before you send.';
const tooLong = 'Shorten the response to 4,000 characters. It has 4,001.';
const saved = { role: 'status', text: 'The draft is saved.' };
const sent = { role: 'status', text: 'Response sent.' };

const isTyping = ({ value }: Snapshot) => value.draft === 'typing';
const isSendable = (text: string) => text.trim() !== '' && text.length <= responseLimit;
/** What the field shows. */
const shown = (snapshot: Snapshot, { stored }: Scene) =>
  isTyping(snapshot) ? snapshot.context.text : String(stored);

async function isStored(eyes: Eyes, draft: string, response: string | null) {
  const workspace = (await eyes.stored('workspace')) as Workspace | null;
  const answer = workspace?.answers.find(({ conversationId }) => conversationId === id);
  assert.equal(answer?.draft ?? '', draft);
  assert.equal(answer?.response?.text ?? null, response);
}

const otherTab = (hands: Hands, draft: string, response: string | null) => {
  const sentAt = '2026-11-20T23:59:59.000Z';
  const answer: EscalationAnswer = {
    conversationId: id,
    draft,
    response: response === null ? null : { text: response, sentAt },
  };
  return hands.otherTab('workspace', writtenWorkspace({ ...sampleWorkspace, answers: [answer] }));
};

/** Sees a sent response, and has it taken back: here, or in another tab where it was sent anew. */
async function takesBack(hands: Hands, text: string, hasPointer: boolean) {
  await hands.see(sent);
  await hands.miss(field);
  await hands.see(undo, { focused: true });
  await isStored(hands, '', text);
  if (hasPointer) await hands.press(undo);
  else {
    await otherTab(hands, text, null);
    await hands.see(field, { value: text, focused: true });
    await otherTab(hands, '', 'The line is mended.');
    await hands.see(undo, { focused: true });
    await otherTab(hands, text, null);
  }
  await hands.miss(sent);
  await hands.see(field, { focused: true });
}

async function check(eyes: Eyes, snapshot: Snapshot, scene: Scene) {
  const text = shown(snapshot, scene);
  const missing = snapshot.value.check === 'empty' && text.trim() === '' ? empty : null;
  const problem = text.length > responseLimit ? tooLong : missing;
  await eyes.see(field, { value: text, invalid: problem !== null });
  for (const one of [empty, tooLong]) {
    if (one === problem) await eyes.see({ text: one });
    else await eyes.miss({ text: one });
  }
}

/** Somebody who works by pointer, or by keys and without ever leaving the field. */
const person = (hasPointer: boolean): Subject<typeof escalationReplyMachine> => ({
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
      act: (hands, { text }) => hands.fill(field, text),
    },
    'draft.saved': {
      act: async (hands) => {
        await hands.focus(save);
        await hands.press(save);
      },
      sends: (event, _, { isInField }) =>
        isInField ? [{ type: 'draft.flushed' }, event] : [event],
    },
    'draft.flushed': {
      can: (_, __, { isInField }) => !hasPointer || Boolean(isInField) || 'Nobody is in the field.',
      act: (hands) => (hasPointer ? hands.focus(elsewhere) : hands.leavePage()),
    },
    'send.pressed': {
      can: ({ text }, before, scene) =>
        text === shown(before, scene) || 'The field holds another text.',
      act: async (hands, { text }) => {
        if (hasPointer) await hands.focus(send).then(() => hands.press(send));
        else await hands.focus(field).then(() => hands.key('Control+Enter'));
        if (isSendable(text)) await takesBack(hands, text, hasPointer);
        else await hands.see(field, { focused: true });
      },
      sends: (event, _, { isInField }) =>
        hasPointer && isInField ? [{ type: 'draft.flushed' }, event] : [event],
    },
  },
  promises: {
    'draft.stored': async (eyes, snapshot, scene) => {
      await eyes.miss(saved);
      const text = shown(snapshot, scene);
      if (text) await eyes.see({ text: 'Draft saved' });
      await isStored(eyes, text, null);
    },
    'draft.typing': async (eyes) => {
      await eyes.miss(saved);
      await eyes.miss({ text: 'Draft saved' });
    },
    'draft.saved': async (eyes, snapshot, scene) => {
      await eyes.see(saved);
      await isStored(eyes, shown(snapshot, scene), null);
    },
    'check.unchecked': check,
    'check.empty': check,
  },
  unreachable: {
    'escalation-reply.draft.typing draft.saved 0':
      'A press by pointer or key leaves the field first.',
  },
});

export const subjects = [person(true), person(false)];
