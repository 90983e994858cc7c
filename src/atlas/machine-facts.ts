import type { Drawing } from '../diagrams/drawing';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';

/** What a machine's page shows. */
export interface MachineFacts {
  entry: MachineEntry;
  /** Null where layout has failed. */
  drawing: Drawing | null;
}

/** Returns what a machine's page shows, or null where there is no such machine. */
export async function factsOf(id: string): Promise<MachineFacts | null> {
  const entry = Object.hasOwn(machines, id) ? machines[id] : undefined;
  if (!entry) return null;
  return { entry, drawing: await Promise.resolve(null) };
}
