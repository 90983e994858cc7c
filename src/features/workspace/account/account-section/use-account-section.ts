import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '@tanstack/react-router';
import { accountSections, type AccountSection } from '#content/workspace/account.ts';
import { scrollSpy } from '../scroll-spy';

const spy = scrollSpy(accountSections.map(({ id }) => id));

/** Returns the section at the reading position. */
export const useCurrentSection = () => useSyncExternalStore(spy.subscribe, spy.read);

/** Scrolls to the section in the URL hash. */
export function useHashSection() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    spy.mark(hash);
    // On navigation, the router looked for the element before this page rendered.
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

/** Scrolls to a section and moves focus there. */
export function goToSection(id: AccountSection) {
  spy.mark(id);
  const heading = document.getElementById(id);
  // A link to the current hash doesn't change the URL, so the router doesn't scroll.
  heading?.scrollIntoView();
  // Tab continues from the section, not from the list.
  heading?.focus({ preventScroll: true });
}
