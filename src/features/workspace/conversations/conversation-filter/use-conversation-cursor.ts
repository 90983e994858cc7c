import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';

/** Holds the row that was focused or opened last, and what the list showed then. */
function openCursor() {
  let reached: { id: string; filter: unknown } | null = null;
  let tell = () => {};
  return {
    read: () => reached,
    reach(id: string, filter: unknown) {
      if (reached?.id === id && reached.filter === filter) return;
      reached = { id, filter };
      tell();
    },
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => void (tell = () => {});
    },
  };
}

const indexIn = (list: readonly Conversation[], id: string | undefined) =>
  id === undefined ? -1 : list.findIndex((row) => row.id === id);

/**
 * Returns the one row that the Tab key stops at: the row reached last; in a list of another filter,
 * the open conversation or else the first.
 */
export function useConversationCursor(
  list: readonly Conversation[],
  openId: string | undefined,
  filter: unknown,
) {
  const [cursor] = useState(() => openCursor());
  const last = useSyncExternalStore(cursor.subscribe, cursor.read);
  const lastId = last?.filter === filter ? last?.id : undefined;
  const reach = useCallback((id: string) => cursor.reach(id, filter), [cursor, filter]);
  const openIndex = useMemo(() => indexIn(list, openId), [list, openId]);
  const lastIndex = useMemo(() => indexIn(list, lastId), [list, lastId]);
  return { index: lastIndex >= 0 ? lastIndex : Math.max(openIndex, 0), openIndex, reach };
}
