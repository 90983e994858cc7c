import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { afterPaint } from './after-paint';

const Placeholder = styled('div', { minHeight: '100vh' });

let isDue = true;

/** Records if the next page starts at its top (a link); Back and hashes need the whole page. */
export function noteNavigation(isAtTop: boolean): void {
  isDue = !isAtTop;
}

const subscribe = (listener: () => void) =>
  afterPaint(() => {
    isDue = true;
    listener();
  });
const read = () => isDue;
const onServer = () => true;

/** Defers content below the fold until the heading has painted, on pages opened by a link. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(useSyncExternalStore(subscribe, read, onServer));
  return isRendered ? children : <Placeholder />;
}
