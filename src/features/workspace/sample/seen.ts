import { lastVisitMs } from '#content/constants.ts';
import type { Conversation } from './conversation';
import { sampleNow } from './sample-conversations';
import { workspaceStore } from './workspace-store';

/** Returns whether a conversation began since the sample's last visit, `lastVisitMs` ago. */
export function isSinceLastVisit({ at }: Pick<Conversation, 'at'>): boolean {
  return at > sampleNow - lastVisitMs;
}

/** Records that a conversation was opened. */
export function markSeen(conversation: Conversation, store = workspaceStore): void {
  const { id } = conversation;
  if (!isSinceLastVisit(conversation) || store.read().seen.includes(id)) return;
  store.update((all) => ({ ...all, seen: [...all.seen, id] }));
}

/** Marks conversations as new again. */
export function unmarkSeen(ids: readonly string[], store = workspaceStore): void {
  const removed = new Set(ids);
  if (ids.length > 0)
    store.update((all) => ({ ...all, seen: all.seen.filter((id) => !removed.has(id)) }));
}
