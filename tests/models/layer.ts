import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { MachineEntry } from '#machines/model.ts';
import type { Driver } from './driver';
import { columnsOf, layerCoverage, type Counts } from './layer-coverage';
import type { AnyMachineDriver } from './machine-driver';
import { pathPlanner, type Depth } from './paths';
import { runPath, type Poll } from './run-path';

/** The exports of a file in tests/drivers: one driver of a machine, or several. */
export type DriverFile =
  | { machineDriver: AnyMachineDriver }
  | { machineDrivers: readonly AnyMachineDriver[] };

export const driversIn = (file: DriverFile): readonly AnyMachineDriver[] =>
  'machineDriver' in file ? [file.machineDriver] : file.machineDrivers;

/** True in the parts of `npm run test:full`. */
export const isFullRun = process.env['FULL_RUN'] === '1';

/** Depths of `npm test`; `npm run test:full` covers pairs. */
export const actorDepth: Depth = isFullRun ? 'pairs' : 'transitions';
export const viewDepth: Depth = isFullRun ? 'pairs' : 'shortest';

interface Layer {
  name: 'view' | 'page';
  depth: Depth;
  /** Returns a driver on a fresh page. */
  driver: () => Driver;
  poll: Poll;
}

/** The coverage of one machine in one layer. */
interface LayerResult {
  id: string;
  layer: 'actor' | 'view' | 'page';
  paths: number;
  steps: number;
  counts: Counts;
}

const resultsFolder = 'test-results/models';

/**
 * Runs the paths of a machine that its drivers make possible, and returns the coverage. Throws at
 * the first state assertion that fails.
 */
export async function runLayer(
  { id, machine, model }: MachineEntry,
  machineDrivers: readonly AnyMachineDriver[],
  { name, depth, driver, poll }: Layer,
): Promise<LayerResult> {
  const coverage = layerCoverage(machine);
  const planned = machineDrivers.map((machineDriver) => {
    const planner = pathPlanner(machine, model, machineDriver);
    return { machineDriver, planner, paths: planner.paths(depth) };
  });
  for (const { machineDriver, planner, paths } of planned) {
    const isUninspectable = name === 'page' && machineDriver.uninspectable !== undefined;
    for (const path of paths) {
      const run = { machine, model, machineDriver, planner, coverage, poll, isUninspectable };
      await runPath({ ...run, driver: driver() }, path);
    }
  }
  const reachable = new Set(planned.flatMap(({ planner }) => [...planner.reachable(depth)]));
  const reasonFor = (target: string) =>
    planned.map(({ planner }) => planner.whyNot(target)).find((reason) => reason !== null) ?? null;
  const counts = coverage.counts(
    columnsOf(depth),
    [...reachable].filter((target) => target.startsWith('pair ')),
    (target) => (reachable.has(target) ? null : reasonFor(target)),
  );
  const excluded = machineDrivers.map(({ unreachable = {} }) => Object.keys(unreachable));
  const excludedByAll = excluded.reduce((all, ids) => all.filter((target) => ids.includes(target)));
  assert.deepEqual(coverage.stale(excludedByAll), [], 'stale exclusions');
  const paths = planned.flatMap((plan) => plan.paths);
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return saveResult({ id, layer: name, paths: paths.length, steps, counts });
}

/** Writes a result for the report, and returns it. */
export const saveResult = (result: LayerResult): LayerResult => write(result.layer, result);

/** The mutants of a machine, and those that its suite detected. */
interface MutantResult {
  id: string;
  killed: number;
  of: number;
  /** Mutants that no sequence of events distinguishes from the machine. */
  equivalent: number;
  survivors: string[];
}

/** Writes a machine's mutation result for the report. */
export const saveMutants = (result: MutantResult): MutantResult => write('mutants', result);

/** The random runs of a machine, and the journeys of each section that it cites. */
interface RunsResult {
  id: string;
  runs: number;
  steps: number;
  seed: number;
  requirements: readonly { section: string; journeys: number }[];
}

/** Writes the result of a machine's random runs for the report. */
export const saveRuns = (result: RunsResult): RunsResult => write('random', result);

/** The random runs of several machines that work together. */
interface TogetherResult {
  id: string;
  title: string;
  machines: readonly string[];
  runs: number;
  steps: number;
  seed: number;
  invariants: readonly string[];
}

/** Writes the result of machines that ran together for the report. */
export const saveTogether = (result: TogetherResult): TogetherResult => write('together', result);

function write<Result extends { id: string }>(name: string, result: Result): Result {
  const folder = `${resultsFolder}/${name}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${result.id}.json`, JSON.stringify(result));
  return result;
}

/** Fails if a target that could be covered was not. */
export function assertComplete({ counts }: LayerResult): void {
  const missing = Object.values(counts).flatMap((count) => count.missing);
  assert.deepEqual(missing, [], 'uncovered targets');
}
