import { Link, type AnyRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { atlas } from '#content/atlas/atlas.ts';
import type { MachineAddress } from './address';

export const machinePath = (id: string): string => `${atlas.path}/${id}`;

export function ListLink({ children }: { children: ReactNode }) {
  return <Link<AnyRouter, string, string> to={atlas.path}>{children}</Link>;
}

type MachineLinkProps = { id: string; search?: MachineAddress; children: ReactNode };

export function MachineLink({ id, search = {}, children }: MachineLinkProps) {
  return (
    <Link<AnyRouter, string, string> to={machinePath(id)} search={search}>
      {children}
    </Link>
  );
}
