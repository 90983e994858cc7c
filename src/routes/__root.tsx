import { createRootRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Document } from '#src/features/page/document.tsx';
import { LazyLeadOutbox } from '#src/features/leads/lead-outbox/LazyLeadOutbox.tsx';
import { rootHead } from '#src/features/page/root-head.ts';
import { DocumentError } from '#src/features/page/route-error.tsx';

export const Route = createRootRoute({
  head: rootHead,
  component: () => <Document behind={<LazyLeadOutbox />} />,
  notFoundComponent: lazyRouteComponent(
    () => import('#src/features/site/shell/not-found.tsx'),
    'NotFound',
  ),
  errorComponent: DocumentError,
});
