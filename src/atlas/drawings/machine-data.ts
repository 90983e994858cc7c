import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { completenessOf } from '#src/atlas/kit/completeness.ts';
import type { MachineEntry } from '#machines/model.ts';

/** Facts about a machine that its chart does not hold. */
export interface Facts {
  /** The duration of each named delay in ms; null if computed. */
  delays: Readonly<Record<string, number | null>>;
  /** The ignored events of each state, with reasons. */
  ignored: readonly { state: string; event: string; reason: string }[];
}

/** A machine with its chart and facts. */
export interface MachineData {
  entry: MachineEntry;
  chart: Chart;
  facts: Facts;
}

/** Returns the chart and the facts of a machine. */
export function machineData(entry: MachineEntry): MachineData {
  const { machine, model } = entry;
  const delays = Object.entries(machine.implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? delay : null,
  ]);
  // Not an object: an event may be called `constructor`.
  const reasons = new Map(Object.entries<string | undefined>(model.ignored ?? {}));
  const ignored = completenessOf(machine)
    .filter(({ answer }) => answer === 'ignored')
    .map(({ state, event }) => ({ state, event, reason: reasons.get(event) ?? '' }));
  const facts: Facts = {
    delays: Object.fromEntries(delays) as Facts['delays'],
    ignored,
  };
  return { entry, chart: chartOf(machine), facts };
}
