import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { afterPaint } from './after-paint';

const Room = styled('div', { minHeight: '100vh' });

let isDue = true;

/** Notes whether the next page begins at its top, as by a link: Back and hashes need all of it at once. */
export function noteArrival(beginsAtTop: boolean): void {
  isDue = !beginsAtTop;
}

const subscribe = (listener: () => void) =>
  afterPaint(() => {
    isDue = true;
    listener();
  });
const read = () => isDue;
const onServer = () => true;

/** Renders what is below the fold after the first paint of a page that was opened by a link. */
export function BelowFold({ children }: { children: ReactNode }) {
  const isRendered = useDeferredValue(useSyncExternalStore(subscribe, read, onServer));
  return isRendered ? children : <Room />;
}
