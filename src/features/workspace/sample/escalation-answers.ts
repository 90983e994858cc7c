import type { Triage } from '#content/sample/workspace.ts';
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

/** The snoozes that responses of this page ended, by conversation. */
const endedSnoozes = new Map<string, Triage['snooze']>();

/** Answers a conversation at the sample's current time, which ends its snooze. */
export function sendResponse(id: string, text: string, store = workspaceStore): void {
  const { before } = changeRows([id], { draft: '', response: responseOf(text) }, store);
  endedSnoozes.set(id, before[id]?.snooze);
}

/**
 * Turns a response back into a draft, unless it is no longer the one that was `sent`. A draft or a
 * snooze of another tab stays; otherwise the snooze that the response ended is back.
 */
export function withdrawResponse(id: string, sent?: string, store = workspaceStore): void {
  const { answers, triage } = store.read();
  const { draft, response } = answerFor(id, answers);
  if (!response || (sent !== undefined && sent !== response.text)) return;
  const texts = draft === response.text ? [draft] : [response.text, draft];
  const snooze = triage[id]?.snooze ?? (response.text ? endedSnoozes.get(id) : undefined);
  const change = { draft: texts.filter(Boolean).join('\n\n'), response: null };
  changeRows([id], snooze ? { ...change, snooze } : change, store);
}
