import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { afterPaint } from './events';

/** Holds the place of content that follows. */
export const Placeholder = styled('div', { minHeight: '100vh' });

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

type BelowFoldProps = { placeholder?: ReactNode; children: ReactNode };

/** Defers content below or next to the heading until that has painted, on pages opened by a link. */
export function BelowFold({ placeholder = <Placeholder />, children }: BelowFoldProps) {
  const isRendered = useDeferredValue(useSyncExternalStore(subscribe, read, onServer));
  return isRendered ? children : placeholder;
}
