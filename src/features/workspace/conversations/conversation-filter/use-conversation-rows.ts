import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';

/** Estimated row height in px. */
const usualHeight = 65;
const estimateSize = () => usualHeight;

export type RowsProps = {
  list: readonly Conversation[];
  /** Indexes of the tab stop, the open row, and the row in the address; -1 for none. */
  cursor: number;
  openIndex: number;
  addressIndex: number;
  reach: (id: string) => void;
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
  const { list, cursor, addressIndex: openIndex, reach, filter, focus } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its result is not memoized
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => list[index]?.id ?? index, [list]),
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const visible = defaultRangeExtractor(range);
        if (cursor >= range.count || visible.includes(cursor)) return visible;
        return [...visible, cursor].sort((a, b) => a - b);
      },
      [cursor],
    ),
  });

  const { scrollToIndex } = rows;
  const before = useRef({ filter, openIndex: -1 });
  useEffect(() => {
    const last = before.current;
    before.current = { filter, openIndex };
    const isOtherList = last.filter !== null && last.filter !== filter;
    if (openIndex >= 0 && (!isOtherList || last.openIndex < 0)) {
      scrollToIndex(openIndex, { align: 'auto' });
    } else if (isOtherList) scrollToIndex(0);
  }, [filter, openIndex, scrollToIndex]);

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
    scrollToIndex(next, { align: 'auto' });
  };
  return { rows, scroller, onKeyDown };
}
