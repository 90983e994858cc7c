import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';

/** Stores the row last focused or opened, and the filter at that time. */
function createCursor() {
  let reached: { id: string; filter: unknown } | null = null;
  let notify = () => {};
  return {
    read: () => reached,
    reach(id: string, filter: unknown) {
      if (reached?.id === id && reached.filter === filter) return;
      reached = { id, filter };
      notify();
    },
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => void (notify = () => {});
    },
  };
}

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
  const [cursor] = useState(() => createCursor());
  const last = useSyncExternalStore(cursor.subscribe, cursor.read);
  const lastId = last?.filter === filter ? last?.id : undefined;
  const reach = useCallback((id: string) => cursor.reach(id, filter), [cursor, filter]);
  const openIndex = useMemo(() => indexIn(list, besideId), [list, besideId]);
  const addressIndex = openId === undefined ? -1 : openIndex;
  const lastIndex = useMemo(() => indexIn(list, lastId), [list, lastId]);
  const index = lastIndex >= 0 ? lastIndex : Math.max(addressIndex, 0);
  return { index, openIndex, addressIndex, reach };
}
