import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a controlled select; replays a choice made before hydration as a change
 * event.
 */
export function useEarlyChoice(value: string): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef(value);
  useLayoutEffect(() => {
    if (select.current && select.current.value !== first.current)
      select.current.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return select;
}
