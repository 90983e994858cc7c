import { createRootRoute } from '@tanstack/react-router';
import { Document } from '#src/features/page/document.tsx';
import { LeadOutbox } from '#src/features/leads/lead-outbox/LeadOutbox.tsx';
import { NotFound } from '#src/features/site/shell/not-found.tsx';
import { rootHead } from '#src/features/page/root-head.ts';
import { DocumentError } from '#src/features/page/route-error.tsx';

export const Route = createRootRoute({
  head: rootHead,
  component: () => <Document behind={<LeadOutbox />} />,
  notFoundComponent: NotFound,
  errorComponent: DocumentError,
});
