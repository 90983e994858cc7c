import type { ErrorComponentProps } from '@tanstack/react-router';
import { isChunkLoadError } from './chunk-load-error';
import { HydrationMarker } from '#src/hydration/hydrated.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { Actions, Message } from '#src/ui/layout/message.ts';
import { PageRetry } from './PageRetry';

/** Renders a page's error with a retry; the layout stays. */
export function RouteError({ error }: ErrorComponentProps) {
  return (
    <Message role="alert">
      <HydrationMarker />
      <h1>This page didn’t load.</h1>
      <p>
        {isChunkLoadError(error)
          ? 'Part of it could not be loaded. Check your connection, then try again.'
          : 'Something went wrong.'}{' '}
        Your entries on other pages are safe.
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
