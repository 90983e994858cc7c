import { Link, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { machinePath } from '../links';
import type { MachineAddress } from '../address';

type PartLinkProps = {
  machine: string;
  part: string;
  search: MachineAddress;
  children: ReactNode;
  /** Where the part is told in words: it can be found there, and walked to. */
  told?: { isSelected: boolean; isStop: boolean };
};

/** Selects a part of the chart; where it is selected stands in the address. */
export function PartLink({ machine, part, search, children, told }: PartLinkProps) {
  return (
    <Link<AnyRouter, string, string>
      to={machinePath(machine)}
      search={{ ...search, at: part }}
      replace
      resetScroll={false}
      preload={false}
      activeProps={{ 'aria-current': told?.isSelected ? 'true' : undefined }}
      {...(told
        ? {
            'data-told': part,
            tabIndex: told.isStop ? 0 : -1,
          }
        : {})}
    >
      {children}
    </Link>
  );
}
