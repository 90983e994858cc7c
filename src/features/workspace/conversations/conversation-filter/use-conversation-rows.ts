import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import type { ConversationParams } from '../conversation-params';
import { createRowWindow, renderedRows } from './row-window';

export type RowsProps = {
  list: readonly Conversation[];
  /** False while the list has only the first rows, which are placed without scripts. */
  isRead: boolean;
  /** Indexes of the tab stop, the open row, and the row in the address; -1 for none. */
  cursor: number;
  openIndex: number;
  addressIndex: number;
  reach: (id: string) => void;
  params: ConversationParams;
  filter: unknown;
  focus: FocusQueue;
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 10,
  PageUp: (index) => index - 10,
  Home: () => 0,
  End: (_, last) => last,
};

/** Renders only the visible rows and the focused one; arrow keys move through all rows. */
export function useConversationRows(props: RowsProps) {
  const { list, isRead, cursor, addressIndex: openIndex, reach, params, filter, focus } = props;
  const router = useRouter();
  const navigate = useNavigate({ from: '/conversations' });
  const [rowWindow] = useState(() => createRowWindow());
  const visibleRows = useSyncExternalStore(rowWindow.subscribe, rowWindow.read, rowWindow.read);
  const before = useRef({ filter, openIndex: -1 });
  useEffect(() => {
    const last = before.current;
    before.current = { filter, openIndex };
    const isOtherList = last.filter !== null && last.filter !== filter;
    if (openIndex >= 0 && (!isOtherList || last.openIndex < 0)) {
      rowWindow.reveal(openIndex);
    } else if (isOtherList) rowWindow.reveal(0);
  }, [filter, openIndex, rowWindow]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const last = list.length - 1;
    const next = Math.min(Math.max(step(cursor, last), 0), last);
    const row = list[next];
    if (!row) return;
    // The row must be rendered before it can receive focus.
    flushSync(() => reach(row.id));
    focus.focus(row.id, { preventScroll: true });
    rowWindow.reveal(next);
  };
  const address = useMemo(
    () =>
      router.buildLocation({ to: '/conversations', search: { ...params, open: undefined } }).href,
    [router, params],
  );
  const onOpen = useCallback(
    (event: MouseEvent, id: string) => {
      const { ctrlKey, metaKey, shiftKey, altKey } = event;
      // The browser opens another tab, another window or a download.
      if (ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      void navigate({ search: (now) => ({ ...now, open: id }), resetScroll: false });
    },
    [navigate],
  );
  const { scroller, row } = rowWindow;
  const indexes = isRead ? renderedRows(visibleRows, list.length, cursor) : [...list.keys()];
  return {
    indexes,
    height: visibleRows.height,
    scroller,
    row,
    onKeyDown,
    addressOf: (id: string) => `${address}${address.includes('?') ? '&' : '?'}open=${id}`,
    onOpen,
  };
}
