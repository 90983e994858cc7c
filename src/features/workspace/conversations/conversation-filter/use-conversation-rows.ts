import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import type { FocusQueue } from '#src/features/workspace/shell/focus-queue.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';

/** The height of a row in px before it is measured. */
const usualHeight = 113;
const estimateSize = () => usualHeight;

export type RowsProps = {
  list: readonly Conversation[];
  /** The row that the Tab key stops at, and the open one; -1 for none. */
  cursor: number;
  openIndex: number;
  reach: (id: string) => void;
  filter: unknown;
  focus: FocusQueue;
};

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => index - 1,
  PageDown: (index) => index + 6,
  PageUp: (index) => index - 6,
  Home: () => 0,
  End: (_, last) => last,
};

/** Draws only the rows in sight, and the one that has the focus; arrow keys walk through all. */
export function useConversationRows({ list, cursor, openIndex, reach, filter, focus }: RowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is memoized by nobody here
  const rows = useVirtualizer({
    count: list.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey: useCallback((index: number) => list[index]?.id ?? index, [list]),
    overscan: 4,
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range);
        if (cursor >= range.count || inSight.includes(cursor)) return inSight;
        return [...inSight, cursor].sort((a, b) => a - b);
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
    // The row has to be there before it can have the focus.
    flushSync(() => reach(row.id));
    focus.focus(row.id, { preventScroll: true });
    scrollToIndex(next, { align: 'auto' });
  };
  return { rows, scroller, onKeyDown };
}
