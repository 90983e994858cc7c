/** Rendered rows above and below the visible ones. */
const overscan = 4;

/**
 * Finds the visible rows of a scroller, for rows of one height. A library for rows of any height
 * needs nine kilobytes more.
 */
export function createRowWindow() {
  let scroller: HTMLElement | null = null;
  let row: HTMLElement | null = null;
  // Before it is measured, the list has the rows of a large screen.
  let visibleRows = { first: 0, end: 16, height: 65 };
  let notify = () => {};
  let resizes: ResizeObserver | undefined;

  function measure() {
    if (!scroller) return;
    const height = row?.getBoundingClientRect().height || visibleRows.height;
    const first = Math.floor(scroller.scrollTop / height);
    const end = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height);
    if (first === visibleRows.first && end === visibleRows.end && height === visibleRows.height)
      return;
    visibleRows = { first, end, height };
    notify();
  }

  return {
    /** Ref of the scroller. */
    scroller: (element: HTMLElement | null) => void (scroller = element),
    /** Ref of each row. */
    row: (element: HTMLElement | null) => {
      if (!element) return;
      row = element;
      // Larger text makes rows higher.
      resizes?.observe(row);
    },
    read: () => visibleRows,
    subscribe: (listener: () => void) => {
      const target = scroller;
      notify = listener;
      resizes = new ResizeObserver(measure);
      target?.addEventListener('scroll', measure, { passive: true });
      for (const element of [target, row]) if (element) resizes.observe(element);
      measure();
      return () => {
        notify = () => {};
        target?.removeEventListener('scroll', measure);
        resizes?.disconnect();
      };
    },
    /** Scrolls as little as possible to show the row at an index. */
    reveal(index: number) {
      if (!scroller) return;
      const top = index * visibleRows.height;
      const lowest = top + visibleRows.height - scroller.clientHeight;
      scroller.scrollTop = Math.min(Math.max(scroller.scrollTop, lowest), top);
    },
  };
}

/** Returns the indexes of the rows to render: those near the visible ones, and the tab stop. */
export function renderedRows(
  { first, end }: { first: number; end: number },
  count: number,
  tabStop: number,
): number[] {
  const from = Math.max(0, first - overscan);
  const indexes: number[] = [];
  for (let index = from; index < Math.min(end + overscan, count); index += 1) indexes.push(index);
  if (tabStop < count && !indexes.includes(tabStop)) indexes.push(tabStop);
  return indexes.sort((a, b) => a - b);
}
