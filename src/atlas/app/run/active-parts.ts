import type { MachineEntry } from '#machines/model.ts';
import { runnerOf, type Run } from '#src/atlas/kit/simulate.ts';
import { readRun } from './run-address';

/** What a chart shows of a run, by the chart's ids. */
interface ActiveParts {
  /** The states that the machine is in, outer ones too. */
  states: string[];
  /** The transitions that the last step has taken. */
  taken: string[];
}

/** Returns which of a run's steps is shown: the last one where an address names none. */
export const shownStep = ({ steps }: Run, step: number | undefined): number =>
  Math.min(step ?? steps.length, steps.length);

/** Returns what is active after a step of a run. */
export function partsOf(run: Run, step: number | undefined): ActiveParts {
  const shown = run.steps[shownStep(run, step) - 1];
  const { snapshot } = shown?.after ?? run.start;
  return { states: snapshot._nodes.map(({ id }) => id), taken: [...(shown?.taken ?? [])] };
}

/** Returns what a machine's chart shows of the run in an address; without a run, its start. */
export function activeParts(
  entry: MachineEntry,
  run: string | undefined,
  step: number | undefined,
): ActiveParts {
  return partsOf(runnerOf(entry).run(readRun(run).steps), step);
}
