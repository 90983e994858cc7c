import type { MachineAddress } from './address';
import type { MachineFacts } from './machine-facts';

type MachinePageProps = { facts: MachineFacts; search: MachineAddress };

export function MachinePage({ facts }: MachinePageProps) {
  const { entry } = facts;
  return (
    <>
      <h1>{entry.title}</h1>
      <p>{entry.purpose}</p>
    </>
  );
}
