import { Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SilentBoundary } from '#src/ui/layout/error-boundaries.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { RouteFocus } from './RouteFocus';

type DocumentProps = { children?: ReactNode; behind?: ReactNode };

/** Renders the document around every page; `behind` is invisible and runs on every page. */
export const Document = ({ children = <Outlet />, behind }: DocumentProps) => (
  <HtmlDocument>
    {children}
    <SilentBoundary>
      <RouteFocus />
    </SilentBoundary>
    <SilentBoundary>{behind}</SilentBoundary>
    <Scripts />
  </HtmlDocument>
);
