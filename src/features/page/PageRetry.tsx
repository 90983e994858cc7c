import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';
import { isMissingPart } from './missing-part';
import { focusHeading } from './page-heading';
import { reloadIfServed, reloadOnce } from './part-reload';
import { Button } from '#src/ui/form/button.tsx';

/** Whoever pressed the button stands nowhere once it is gone. */
function regainFocus() {
  if (!document.activeElement || document.activeElement === document.body) focusHeading();
}

/** Tries a page again that has failed; one whose code is missing is loaded anew, first by itself. */
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
