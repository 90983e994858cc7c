import { useCallback, useEffect, useMemo } from 'react';
import { useMachine } from '../../binding/use-machine';
import { conversationCursorMachine } from '../../../machines/conversation-cursor/conversation-cursor.machine';
import type { Conversation } from '../../lib/conversation';

/** Binds the one row that the Tab key stops at; `list` is replaced when `filter` is another. */
export function useConversationCursor(
  list: readonly Conversation[],
  openId: string | undefined,
  filter: unknown,
) {
  const [snapshot, send] = useMachine(conversationCursorMachine);
  useEffect(() => {
    if (filter !== null) send({ type: 'list.replaced' });
  }, [send, filter]);
  const reach = useCallback((id: string) => send({ type: 'row.reached', id }), [send]);

  const isPlaced = snapshot.matches('placed');
  const { id } = snapshot.context;
  const openIndex = useMemo(
    () => (openId === undefined ? -1 : list.findIndex((row) => row.id === openId)),
    [list, openId],
  );
  const ownIndex = useMemo(
    () => (isPlaced ? list.findIndex((row) => row.id === id) : -1),
    [list, id, isPlaced],
  );
  return { index: ownIndex >= 0 ? ownIndex : Math.max(openIndex, 0), openIndex, reach };
}
