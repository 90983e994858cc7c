import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';

/** The row that was focused or opened last, and what the list showed then. */
let reached: { id: string; filter: unknown } | null = null;
const listeners = new Set<() => void>();

function reachRow(id: string, filter: unknown) {
  if (reached?.id === id && reached.filter === filter) return;
  reached = { id, filter };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) reached = null;
  };
}

const indexIn = (list: readonly Conversation[], id: string | undefined) =>
  id === undefined ? -1 : list.findIndex((row) => row.id === id);

const readReached = () => reached;

/**
 * Returns the one row that the Tab key stops at: the row reached last; in a list of another filter,
 * the open conversation or else the first.
 */
export function useConversationCursor(
  list: readonly Conversation[],
  openId: string | undefined,
  filter: unknown,
) {
  const last = useSyncExternalStore(subscribe, readReached);
  const lastId = last?.filter === filter ? last?.id : undefined;
  const reach = useCallback((id: string) => reachRow(id, filter), [filter]);
  const openIndex = useMemo(() => indexIn(list, openId), [list, openId]);
  const lastIndex = useMemo(() => indexIn(list, lastId), [list, lastId]);
  return { index: lastIndex >= 0 ? lastIndex : Math.max(openIndex, 0), openIndex, reach };
}
