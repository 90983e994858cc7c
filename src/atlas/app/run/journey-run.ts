import type { MachineEntry } from '#machines/model.ts';
import { delaysAt, type Runner, type RunStep } from '#src/atlas/kit/simulate.ts';

type JourneyEvent = MachineEntry['model']['journeys'][number]['events'][number];

const rest = (type: string, prefix: string) =>
  type.startsWith(prefix) ? type.slice(prefix.length) : null;

/** Returns a journey of the model as a run: the ends of its delays become waits. */
export function journeyRun(runner: Runner, events: readonly JourneyEvent[]): RunStep[] {
  let moment = runner.start();
  return events.map((event) => {
    const step = stepOf(event, (type) => delaysAt(moment).find((delay) => delay.type === type)?.ms);
    moment = runner.take(moment, step).after;
    return step;
  });
}

function stepOf(event: JourneyEvent, left: (type: string) => number | undefined): RunStep {
  const { type, ...payload } = event as { type: string; [key: string]: unknown };
  for (const kind of ['done', 'error'] as const) {
    const actor = rest(type, `xstate.${kind}.actor.`);
    const value = kind === 'done' ? payload['output'] : payload['error'];
    if (actor !== null) return value === undefined ? { kind, actor } : { kind, actor, value };
  }
  const ms = left(type);
  return ms === undefined ? { kind: 'event', type, payload } : { kind: 'wait', ms };
}
