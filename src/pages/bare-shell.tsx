import type { ReactNode } from 'react';
import { Alive, Region } from '../ui/alive';
import { SkipLink } from '../ui/layout';

/** Neither header nor footer: the shell of /book-demo and /thank-you. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Alive />
      <Region>{children}</Region>
    </>
  );
}
