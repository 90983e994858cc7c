import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import type { MachineAddress } from './address';
import { machinePath } from './links';
import { readableSearch } from './readable-search';

/** Returns the URL of a machine's page with search params. */
export const hrefOf = (machine: string, search: MachineAddress): string =>
  `${machinePath(machine)}${readableSearch({ ...search })}`;

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  machine: string;
  search: MachineAddress;
};

/**
 * Updates the search params of a machine's page without scrolling; Back undoes it. The router's Link
 * would mark every link as the current page.
 */
export function AddressLink({ machine, search, children, ...rest }: AddressLinkProps) {
  const router = useRouter();
  const href = hrefOf(machine, search);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void router.navigate({ href, resetScroll: false });
  };
  return (
    <a {...rest} href={router.history.createHref(href)} onClick={follow}>
      {children}
    </a>
  );
}

/** Returns false for a click that opens a tab, a window or a download. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
