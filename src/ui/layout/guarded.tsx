import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from '#src/design/stitches.config.ts';
import { Button } from '#src/ui/form/button.tsx';

const Broken = styled('div', {
  display: 'grid',
  gap: '$4',
  justifyItems: 'start',
  alignContent: 'center',
  padding: '$6',
});

/** Whoever pressed the button stays where it was once it is gone. */
function keepFocusNear(node: HTMLElement | null) {
  const place = node?.parentElement;
  return () => {
    if (!place || !node.contains(document.activeElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}

/** Where the part fails, the page goes on without it: with a way to try it again. */
export const Guarded = ({ what, children }: { what: string; children: ReactNode }) => (
  <CatchBoundary
    getResetKey={() => 0}
    // It needs `what`, and lives no longer than the failure that it tells of.
    // oxlint-disable-next-line react/no-unstable-nested-components
    errorComponent={({ reset }) => (
      <Broken role="alert" ref={keepFocusNear}>
        <p>{what} could not be loaded.</p>
        <Button kind="secondary" size="dense" onClick={reset}>
          Try again
        </Button>
      </Broken>
    )}
  >
    {children}
  </CatchBoundary>
);

/** Where the part fails, nobody misses it. */
export const Dispensable = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
    {children}
  </CatchBoundary>
);
