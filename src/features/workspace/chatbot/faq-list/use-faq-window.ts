import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import type { FaqEntry } from '#content/sample/workspace.ts';
import { distanceFromTop } from './page-place';
import { listId } from './list-id';

function focusedIndex(): number {
  const row = document.activeElement?.closest(`#${listId} > [data-index]`);
  return Number(row?.getAttribute('data-index') ?? NaN);
}

/**
 * Which entries of a long list are on the page: those in sight, the one in use with its neighbors,
 * and the one with the element that waits for the focus.
 */
export function useFaqWindow(entries: readonly FaqEntry[], awaited: string | null) {
  const { length: count } = entries;
  const margin = distanceFromTop(listId);

  const rangeExtractor = (range: Range) => {
    const used = focusedIndex();
    const next = entries.findIndex(({ id }) => awaited?.startsWith(`faq-${id}-`));
    const pinned = [used - 1, used, used + 1, next].filter((index) => index >= 0 && index < count);
    return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
  };

  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => 260,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 4,
    scrollMargin: margin,
    rangeExtractor,
  });

  const items = virtualizer.getVirtualItems();
  const ends = [margin, ...items.map(({ end }) => end)];
  return {
    measure: virtualizer.measureElement,
    isWhole: items.length === count,
    /** The entries on the page, each with the height of those left out before it, in px. */
    rows: items.map(({ index, start }, place) => ({ index, gap: start - (ends[place] ?? start) })),
    /** The height of the entries left out after the last, in px. */
    rest: virtualizer.getTotalSize() + margin - (ends.at(-1) ?? margin),
  };
}
