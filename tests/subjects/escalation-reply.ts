import assert from 'node:assert/strict';
import type { SnapshotFrom } from 'xstate';
import { responseLimit } from '../../content/conversations';
import {
  sampleWorkspace,
  type EscalationAnswer,
  type Workspace,
} from '../../content/sample/workspace';
import type { escalationReplyMachine } from '../../machines/escalation-reply/escalation-reply.machine';
import { writtenWorkspace } from '../../src/services/workspace-schema';
import { button, textbox, type Eyes, type Hands } from '../models/hands';
import type { Scene, Subject } from '../models/subject';

type Snapshot = SnapshotFrom<typeof escalationReplyMachine>;
type Answer = { draft: string; response: string | null };

/** It waits for an answer to a visitor in Leeds. */
const id = '20261120-150';
const field = textbox('Response to Leeds, GB');
const [save, send, undo] = [button('Save draft'), button('Send'), button('Undo')];
const elsewhere = { role: 'searchbox', name: 'Search conversations' };
const empty = 'Write a response before you send it.';
const tooLong = 'Shorten the response to 4,000 characters: it has 4,001.';
const saved = { role: 'status', text: 'The draft is saved.' };
const noField = 'What was sent has no field any more.';

const isSent = ({ value }: Snapshot) => value === 'sent';
const isUnkept = ({ value }: Snapshot) => value !== 'sent' && value.drafting.draft === 'unkept';
const changed = ({ draft, response }: Answer) => ({ type: 'answer.changed', draft, response });

/** What this browser keeps. */
function kept(snapshot: Snapshot, { kept: last }: Scene): Answer {
  const { text } = snapshot.context;
  if (isSent(snapshot)) return { draft: '', response: text };
  return { draft: isUnkept(snapshot) ? String(last) : text, response: null };
}

/** What the store tells when the draft is kept as it now is: nothing where it was so before. */
const echo = (before: Snapshot, scene: Scene) =>
  isUnkept(before) && before.context.text !== kept(before, scene).draft
    ? [changed({ draft: before.context.text, response: null })]
    : [];

const flushed = (before: Snapshot, scene: Scene) =>
  scene['focus'] === 'field' ? [{ type: 'draft.flushed' }, ...echo(before, scene)] : [];

async function isKept(eyes: Eyes, draft: string, response: string | null) {
  const workspace = (await eyes.stored('workspace')) as Workspace | null;
  const answer = workspace?.answers.find(({ conversationId }) => conversationId === id);
  assert.equal(answer?.draft ?? '', draft);
  assert.equal(answer?.response?.text ?? null, response);
}

const otherTab = ({ draft, response }: Answer) => {
  const sentAt = '2026-11-20T23:59:59.000Z';
  const answer: EscalationAnswer = {
    conversationId: id,
    draft,
    response: response === null ? null : { text: response, sentAt },
  };
  return writtenWorkspace({ ...sampleWorkspace, answers: [answer] });
};

async function check(eyes: Eyes, { context: { text } }: Snapshot, problem: string | null) {
  await eyes.see(field, { value: text, invalid: problem !== null });
  for (const one of [empty, tooLong]) {
    if (one === problem) await eyes.see({ text: one });
    else await eyes.miss({ text: one });
  }
}

