import { useCallback, useMemo } from 'react';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { useHeld } from './use-held';

const indexIn = (list: readonly Conversation[], id: string | undefined) =>
  id === undefined ? -1 : list.findIndex((row) => row.id === id);

/**
 * Returns the list's tab stop: the last reached row; with another filter, the conversation in the
 * address or the first row. `besideId` is the conversation beside the list.
 */
export function useConversationCursor(
  list: readonly Conversation[],
  openId: string | undefined,
  besideId: string | undefined,
  filter: unknown,
) {
  const [last, hold] = useHeld<string>();
  const lastId = last?.of === filter ? last?.value : undefined;
  const reach = useCallback((id: string) => hold(id, filter), [hold, filter]);
  const openIndex = useMemo(() => indexIn(list, besideId), [list, besideId]);
  const addressIndex = openId === undefined ? -1 : openIndex;
  const lastIndex = useMemo(() => indexIn(list, lastId), [list, lastId]);
  const index = lastIndex >= 0 ? lastIndex : Math.max(addressIndex, 0);
  return { index, openIndex, addressIndex, reach };
}
