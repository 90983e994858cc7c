import { useMemo, useSyncExternalStore } from 'react';
import type { Volume } from '#content/sample/volumes.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { isAnswered, isDone, pendingIn } from '#src/features/workspace/sample/pending.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';
import { isDays, type ConversationParams } from '../conversation-params';
import { hasTwoPanes, onTwoPanes } from '#src/services/browser/viewport.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';

/** Returns a test of the conversations that wait for a person now. */
export const waiting = () => {
  const { answers, triage } = workspaceStore.read();
  return (conversation: Conversation) => !isDone(conversation, answers, triage);
};

/** Returns whether a person can answer a conversation: it waits, or is snoozed. */
export const isOpenToAnswers = (conversation: Conversation) =>
  !isAnswered(conversation, workspaceStore.read().answers);

/** Returns the conversation that has waited longest for a person, or undefined. */
export const longestWait = (volume: Volume) => {
  const { answers, triage } = workspaceStore.read();
  return pendingIn(sampleBook(volume), sampleNow, answers, triage).at(-1);
};

/**
 * Returns the conversation beside the list: the one in the address, or on wide screens the first
 * result of a search or a drill-down, or the longest wait. It stays when it is answered, and
 * `heldId` keeps its place in the list, until another opens or the status changes.
 */
export function useOpenConversation(
  { open: openId, status, period = '30d', q, mark, question, place }: ConversationParams,
  volume: Volume,
  firstFound: Conversation | undefined,
) {
  const isWide = useSyncExternalStore(onTwoPanes, hasTwoPanes, () => false);
  const isNarrow = Boolean(q ?? mark ?? question ?? place) || isDays(period);
  const conversation = useMemo(() => {
    if (openId !== undefined) return sampleBook(volume).find(openId);
    if (!isWide) return undefined;
    if (isNarrow) return firstFound;
    return status === 'resolved' ? undefined : longestWait(volume);
  }, [openId, volume, isWide, isNarrow, status, firstFound]);
  // Reads the store once: a later answer changes nothing here.
  const heldId = useMemo(() => {
    return status !== 'resolved' && conversation && waiting()(conversation)
      ? conversation.id
      : undefined;
  }, [conversation, status]);
  return { conversation, heldId };
}
