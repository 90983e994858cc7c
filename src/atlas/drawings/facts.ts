import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { completenessOf } from '#src/atlas/kit/completeness.ts';
import type { MachineEntry } from '#machines/model.ts';

/** What is known of a machine beside its chart. */
export interface Facts {
  /** How long each named delay lasts, in ms; null where it is computed from the context. */
  delays: Readonly<Record<string, number | null>>;
  /** The events that a state ignores, each with its reason. */
  silences: readonly { state: string; event: string; because: string }[];
  /** True where the context at the start is computed too. */
  isContextComputed: boolean;
}

/** One machine, read once for all kinds of files. */
export interface Subject {
  entry: MachineEntry;
  chart: Chart;
  facts: Facts;
}

/** Returns a machine's chart and what is known beside it, from the machine and its model. */
export function subjectOf(entry: MachineEntry): Subject {
  const { machine, model } = entry;
  const delays = Object.entries(machine.implementations.delays).map(([name, delay]) => [
    name,
    typeof delay === 'number' ? delay : null,
  ]);
  const reasons: Partial<Record<string, string>> = model.ignored ?? {};
  const silences = completenessOf(machine)
    .filter(({ answer }) => answer === 'ignored')
    .map(({ state, event }) => ({ state, event, because: reasons[event] ?? '' }));
  const context: unknown = machine.config.context;
  const facts: Facts = {
    delays: Object.fromEntries(delays) as Facts['delays'],
    silences,
    isContextComputed: typeof context === 'function',
  };
  return { entry, chart: chartOf(machine), facts };
}
