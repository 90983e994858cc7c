import type { ReactNode } from 'react';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { SkipLink } from '#src/ui/layout/layout.ts';

/** Renders the shell of /book-demo and /thank-you: no header, no footer. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <HydrationMarker />
      {children}
    </>
  );
}
