import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { focusHeading } from './page-heading';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';

/** Returns whether a link outside <main> points to the page at `current`. */
function isLinkTo(current: string, event: MouseEvent): boolean {
  // The path at the time of the click: the target may have been removed since.
  const path = event.composedPath().filter((target) => target instanceof HTMLElement);
  const link = path.find((target) => target instanceof HTMLAnchorElement);
  if (!link || !event.defaultPrevented || path.some(({ localName }) => localName === 'main'))
    return false;
  return link.pathname === current && !link.search && !link.hash;
}

/** After each navigation, announces the title and focuses the heading, unless a link names a part. */
export function RouteFocus() {
  const router = useRouter();
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const announce = (isFocused = false) => {
      if (!isFocused) focusHeading();
      if (announcer.current) announcer.current.textContent = document.title;
    };
    let current = location.pathname;
    // The router has moved when the event bubbles.
    const onCapture = () => (current = location.pathname);
    let reopened = '';
    const reopen = () => {
      scrollTo({ top: 0 });
      announce();
    };
    const onClick = (event: MouseEvent) => {
      if (!isLinkTo(current, event)) return;
      reopened = router.latestLocation.href;
      // After the click's other listeners.
      queueMicrotask(reopen);
    };
    const stopFocus = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        if (fromLocation && pathChanged && !toLocation.hash)
          announce(toLocation.state.focus !== undefined);
      },
    );
    const stopReopening = router.subscribe('onResolved', ({ toLocation }) => {
      // Unless the pointer clicked, the router restores the scroll position after the click.
      if (toLocation.href === reopened) queueMicrotask(reopen);
      reopened = '';
    });
    document.addEventListener('click', onCapture, true);
    document.addEventListener('click', onClick);
    return () => {
      stopFocus();
      stopReopening();
      document.removeEventListener('click', onCapture, true);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  return <VisuallyHidden ref={announcer} role="status" suppressHydrationWarning />;
}
