import type { Chart } from '#src/atlas/kit/chart.ts';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import type { Options } from './step-options';

/**
 * Returns the step that each enabled transition of the chart takes, by transition id. Of several
 * payloads, the first.
 */
export function labelSteps(
  { transitions }: Pick<Chart, 'transitions'>,
  { possible, actors, waits }: Options,
): ReadonlyMap<string, StepInput> {
  const typeOf = (id: string) => transitions.find((transition) => transition.id === id)?.eventType;
  const steps = new Map<string, StepInput>();
  const options = [
    ...possible.flatMap(({ options: ofEvent }) => ofEvent),
    ...actors.flatMap((actor) => actor.options),
    ...waits,
  ];
  for (const { step, result } of options) {
    const [first = '', ...later] = result?.taken ?? [];
    // Several regions can take the same event; eventless transitions only follow.
    const own = later.filter((id) => typeOf(id) === typeOf(first));
    for (const id of [first, ...own]) if (!steps.has(id)) steps.set(id, step);
  }
  steps.delete('');
  return steps;
}
