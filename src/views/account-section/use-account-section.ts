import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { useMachine } from '../../binding/use-machine';
import { accountSections, type AccountSection } from '../../../content/account';
import { accountSectionMachine } from '../../../machines/account-section/account-section.machine';
import { onPassage } from '../../services/passage';

/** Binds the mark beside the sections' names to what is read, and to the link that was picked. */
export function useAccountSection() {
  const hash = useLocation({ select: (location) => location.hash });
  const [snapshot, send] = useMachine(accountSectionMachine);

  useEffect(() => {
    const reach = (id: string) => {
      const section = accountSections.find((one) => one.id === id);
      if (section) send({ type: 'section.reached', section: section.id });
    };
    reach(hash);
    // On arrival the router has looked for it before this page was there.
    document.getElementById(hash)?.scrollIntoView();
    const sections = accountSections
      .map(({ id }) => document.getElementById(id)?.closest('section'))
      .filter((element) => element instanceof HTMLElement);
    return onPassage(sections, (section) => reach(section.getAttribute('aria-labelledby') ?? ''));
  }, [hash, send]);

  return {
    section: snapshot.value,
    pick: (section: AccountSection) => {
      send({ type: 'section.reached', section });
      const title = document.getElementById(section);
      // A link to the hash where one already is changes no address, and the router scrolls nowhere.
      title?.scrollIntoView();
      // Who works with the keyboard goes on from the section, not from the list.
      title?.focus({ preventScroll: true });
    },
  };
}
