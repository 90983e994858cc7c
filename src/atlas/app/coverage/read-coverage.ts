import type { Layer } from '../address';

/** One column of a layer's report: total, covered, missing and excluded targets. */
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

/** Random runs; a run with the same seed repeats them. */
export interface RandomRuns {
  runs: number;
  steps: number;
  seed: number;
}

/** The test report of one machine. */
export type MachineCoverage = Readonly<Partial<Record<Layer, LayerCoverage>>> & {
  /** The result of mutation testing. */
  mutants?: Mutants;
  /** Random runs, and the number of journeys for each section of the specification. */
  random?: RandomRuns & {
    requirements: readonly { section: string; journeys: number }[];
  };
  /** Random runs with other machines. */
  together?: RandomRuns & { title: string; invariants: readonly string[] };
};

type Report = Readonly<Partial<Record<string, MachineCoverage>>>;

// The tests write the report; it may be absent.
const files = import.meta.glob<Report>('../../../../machines/diagrams/coverage.json', {
  import: 'default',
});

/** Loads the test report of all machines; empty if absent. */
export async function coverageReport(): Promise<Report> {
  const [read] = Object.values(files);
  return read ? read() : {};
}

/** Loads the test report of one machine, or null. */
export async function coverageOf(id: string): Promise<MachineCoverage | null> {
  const report = await coverageReport();
  return report[id] ?? null;
}
