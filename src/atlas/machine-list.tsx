import { machines } from '../../machines/index';
import { atlas } from '../../content/atlas';
import type { ListAddress } from './address';
import { MachineLink } from './links';

export function MachineList(_: ListAddress) {
  return (
    <>
      <h1>{atlas.title}</h1>
      <ul>
        {Object.values(machines).map(({ id, title, purpose }) => (
          <li key={id}>
            <MachineLink id={id}>{title}</MachineLink> {purpose}
          </li>
        ))}
      </ul>
    </>
  );
}
