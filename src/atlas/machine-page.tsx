import type { MachineAddress } from './address';
import type { MachineFacts } from './machine-facts';
import { useHydrated } from '@tanstack/react-router';
import { RunSection } from './run/RunSection';

type MachinePageProps = { facts: MachineFacts; search: MachineAddress };

export function MachinePage({ facts, search: asked }: MachinePageProps) {
  const { entry } = facts;
  const search = useHydrated() ? asked : {};
  return (
    <>
      <h1>{entry.title}</h1>
      <p>{entry.purpose}</p>
      <RunSection entry={entry} search={search} />
    </>
  );
}
