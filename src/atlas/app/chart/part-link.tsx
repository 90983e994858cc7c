import type { ReactNode } from 'react';
import type { MachineAddress } from '../address';
import { AddressLink } from '../address-link';

type PartLinkProps = {
  machine: string;
  part: string;
  search: MachineAddress;
  children: ReactNode;
  /** Where the part is told in words: it can be found there, and walked to. */
  told?: { isSelected: boolean; isStop: boolean };
};

/** Selects a part of the chart; what is selected stands in the address. */
export function PartLink({ machine, part, search, children, told }: PartLinkProps) {
  const walk = told && {
    'data-told': part,
    tabIndex: told.isStop ? 0 : -1,
    'aria-current': told.isSelected ? ('true' as const) : undefined,
  };
  return (
    <AddressLink machine={machine} search={{ ...search, at: part }} {...walk}>
      {children}
    </AddressLink>
  );
}
