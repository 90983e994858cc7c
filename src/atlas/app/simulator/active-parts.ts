import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import { createSimulator, type Simulation, type Simulator } from '#src/atlas/kit/simulate.ts';
import { readSimulation, type ReadSimulation } from './simulation-address';

/** Returns the number of the shown step; the last one by default. */
export const shownStep = ({ steps }: Simulation, step: number | undefined): number =>
  Math.min(step ?? steps.length, steps.length);

/** Returns the active states after a step, with their ancestors, and the transitions that it took. */
export function partsOf(simulation: Simulation, step: number | undefined) {
  const simStep = simulation.steps[shownStep(simulation, step) - 1];
  const { snapshot } = simStep?.after ?? simulation.start;
  return {
    states: snapshot._nodes.map(({ id }) => id),
    transitions: [...(simStep?.transitions ?? [])],
  };
}

interface Run {
  text: string | undefined;
  simulator: Simulator;
  read: ReadSimulation;
  simulation: Simulation;
}

const latest = new WeakMap<MachineEntry, Run>();

/** Returns the simulation of the steps in a URL; the last one of a machine is known. */
export function runIn(entry: MachineEntry, text: string | undefined): Run {
  const lastRun = latest.get(entry);
  if (lastRun && lastRun.text === text) return lastRun;
  const simulator = lastRun?.simulator ?? createSimulator(entry);
  const read = readSimulation(text);
  const simulation = simulator.simulate(read.steps);
  const run = { text, simulator, read, simulation };
  latest.set(entry, run);
  return run;
}

/** Returns the parts to highlight for the simulation in a URL; its start without one. */
export const activeParts = (
  entry: MachineEntry,
  run: string | undefined,
  step: number | undefined,
): ReturnType<typeof partsOf> => partsOf(runIn(entry, run).simulation, step);

/**
 * Returns the number of the first step after `from` that enters a state or takes a transition; null
 * without one.
 */
export function stopAt(
  { simulation, chart }: { simulation: Simulation; chart: Pick<Chart, 'transitions'> },
  part: string,
  from: number,
): number | null {
  const stops = chart.transitions.filter(
    ({ id, targets }) => id === part || targets.includes(part),
  );
  const index = simulation.steps.findIndex(({ before, after, transitions }, at) => {
    const isIn = ({ snapshot }: typeof after) => snapshot._nodes.some(({ id }) => id === part);
    const isStop =
      stops.some(({ id }) => transitions.includes(id)) || (isIn(after) && !isIn(before));
    return at >= from && isStop;
  });
  return index < 0 ? null : index + 1;
}
