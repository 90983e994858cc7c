import type { RowsChange } from '#machines/row-selection/row-selection.machine.ts';
import { answerFor } from './pending';
import { changeRows } from './row-changes';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

/** The sample's time stands still. */
const responseOf = (text: string) => ({ text, sentAt: new Date(sampleNow).toISOString() });

/** Marks conversations as answered elsewhere, as by phone. Their drafts stay; their snoozes end. */
export const markAnswered = (ids: readonly string[], store = workspaceStore): RowsChange =>
  changeRows(ids, { response: responseOf('') }, store);

/** Stores a draft. Doesn't change a sent response. */
export function storeDraft(id: string, draft: string, store = workspaceStore): void {
  changeRows([id], { draft }, store);
}

/** Answers a conversation at the sample's current time, which ends its snooze. */
export function sendResponse(id: string, text: string, store = workspaceStore): void {
  changeRows([id], { draft: '', response: responseOf(text) }, store);
}

/**
 * Turns a response back into a draft, unless it is no longer the one that was `sent`. A draft that
 * another tab typed stays.
 */
export function withdrawResponse(id: string, sent?: string, store = workspaceStore): void {
  const { draft, response } = answerFor(id, store.read().answers);
  if (!response || (sent !== undefined && sent !== response.text)) return;
  const texts = draft === response.text ? [draft] : [response.text, draft];
  changeRows([id], { draft: texts.filter(Boolean).join('\n\n'), response: null }, store);
}
