import type { MachineEntry } from '#machines/model.ts';
import { createSimulator, type Simulation } from '#src/atlas/kit/simulate.ts';
import { readSimulation } from './simulation-address';

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

/** Returns the parts to highlight for the simulation in a URL; its start without one. */
export function activeParts(
  entry: MachineEntry,
  run: string | undefined,
  step: number | undefined,
): ActiveParts {
  return partsOf(createSimulator(entry).simulate(readSimulation(run).steps), step);
}
