import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { MachineAddress } from './address';
import { machinePath } from './links';

/** Returns the address of a machine's page with what is to be seen in it. */
export function hrefOf(router: AnyRouter, machine: string, search: MachineAddress): string {
  return router.buildLocation({ to: machinePath(machine), search } as never).href;
}

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  machine: string;
  search: MachineAddress;
};

/**
 * Changes what is seen on a machine's page by its address alone: the page stays where it is. The
 * router's own link would tell each of them to be the current page.
 */
export function AddressLink({ machine, search, children, ...rest }: AddressLinkProps) {
  const router = useRouter();
  const href = hrefOf(router, machine, search);
  const follow = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    void router.navigate({ href, replace: true, resetScroll: false });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
