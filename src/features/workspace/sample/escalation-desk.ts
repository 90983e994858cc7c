import type { EscalationAnswer } from '#content/sample/workspace.ts';
import { sampleNow } from './sample-desk';
import { workspaceStore, type WorkspaceStore } from './workspace-store';

type Change = Pick<EscalationAnswer, 'draft' | 'response'>;

/** Returns what is kept for a conversation; an empty draft where nothing is. */
export function answerFor(
  conversationId: string,
  answers: readonly EscalationAnswer[],
): EscalationAnswer {
  const kept = answers.find((answer) => answer.conversationId === conversationId);
  return kept ?? { conversationId, draft: '', response: null };
}

function put(conversationId: string, change: Change, store: WorkspaceStore): boolean {
  return store.update((workspace) => {
    const others = workspace.answers.filter((answer) => answer.conversationId !== conversationId);
    const isNothing = change.draft === '' && change.response === null;
    const answers = isNothing ? others : [...others, { conversationId, ...change }];
    return { ...workspace, answers };
  });
}

/** Keeps a draft; returns whether it outlives the page. A response that was sent stays as it is. */
export function keepDraft(id: string, draft: string, store = workspaceStore): boolean {
  const { response } = answerFor(id, store.read().answers);
  return response ? true : put(id, { draft, response }, store);
}

/** Answers a conversation at the sample's now; returns whether that outlives the page. */
export function sendResponse(id: string, text: string, store = workspaceStore): boolean {
  const sentAt = new Date(sampleNow).toISOString();
  return put(id, { draft: '', response: { text, sentAt } }, store);
}

/** Makes a response a draft again; returns whether that outlives the page. */
export function withdrawResponse(id: string, text: string, store = workspaceStore): boolean {
  return put(id, { draft: text, response: null }, store);
}
