import { useEffect, useRef } from 'react';
import { useRouter } from '@tanstack/react-router';
import { VisuallyHidden } from '../../ui/layout';

/** After each navigation to another page: focus on its heading, its title read out. */
export function RouteFocus() {
  const router = useRouter();
  const announcer = useRef<HTMLSpanElement>(null);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged || toLocation.hash) return;
        const target = document.querySelector<HTMLElement>('h1') ?? document.querySelector('main');
        if (!target) return;
        target.tabIndex = -1;
        target.focus({ preventScroll: true });
        if (announcer.current) announcer.current.textContent = document.title;
      }),
    [router],
  );

  return <VisuallyHidden ref={announcer} role="status" suppressHydrationWarning />;
}
