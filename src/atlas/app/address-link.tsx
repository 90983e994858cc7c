import { useRouter, type AnyRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { MachineAddress } from './address';
import { machinePath } from './links';

/** Returns the URL of a machine's page with search params. */
export function hrefOf(router: AnyRouter, machine: string, search: MachineAddress): string {
  return router.buildLocation({ to: machinePath(machine), search } as never).href;
}

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  machine: string;
  search: MachineAddress;
};

/**
 * Updates the search params of a machine's page without scrolling. The router's Link would mark
 * every link as the current page.
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
    <a {...rest} href={router.history.createHref(href)} onClick={follow}>
      {children}
    </a>
  );
}
