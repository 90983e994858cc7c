import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { focusHeading } from './page-heading';
import { VisuallyHidden } from '#src/ui/layout/layout.ts';

/** Whether a link around the page, not one in it, was followed to the page that is open already. */
function leadsHere(event: MouseEvent): boolean {
  // The path is that of the click: what was clicked may be gone by now.
  const path = event.composedPath().filter((target) => target instanceof HTMLElement);
  const link = path.find((target) => target instanceof HTMLAnchorElement);
  if (!link || !event.defaultPrevented || path.some(({ localName }) => localName === 'main'))
    return false;
  return link.pathname === location.pathname && !link.search && !link.hash;
}

/** After each navigation to another page: focus on its heading, its title read out. */
export function RouteFocus() {
  const router = useRouter();
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const arrive = () => {
      focusHeading();
      if (announcer.current) announcer.current.textContent = document.title;
    };
    const stay = (event: MouseEvent) => {
      if (!leadsHere(event)) return;
      scrollTo({ top: 0 });
      // Once the views have heard of the click, too.
      queueMicrotask(arrive);
    };
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      if (fromLocation && pathChanged && !toLocation.hash) arrive();
    });
    document.addEventListener('click', stay);
    return () => {
      stop();
      document.removeEventListener('click', stay);
    };
  }, [router]);

  return <VisuallyHidden ref={announcer} role="status" suppressHydrationWarning />;
}
