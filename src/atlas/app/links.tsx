import { Link, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { atlas } from '#content/atlas/atlas.ts';
import type { ListAddress, MachineAddress } from './address';
import { readableSearch } from './readable-search';

export const machinePath = (id: string): string => `${atlas.path}/${id}`;

/** Returns the URL of a machine's page with search params. */
export const hrefOf = (machine: string, { at, apart, run, step }: MachineAddress): string =>
  `${machinePath(machine)}${readableSearch({ at, apart, run, step })}`;

type ListLinkProps = { search?: ListAddress; children: ReactNode };

export function ListLink({ search = {}, children }: ListLinkProps) {
  return (
    <Link<AnyRouter, string, string> to={atlas.path} search={search} resetScroll={false}>
      {children}
    </Link>
  );
}

type MachineLinkProps = {
  id: string;
  search?: MachineAddress;
  /** The section of the page. */
  hash?: string | undefined;
  children: ReactNode;
};

export function MachineLink({ id, search = {}, hash, children }: MachineLinkProps) {
  return (
    <Link<AnyRouter, string, string>
      to={machinePath(id)}
      search={search}
      {...(hash !== undefined && { hash })}
    >
      {children}
    </Link>
  );
}
