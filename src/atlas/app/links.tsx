import { Link, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { atlas } from '#content/atlas/atlas.ts';
import type { ListAddress, MachineAddress } from './address';

export const machinePath = (id: string): string => `${atlas.path}/${id}`;

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
