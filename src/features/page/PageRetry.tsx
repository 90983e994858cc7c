import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isChunkLoadError } from './chunk-load-error';
import { focusHeading } from './page-heading';
import { reloadIfServed, reloadOnce } from './reload-on-stale-chunk';
import { Button } from '#src/ui/form/button.tsx';

/** Moves focus to the heading when the focused button is removed. */
function restoreFocus() {
  if (!document.activeElement || document.activeElement === document.body) focusHeading();
}

/**
 * Renders a retry button for a failed page; a page with a missing chunk first reloads
 * automatically, once.
 */
export function PageRetry({ error }: { error: unknown }) {
  const router = useRouter();
  const isMissingChunk = isChunkLoadError(error);
  useEffect(() => {
    if (isMissingChunk) void reloadOnce();
  }, [isMissingChunk]);
  useEffect(() => restoreFocus, []);
  const retry = async () => {
    if (!isMissingChunk || !(await reloadIfServed())) await router.invalidate();
  };
  return <Button onClick={() => void retry()}>Try again</Button>;
}
