import { actorStepOf, createSimulator, delaysAt, type StepInput } from '#src/atlas/kit/simulate.ts';
import type { Difference } from '#src/atlas/drawings/diff/shortest-difference.ts';
import type { MachineEntry } from '#machines/model.ts';
import { writeSimulation } from '../simulator/simulation-address';

type Event = Difference['events'][number] & { holds?: readonly string[] };

function inputOf({ type }: Event, msLeft: number | undefined): StepInput {
  if (msLeft !== undefined) return { kind: 'wait', ms: msLeft };
  return actorStepOf({ type }) ?? { kind: 'event', type, payload: {} };
}

/**
 * Returns the run that shows a difference, for the simulator of one of the two entries. The guards
 * that hold become overrides.
 */
export function runOfDifference(
  entry: MachineEntry,
  { events }: Pick<Difference, 'events'>,
): string | undefined {
  const simulator = createSimulator(entry);
  let current = simulator.start();
  const steps: StepInput[] = [];
  for (const event of events as readonly Event[]) {
    const delay = delaysAt(current).find(({ type }) => type === event.type);
    const holding = (event.holds ?? []).filter((name) => simulator.guards.includes(name));
    const overrides = Object.fromEntries(holding.map((name) => [name, true]));
    const step = {
      ...inputOf(event, delay?.ms),
      ...(holding.length > 0 && { overrides }),
    };
    steps.push(step);
    try {
      current = simulator.take(current, step).after;
    } catch {
      // The other version has no such event; the run ends where the two part.
      break;
    }
  }
  return writeSimulation(steps);
}
