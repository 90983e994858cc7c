import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { isAnswered } from '#src/features/workspace/sample/pending.ts';
import { isSinceLastVisit } from '#src/features/workspace/sample/seen.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

type Test = (row: Conversation) => boolean;

/** Returns a test of the rows that wait for a person, or are snoozed. */
export const snoozable = (): Test => {
  const { answers } = workspaceStore.read();
  return (row) => row.status === 'Escalated' && !isAnswered(row, answers);
};

/** Returns a test of the rows that the list marks as new. */
export const unread = (): Test => {
  const seen = new Set(workspaceStore.read().seen);
  return (row) => isSinceLastVisit(row) && !seen.has(row.id);
};
