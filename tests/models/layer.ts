import type { MachineEntry } from '#machines/model.ts';
import type { Driver } from './driver';
import type { AnyMachineDriver } from './machine-driver';
import { planOf } from './paths';
import { runPath, type Poll } from './run-path';

interface Layer {
  /** Returns a driver on a fresh page. */
  driver: () => Driver;
  poll: Poll;
}

/**
 * Runs the paths of a machine that its drivers make possible. Throws at the first state assertion
 * that fails.
 */
export async function runLayer(
  entry: Pick<MachineEntry, 'machine' | 'model'>,
  machineDrivers: readonly AnyMachineDriver[],
  { driver, poll }: Layer,
): Promise<void> {
  for (const machineDriver of machineDrivers) {
    const plan = planOf(entry, machineDriver);
    for (const path of plan.paths)
      await runPath({ entry, machineDriver, plan, driver: driver(), poll }, path);
  }
}