/** Somebody who works by pointer, or by keys and without ever leaving the field. */
const person = (hasPointer: boolean): Subject<typeof escalationReplyMachine> => ({
  path: `/conversations?status=pending&open=${id}`,
  opens: [changed({ draft: '', response: null })],
  scene: {
    start: { kept: '', focus: 'nowhere' },
    next({ kept: last, focus: from }, event, before, after) {
      const { type } = event;
      let focus = from;
      if (type === 'response.typed') focus = 'field';
      if (type === 'draft.saved') focus = 'button';
      if (type === 'draft.flushed' && hasPointer) focus = 'elsewhere';
      if (type === 'send.pressed') focus = isSent(after) ? 'button' : 'field';
      if (type === 'undo.pressed') focus = 'field';
      // Where the focus was in what goes, it is in what comes.
      if (type === 'answer.changed' && isSent(before) !== isSent(after) && focus !== 'elsewhere')
        focus = isSent(after) ? 'button' : 'field';
      const draft: unknown = type === 'answer.changed' ? event['draft'] : last;
      return { kept: isUnkept(after) ? draft : isSent(after) ? '' : after.context.text, focus };
    },
  },
  events: {
    'response.typed': {
      can: ({ text }, before) => {
        if (isSent(before)) return noField;
        if (text === (hasPointer ? ' ' : '')) return 'Somebody else leaves it blank like that.';
        return text !== before.context.text || 'That is what stands there.';
      },
      act: (hands, { text }) => hands.fill(field, text),
    },
    'draft.saved': {
      can: (_, before) => !isSent(before) || noField,
      act: async (hands) => {
        await hands.focus(save);
        await hands.press(save);
      },
      sends: (event, before, scene) => [
        ...flushed(before, scene),
        event,
        ...(scene['focus'] === 'field' ? [] : echo(before, scene)),
      ],
    },
    'draft.flushed': {
      can: (_, __, { focus }) =>
        !hasPointer || focus === 'field' || 'A field is left by who has been there.',
      act: (hands) => (hasPointer ? hands.focus(elsewhere) : hands.leavePage()),
      sends: (event, before, scene) => [event, ...echo(before, scene)],
    },
    'send.pressed': {
      can: (_, before) => !isSent(before) || noField,
      act: async (hands, _, { context: { text } }) => {
        await (hasPointer ? sendByPointer(hands) : sendByKeys(hands));
        const isSendable = text.trim() !== '' && text.length <= responseLimit;
        await hands.see(isSendable ? undo : field, { focused: true });
      },
      sends: (event, before, scene) => [...(hasPointer ? flushed(before, scene) : []), event],
      then: (_, before, after) =>
        isSent(after) ? [changed({ draft: '', response: before.context.text })] : [],
    },
    'undo.pressed': {
      can: (_, before) => isSent(before) || 'There is nothing to take back yet.',
      control: undo,
      act: async (hands) => {
        await hands.press(undo);
        await hands.see(field, { focused: true });
      },
      sends: (event, { context }) => [event, changed({ draft: context.text, response: null })],
    },
    'answer.changed': {
      can: ({ draft, response }, before, scene) => {
        const now = kept(before, scene);
        return draft !== now.draft || response !== now.response || 'It is kept like that already.';
      },
      act: (hands, event) => hands.otherTab('workspace', otherTab(event)),
    },
    'xstate.after.draftPause.escalation-reply.drafting.draft.unkept': {
      sends: (event, before, scene) => [event, ...echo(before, scene)],
    },
  },
  promises: {
    'drafting.draft.kept': async (eyes, { context: { text } }) => {
      await eyes.miss(saved);
      if (text) await eyes.see({ text: 'Draft saved' });
      await isKept(eyes, text, null);
    },
    'drafting.draft.unkept': async (eyes) => {
      await eyes.miss(saved);
      await eyes.miss({ text: 'Draft saved' });
    },
    'drafting.draft.saved': async (eyes, { context: { text } }) => {
      await eyes.see(saved);
      await isKept(eyes, text, null);
    },
    'drafting.check.fits': (eyes, snapshot) => check(eyes, snapshot, null),
    'drafting.check.empty': (eyes, snapshot) => check(eyes, snapshot, empty),
    'drafting.check.tooLong': (eyes, snapshot) => check(eyes, snapshot, tooLong),
    sent: async (eyes, { context: { text } }) => {
      await eyes.see({ role: 'status', text: 'The response was sent.' });
      await eyes.miss(field);
      await isKept(eyes, '', text);
    },
  },
});

async function sendByPointer(hands: Hands) {
  await hands.focus(send);
  await hands.press(send);
}

async function sendByKeys(hands: Hands) {
  await hands.focus(field);
  await hands.key('Control+Enter');
}

export const subjects = [person(true), person(false)];
