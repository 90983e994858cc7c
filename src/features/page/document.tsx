import { Match, Outlet, Scripts, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '#src/hydration/error-boundary.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { RouteFocus } from './RouteFocus';

type DocumentProps = { children?: ReactNode; behind?: ReactNode };

/**
 * Renders the page as the router's outlet does, but outside of Suspense: React keeps a changed
 * document until it can replace the whole page (decision 015).
 */
function Page() {
  const routeId = useMatches({
    select: ([root, page]) => (root?._notFound ? undefined : page?.routeId),
  });
  return routeId ? <Match routeId={routeId} /> : <Outlet />;
}

/** Renders the document around every page; `behind` is invisible and runs on every page. */
export const Document = ({ children = <Page />, behind }: DocumentProps) => (
  <HtmlDocument>
    {children}
    <ErrorBoundary>
      <RouteFocus />
    </ErrorBoundary>
    <ErrorBoundary>{behind}</ErrorBoundary>
    <Scripts />
  </HtmlDocument>
);
