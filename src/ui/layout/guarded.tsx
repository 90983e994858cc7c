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

/** Moves focus to the parent when the focused element is removed. */
function keepFocusNear(node: HTMLElement | null) {
  const place = node?.parentElement;
  return () => {
    if (!place || !node.contains(document.activeElement)) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
}

/** Catches errors of its children and offers a retry; the page around them keeps working. */
export const Guarded = ({ what, children }: { what: string; children: ReactNode }) => (
  <CatchBoundary
    getResetKey={() => 0}
    // It needs `what`, and unmounts with the failure.
    errorComponent={({ reset }) => (
      <Broken role="alert" ref={keepFocusNear}>
        <p>{what} cannot be shown.</p>
        <Button kind="secondary" size="dense" onClick={reset}>
          Show it again
        </Button>
      </Broken>
    )}
  >
    {children}
  </CatchBoundary>
);

/** Catches errors of its children and renders nothing in their place. */
export const Dispensable = ({ children }: { children: ReactNode }) => (
  <CatchBoundary getResetKey={() => 0} errorComponent={() => null}>
    {children}
  </CatchBoundary>
);
