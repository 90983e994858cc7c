import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from '@tanstack/react-router';
import { accountSections, type AccountSection } from '#content/workspace/account.ts';
import { scrollSpy } from '../scroll-spy';

const spy = scrollSpy(accountSections.map(({ id }) => id));

/** Returns the section that is being read. */
export const useCurrentSection = () => useSyncExternalStore(spy.subscribe, spy.read);

/** Scrolls to the section that the address's hash names. */
export function useHashSection() {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    spy.mark(hash);
    // On arrival the router has looked for it before this page was there.
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
}

/** Takes the reader and the keyboard to a section. */
export function goToSection(id: AccountSection) {
  spy.mark(id);
  const heading = document.getElementById(id);
  // A link to the hash that the address has already changes nothing, and the router doesn't scroll.
  heading?.scrollIntoView();
  // Tab continues from the section, not from the list.
  heading?.focus({ preventScroll: true });
}
