import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isMissingPart } from './missing-part';
import { focusHeading } from './page-heading';
import { reloadIfServed, reloadOnce } from './part-reload';
import { Button } from '#src/ui/form/button.tsx';

/** Moves focus to the heading when the focused button is removed. */
function regainFocus() {
  if (!document.activeElement || document.activeElement === document.body) focusHeading();
}

/**
 * Renders a retry button for a failed page; a page with a missing chunk first reloads
 * automatically, once.
 */
export function PageRetry({ error }: { error: unknown }) {
  const router = useRouter();
  const isMissing = isMissingPart(error);
  useEffect(() => {
    if (isMissing) void reloadOnce();
  }, [isMissing]);
  useEffect(() => regainFocus, []);
  const retry = async () => {
    if (!isMissing || !(await reloadIfServed())) await router.invalidate();
  };
  return <Button onClick={() => void retry()}>Try again</Button>;
}
