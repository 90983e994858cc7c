import { useLayoutEffect, useRef } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { FaqEntry } from '#content/sample/workspace.ts';

/**
 * Which entries of a long list are on the page: those in sight, and with its neighbors the one used
 * or asked for last, whose id `latest` begins with.
 */
export function useFaqWindow(entries: readonly FaqEntry[], latest: () => string) {
  const { length: count } = entries;
  const list = useRef<HTMLUListElement>(null);
  const margin = useRef(0);
  const place = () => {
    const { top = 0 } = list.current?.getBoundingClientRect() ?? {};
    margin.current = Math.round(top + window.scrollY);
  };

  const rangeExtractor = (range: Range) => {
    const used = entries.findIndex(({ id }) => id === Number.parseInt(latest()));
    const pinned = used < 0 ? [] : [used - 1, used, used + 1].filter((index) => index in entries);
    return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
  };

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 260,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 4,
    scrollMargin: margin.current,
    rangeExtractor,
    // While it scrolls, and as entries change their height.
    onChange: place,
  });
  useLayoutEffect(place, []);

  const { scrollMargin } = virtualizer.options;
  const items = virtualizer.getVirtualItems();
  const ends = [scrollMargin, ...items.map(({ end }) => end)];
  return {
    list,
    measure: virtualizer.measureElement,
    isWhole: items.length === count,
    /** The entries on the page, each with the height of those left out before it, in px. */
    rows: items.map(({ index, start }, nth) => ({ index, gap: start - (ends[nth] ?? start) })),
    /** The height of the entries left out after the last, in px. */
    rest: virtualizer.getTotalSize() + scrollMargin - (ends.at(-1) ?? scrollMargin),
  };
}
