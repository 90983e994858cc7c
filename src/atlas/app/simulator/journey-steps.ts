import type { MachineEntry } from '#machines/model.ts';
import { delaysAt, type Simulator, type StepInput } from '#src/atlas/kit/simulate.ts';

type JourneyEvent = MachineEntry['model']['journeys'][number]['events'][number];

const rest = (type: string, prefix: string) =>
  type.startsWith(prefix) ? type.slice(prefix.length) : null;

/** Returns the steps of a journey, with its delays as waits. */
export function stepsOfJourney(simulator: Simulator, events: readonly JourneyEvent[]): StepInput[] {
  let simStep = simulator.start();
  return events.map((event) => {
    const step = stepOf(
      event,
      (type) => delaysAt(simStep).find((delay) => delay.type === type)?.ms,
    );
    simStep = simulator.take(simStep, step).after;
    return step;
  });
}

function stepOf(event: JourneyEvent, remainingMs: (type: string) => number | undefined): StepInput {
  const { type, ...payload } = event as { type: string; [key: string]: unknown };
  for (const kind of ['done', 'error'] as const) {
    const actor = rest(type, `xstate.${kind}.actor.`);
    const value = kind === 'done' ? payload['output'] : payload['error'];
    if (actor !== null) return value === undefined ? { kind, actor } : { kind, actor, value };
  }
  const ms = remainingMs(type);
  return ms === undefined ? { kind: 'event', type, payload } : { kind: 'wait', ms };
}
