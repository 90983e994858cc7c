import type { ErrorComponentProps } from '@tanstack/react-router';
import { isMissingPart } from './missing-part';
import { Alive } from '#src/ui/layout/alive.tsx';
import { ButtonLink } from '#src/ui/form/button.tsx';
import { HtmlDocument } from '#src/ui/layout/html-document.tsx';
import { Actions, Message } from '#src/ui/layout/message.ts';
import { PageRetry } from './PageRetry';

/** What a visitor sees where a page has failed: its layout stays, and it can be tried again. */
export function RouteError({ error }: ErrorComponentProps) {
  return (
    <Message role="alert">
      <Alive />
      <h1>This page didn’t load.</h1>
      <p>
        {isMissingPart(error)
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

/** The same where not even the layout could be shown. */
export const DocumentError = (props: ErrorComponentProps) => (
  <HtmlDocument>
    <RouteError {...props} />
  </HtmlDocument>
);
