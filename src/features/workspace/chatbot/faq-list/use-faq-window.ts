import { useLayoutEffect, useRef } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { FaqEntry } from '#content/sample/workspace.ts';

/**
 * Selects the entries of a long list to render: the visible ones, and the entry whose id `latest`
 * starts with plus its neighbors.
 */
export function useFaqWindow(entries: readonly FaqEntry[], latest: () => string) {
  const { length: count } = entries;
  const list = useRef<HTMLUListElement>(null);
  const margin = useRef(0);
  const updateMargin = () => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    margin.current = Math.round(top + window.scrollY);
  };

  const rangeExtractor = (range: Range) => {
    const used = entries.findIndex(({ id }) => id === Number.parseInt(latest()));
    const pinned = used < 0 ? [] : [used - 1, used, used + 1].filter((index) => index in entries);
    return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
  };

  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 260,
    getItemKey: (index) => entries[index]?.id ?? index,
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
