import type { ErrorComponentProps } from '@tanstack/react-router';
import { isChunkLoadError } from './chunk-load-error';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { Actions, Message } from '#src/ui/layout/message.ts';
import { PageRetry } from './PageRetry';

/** Renders a page's error with a retry; the layout stays. */
export function RouteError({ error }: ErrorComponentProps) {
  return (
    <Message role="alert">
      <HydrationMarker />
      <h1>This page lost its line.</h1>
      <p>
        {isChunkLoadError(error)
          ? 'A part of it could not be fetched. Check your connection, then try again.'
          : 'Something went wrong while it was loading.'}{' '}
        What you typed elsewhere is kept.
      </p>
      <Actions>
        <PageRetry error={error} />
        <ButtonLink to="/" kind="secondary">
          Go to the home page
        </ButtonLink>
      </Actions>
    </Message>
  );
}

/** Renders the error when the layout failed, too. */
export const DocumentError = (props: ErrorComponentProps) => (
  <HtmlDocument>
    <RouteError {...props} />
  </HtmlDocument>
);
