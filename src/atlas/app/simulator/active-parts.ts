import type { MachineEntry } from '#machines/model.ts';
import { createSimulator, type Simulation, type Simulator } from '#src/atlas/kit/simulate.ts';
import { readSimulation, type ReadSimulation } from './simulation-address';

/** The chart ids to highlight. */
interface ActiveParts {
  /** The active states, ancestors included. */
  states: string[];
  /** The transitions taken in the last step. */
  taken: string[];
}

/** Returns the number of the shown step; the last one by default. */
export const shownStep = ({ steps }: Simulation, step: number | undefined): number =>
  Math.min(step ?? steps.length, steps.length);

/** Returns the parts to highlight after a step. */
export function partsOf(simulation: Simulation, step: number | undefined): ActiveParts {
  const shown = simulation.steps[shownStep(simulation, step) - 1];
  const { snapshot } = shown?.after ?? simulation.start;
  return { states: snapshot._nodes.map(({ id }) => id), taken: [...(shown?.taken ?? [])] };
}

interface Run {
  text: string | undefined;
  simulator: Simulator;
  read: ReadSimulation;
  simulation: Simulation;
}

const latest = new WeakMap<MachineEntry, Run>();

/** Returns the simulation of the steps in a URL; after the last run of a machine, only new steps are taken. */
export function runIn(entry: MachineEntry, text: string | undefined): Run {
  const known = latest.get(entry);
  if (known && known.text === text) return known;
  const simulator = known?.simulator ?? createSimulator(entry);
  const read = readSimulation(text);
  const simulation = simulator.simulate(read.steps, known?.simulation);
  const run = { text, simulator, read, simulation };
  latest.set(entry, run);
  return run;
}

/** Returns the parts to highlight for the simulation in a URL; its start without one. */
export const activeParts = (
  entry: MachineEntry,
  run: string | undefined,
  step: number | undefined,
): ActiveParts => partsOf(runIn(entry, run).simulation, step);
