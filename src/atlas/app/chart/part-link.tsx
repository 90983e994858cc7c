import type { ReactNode } from 'react';
import type { MachineAddress } from '../address';
import { AddressLink } from '../address-link';

type PartLinkProps = {
  machine: string;
  part: string;
  search: MachineAddress;
  children: ReactNode;
  /** For links of the description pane, which arrow keys navigate. */
  item?: { isSelected: boolean; isStop: boolean };
};

/** Selects a part of the chart in the URL. */
export function PartLink({ machine, part, search, children, item }: PartLinkProps) {
  const itemProps = item && {
    'data-part-link': part,
    tabIndex: item.isStop ? 0 : -1,
    'aria-current': item.isSelected ? ('true' as const) : undefined,
  };
  return (
    <AddressLink machine={machine} search={{ ...search, at: part }} {...itemProps}>
      {children}
    </AddressLink>
  );
}
