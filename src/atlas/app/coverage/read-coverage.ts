import type { Layer } from '../address';

/** One column of a layer's report: what there is, what was really seen, what is left out and why. */
export interface Count {
  seen: number;
  of: number;
  missing: readonly string[];
  excluded: readonly { what: string; because: string }[];
}

export const columns = ['states', 'transitions', 'guards', 'cells', 'pairs'] as const;
export type Column = (typeof columns)[number];

interface LayerCoverage {
  paths: number;
  steps: number;
  counts: Readonly<Partial<Record<Column, Count>>>;
}

interface Mutants {
  killed: number;
  of: number;
  survivors: readonly string[];
}

/** What the tests have reported of one machine. */
export type MachineCoverage = Readonly<Partial<Record<Layer, LayerCoverage>>> & {
  /** Faults planted into the machine, which its actors' tests noticed or not. */
  mutants?: Mutants;
};

type Report = Readonly<Partial<Record<string, MachineCoverage>>>;

// The report is written by the tests, and may not be there.
const files = import.meta.glob<Report>('../../../../machines/diagrams/coverage.json', {
  import: 'default',
});

/** Returns what the tests have reported of all machines; nothing where they have not yet. */
export async function coverageReport(): Promise<Report> {
  const [read] = Object.values(files);
  return read ? read() : {};
}

/** Returns what the tests have reported of one machine; null where they have not. */
export async function coverageOf(id: string): Promise<MachineCoverage | null> {
  const report = await coverageReport();
  return report[id] ?? null;
}
