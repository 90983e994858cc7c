import { useCallback, useLayoutEffect, useRef } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { isSame } from '#machines/shared/merged.ts';

/**
 * Selects the entries of a long list to render, given their ids: the visible ones, and the entry
 * whose id `latest` starts with plus its neighbors.
 */
export function useFaqWindow(ids: readonly number[], latest: () => string) {
  const { length: count } = ids;
  const list = useRef<HTMLUListElement>(null);
  const margin = useRef(0);
  // The list measures all its entries again for another function: only if their order changes.
  const inOrder = useRef(ids);
  if (!isSame(inOrder.current, ids)) inOrder.current = ids;
  const keys = inOrder.current;
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys]);
  const updateMargin = () => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    margin.current = Math.round(top + window.scrollY);
  };

  const rangeExtractor = (range: Range) => {
    const used = ids.indexOf(Number.parseInt(latest()));
    const pinned = used < 0 ? [] : [used - 1, used, used + 1].filter((index) => index in ids);
    return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
  };

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 72,
    getItemKey,
    overscan: 4,
    scrollMargin: margin.current,
    rangeExtractor,
    // Called while scrolling and when entries change height.
    onChange: updateMargin,
  });
  useLayoutEffect(updateMargin, []);

  const { scrollMargin } = virtualizer.options;
  const items = virtualizer.getVirtualItems();
  const ends = [scrollMargin, ...items.map(({ end }) => end)];
  return {
    list,
    measure: virtualizer.measureElement,
    isWhole: items.length === count,
    /** Rendered entries, each with the height of the omitted ones before it, in px. */
    rows: items.map(({ index, start }, order) => ({ index, gap: start - (ends[order] ?? start) })),
    /** Height of the omitted entries after the last rendered one, in px. */
    rest: virtualizer.getTotalSize() + scrollMargin - (ends.at(-1) ?? scrollMargin),
  };
}
