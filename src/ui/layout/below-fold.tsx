import { useDeferredValue, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';

const Room = styled('div', { minHeight: '100vh' });

let isByLink = false;

/** Says whether the page that comes next begins at its top, as by a link; Back and hashes need all of it. */
export function noteArrival(beginsAtTop: boolean): void {
  isByLink = beginsAtTop;
}

/** What nobody sees at first: on a page that is reached by a link it is drawn after the heading is painted. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isDue = useDeferredValue(true, !isByLink);
  return isDue ? children : <Room />;
}
