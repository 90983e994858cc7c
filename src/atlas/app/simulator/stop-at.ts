import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Simulation } from '#src/atlas/kit/simulate.ts';

type Run = { simulation: Simulation; chart: Pick<Chart, 'transitions'> };

/**
 * Returns the number of the first step after `from` that enters a state or takes a transition; null
 * without one.
 */
export function stopAt({ simulation, chart }: Run, part: string, from: number): number | null {
  const stops = chart.transitions.filter(
    ({ id, targets }) => id === part || targets.includes(part),
  );
  const index = simulation.steps.findIndex(({ before, after, taken }, at) => {
    const isIn = ({ snapshot }: typeof after) => snapshot._nodes.some(({ id }) => id === part);
    const isStop = stops.some(({ id }) => taken.includes(id)) || (isIn(after) && !isIn(before));
    return at >= from && isStop;
  });
  return index < 0 ? null : index + 1;
}
