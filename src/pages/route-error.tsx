import { useRouter } from '@tanstack/react-router';
import { Button, ButtonLink } from '../ui/button';
import { Actions, Message } from '../ui/message';

/** What a visitor sees where a page has failed: its layout stays, and it can be tried again. */
export function RouteError() {
  const router = useRouter();
  return (
    <Message role="alert">
      <h1>This page lost its line.</h1>
      <p>Something went wrong while it was loading. What you typed elsewhere is kept.</p>
      <Actions>
        <Button onClick={() => void router.invalidate()}>Try again</Button>
        <ButtonLink to="/" kind="secondary">
          Go to the home page
        </ButtonLink>
      </Actions>
    </Message>
  );
}
