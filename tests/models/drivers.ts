import type { MachineEntry } from '#machines/model.ts';
import type { AnyMachineDriver } from './machine-driver';
import { unvisitedBy } from './paths';

type DriverFile =
  | { machineDriver: AnyMachineDriver }
  | { machineDrivers: readonly AnyMachineDriver[] };

const files = Object.entries(
  import.meta.glob<DriverFile>('../drivers/*/*.driver.ts', { eager: true }),
);

/** Returns the drivers of a machine. */
export function driversOf({ id }: Pick<MachineEntry, 'id'>): readonly AnyMachineDriver[] {
  const file = files.find(([path]) => path.endsWith(`/${id}.driver.ts`))?.[1];
  if (!file) throw new Error(`${id} has no driver`);
  return 'machineDriver' in file ? [file.machineDriver] : file.machineDrivers;
}

/** Returns the parts that no visitor reaches, with reasons, by machine, as JSON for the atlas. */
export function unvisitedFile(entries: readonly MachineEntry[]): string {
  const byMachine = entries.map((entry) => [entry.id, unvisitedBy(driversOf(entry), entry).parts]);
  return `${JSON.stringify(Object.fromEntries(byMachine), null, 1)}\n`;
}
