import { createRootRoute } from '@tanstack/react-router';
import { Document } from '../pages/document';
import { NotFound } from '../pages/not-found';
import { rootHead } from '../pages/root-head';
import { DocumentError } from '../pages/route-error';

export const Route = createRootRoute({
  head: rootHead,
  component: Document,
  notFoundComponent: NotFound,
  errorComponent: DocumentError,
});
