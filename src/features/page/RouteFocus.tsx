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

/** After each navigation, moves focus to the heading and announces the title. */
export function RouteFocus() {
  const router = useRouter();
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const announce = () => {
      focusHeading();
      if (announcer.current) announcer.current.textContent = document.title;
    };
    let current = location.pathname;
    // The router has moved when the event bubbles.
    const onCapture = () => (current = location.pathname);
    const onClick = (event: MouseEvent) => {
      if (!isLinkTo(current, event)) return;
      scrollTo({ top: 0 });
      // After the click's other listeners.
      queueMicrotask(announce);
    };
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && pathChanged && !toLocation.hash) announce();
    });
    document.addEventListener('click', onCapture, true);
    document.addEventListener('click', onClick);
    return () => {
      stop();
      document.removeEventListener('click', onCapture, true);
      document.removeEventListener('click', onClick);
    };
  }, [router]);

  return <VisuallyHidden ref={announcer} role="status" suppressHydrationWarning />;
}
