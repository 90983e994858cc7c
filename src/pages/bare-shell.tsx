import type { ReactNode } from 'react';
import { Alive, Part } from '../ui/alive';
import { SkipLink } from '../ui/layout';

/** Neither header nor footer: the shell of /book-demo and /thank-you. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Alive />
      <Part>{children}</Part>
    </>
  );
}
