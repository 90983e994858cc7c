import { useDeferredValue, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Placeholder = styled('div', { minHeight: '100vh' });

let startsAtTop = false;

/** Records if the next page starts at its top (a link); Back and hashes need the whole page. */
export function noteNavigation(isAtTop: boolean): void {
  startsAtTop = isAtTop;
}

/** Defers content below the fold until the heading has painted, on pages opened by a link. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !startsAtTop);
  return isDue ? children : <Placeholder />;
}
