import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { stateNodes, transitionId, transitionsOf } from '#src/atlas/kit/chart.ts';
import { locationsOf, type MachineSource } from '#src/atlas/kit/source-locations.ts';

/** Returns the chart ids of a machine in document order. */
const partsOf = (machine: AnyStateMachine): string[] => [
  ...stateNodes(machine).map(({ id }) => id),
  ...transitionsOf(machine).map(transitionId),
];

/**
 * Returns the source of a machine from elsewhere, whose parts have other ids in its portable form.
 * Returns null if no location is known, as for a JSON file.
 */
export function sourceOf(
  machine: AnyStateMachine,
  portable: AnyStateMachine,
  folder: string,
): MachineSource | null {
  const ids = partsOf(portable);
  const known = new Map(partsOf(machine).map((id, index) => [id, ids[index] ?? id]));
  const locations = Object.fromEntries(
    Object.entries(locationsOf(machine)).map(([part, location]) => [
      known.get(part) ?? part,
      location,
    ]),
  );
  const names = [...new Set(Object.values(locations).map(({ file }) => file))];
  if (names.length === 0) return null;
  const files = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);
  return { files: Object.fromEntries(files), locations };
}
