import type { MachineEntry } from '#machines/model.ts';
import type { Driver } from './driver';
import type { AnyMachineDriver } from './machine-driver';
import { planOf } from './paths';
import { runPath, type Poll } from './run-path';

interface Layer {
  /** Returns a driver on a fresh page. */
  driver: () => Driver;
  poll: Poll;
  /** The built page, where some machines cannot be inspected. */
  isPage?: boolean;
}

/**
 * Runs the paths of a machine that its drivers make possible. Throws at the first state assertion
 * that fails.
 */
export async function runLayer(
  entry: Pick<MachineEntry, 'machine' | 'model'>,
  machineDrivers: readonly AnyMachineDriver[],
  { driver, poll, isPage = false }: Layer,
): Promise<void> {
  for (const machineDriver of machineDrivers) {
    const isUninspectable = isPage && machineDriver.uninspectable !== undefined;
    const plan = planOf(entry, machineDriver);
    for (const path of plan.paths)
      await runPath({ entry, machineDriver, plan, driver: driver(), poll, isUninspectable }, path);
  }
}
