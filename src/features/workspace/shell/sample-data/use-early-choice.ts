import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref for a select whose value a component decides: what somebody chose before the page was
 * taken over counts as chosen then.
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
