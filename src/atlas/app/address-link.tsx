import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { readMachineAddress, type MachineAddress } from './address';
import { machinePath } from './links';
import { readableSearch } from './readable-search';

/** Returns the URL of a machine's page with search params. */
export const hrefOf = (machine: string, { at, layer, run, step }: MachineAddress): string =>
  `${machinePath(machine)}${readableSearch({ at, layer, run, step })}`;

type AddressLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  machine: string;
  search: MachineAddress;
};

/**
 * Updates the search params of a machine's page without scrolling; Back undoes it. A click adds the
 * run of the open page, so that the links stay the same while it steps. The router's Link would mark
 * every link as the current page.
 */
export function AddressLink({ machine, search, children, ...rest }: AddressLinkProps) {
  const router = useRouter();
  const href = hrefOf(machine, search);
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { run, step } = readMachineAddress(router.state.location.search);
    void router.navigate({ href: hrefOf(machine, { ...search, run, step }), resetScroll: false });
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
