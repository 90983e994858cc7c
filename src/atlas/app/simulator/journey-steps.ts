import type { MachineEntry } from '#machines/model.ts';
import { actorStepOf, createSimulator, delaysAt, type StepInput } from '#src/atlas/kit/simulate.ts';
import { fitsAddress, writeSimulation } from './simulation-address';

export type JourneyEvent = MachineEntry['model']['journeys'][number]['events'][number];
type Entry = Pick<MachineEntry, 'machine' | 'model'>;

const typeOf = (event: JourneyEvent) => (event as { type: string }).type;

/** Returns the steps of a path of events, with its delays as waits. */
export function stepsOfJourney(entry: Entry, events: readonly JourneyEvent[]): StepInput[] {
  // Only the length of a delay depends on the steps before.
  if (!events.some((event) => typeOf(event).startsWith('xstate.after.')))
    return events.map((event) => stepOf(event, () => undefined));
  const simulator = createSimulator(entry);
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

/** Returns a path of events as a run for the URL; undefined if it is too long or has no event. */
export function runOf(entry: Entry, events: readonly JourneyEvent[]): string | undefined {
  const steps = stepsOfJourney(entry, events);
  return fitsAddress(steps) ? writeSimulation(steps) : undefined;
}

function stepOf(event: JourneyEvent, remainingMs: (type: string) => number | undefined): StepInput {
  const { type, ...payload } = event as { type: string; [key: string]: unknown };
  const actorStep = actorStepOf({ type, ...payload });
  if (actorStep) return actorStep;
  const ms = remainingMs(type);
  return ms === undefined ? { kind: 'event', type, payload } : { kind: 'wait', ms };
}
