import { lastVisitMs } from '#content/constants.ts';
import type { Conversation } from './conversation';
import { changeRows } from './row-changes';
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
  changeRows([id], { isSeen: true }, store);
}
