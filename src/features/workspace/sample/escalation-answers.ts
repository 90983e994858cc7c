import type { EscalationAnswer, Workspace } from '#content/sample/workspace.ts';
import { sampleNow } from './sample-conversations';
import { workspaceStore, type WorkspaceStore } from './workspace-store';

type Change = Pick<EscalationAnswer, 'draft' | 'response'>;

/** Returns the stored answer of a conversation, or an empty draft. */
export function answerFor(
  conversationId: string,
  answers: readonly EscalationAnswer[],
): EscalationAnswer {
  const stored = answers.find((answer) => answer.conversationId === conversationId);
  return stored ?? { conversationId, draft: '', response: null };
}

function withAnswer(workspace: Workspace, conversationId: string, change: Change): Workspace {
  const others = workspace.answers.filter((answer) => answer.conversationId !== conversationId);
  const isEmpty = change.draft === '' && change.response === null;
  const answers = isEmpty ? others : [...others, { conversationId, ...change }];
  const marks = workspace.triage[conversationId];
  if (!change.response || !marks?.snooze) return { ...workspace, answers };
  const triage = { ...workspace.triage, [conversationId]: { ...marks, snooze: undefined } };
  return { ...workspace, answers, triage };
}

const put = (id: string, change: Change, store: WorkspaceStore): boolean =>
  store.update((workspace) => withAnswer(workspace, id, change));

/**
 * Marks conversations as answered elsewhere, as by phone, or takes that back. Their drafts stay; an
 * answer ends their snooze.
 */
export function markAnswered(
  ids: readonly string[],
  isMarked: boolean,
  store = workspaceStore,
): void {
  const response = isMarked ? { text: '', sentAt: new Date(sampleNow).toISOString() } : null;
  store.update((workspace) =>
    ids.reduce(
      (all, id) => withAnswer(all, id, { draft: answerFor(id, all.answers).draft, response }),
      workspace,
    ),
  );
}

/** Stores a draft; returns whether it outlives the page. Doesn't change a sent response. */
export function storeDraft(id: string, draft: string, store = workspaceStore): boolean {
  const { response } = answerFor(id, store.read().answers);
  return response ? true : put(id, { draft, response }, store);
}

/**
 * Answers a conversation at the sample's current time, which ends its snooze; returns whether the answer outlives the
 * page.
 */
export function sendResponse(id: string, text: string, store = workspaceStore): boolean {
  const sentAt = new Date(sampleNow).toISOString();
  return put(id, { draft: '', response: { text, sentAt } }, store);
}

/** Turns a response back into a draft; returns whether the change outlives the page. */
export function withdrawResponse(id: string, store = workspaceStore): boolean {
  const { draft, response } = answerFor(id, store.read().answers);
  return put(id, { draft: response?.text || draft, response: null }, store);
}
