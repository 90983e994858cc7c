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
export function focusParentOnRemoval(node: HTMLElement | null) {
  const parent = node?.parentElement;
  return () => {
    if (!parent || !node.contains(document.activeElement)) return;
    parent.tabIndex = -1;
    parent.focus({ preventScroll: true });
  };
}

type ErrorBoundaryProps = { name?: string; children: ReactNode };

/**
 * Catches errors of its children and offers a retry, or renders nothing in their place if they have
 * no name; the page around them keeps working.
 */
export const ErrorBoundary = ({ name, children }: ErrorBoundaryProps) => (
  <CatchBoundary
    getResetKey={() => 0}
    // It needs `name`, and unmounts with the failure.
    // oxlint-disable-next-line react/no-unstable-nested-components
    errorComponent={({ reset }) =>
      name ? (
        <Broken role="alert" ref={focusParentOnRemoval}>
          <p>{name} could not be loaded.</p>
          <Button kind="secondary" size="dense" onClick={reset}>
            Try again
          </Button>
        </Broken>
      ) : null
    }
  >
    {children}
  </CatchBoundary>
);
