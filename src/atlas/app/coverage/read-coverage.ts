/** The states or transitions of a machine that a layer's tests cover. */
export interface Count {
  seen: number;
  of: number;
  missing: readonly string[];
  excluded: readonly { what: string; because: string }[];
}

interface LayerCoverage {
  paths: number;
  counts: { states: Count; transitions: Count };
}

export const layers = ['actor', 'view', 'page'] as const;
type Layer = (typeof layers)[number];

export const layerLabels: Readonly<Record<Layer, { label: string; says: string; file: string }>> = {
  actor: {
    label: 'Machine',
    says: 'the machine alone, without a view',
    file: 'tests/machines/all-machines.test.ts',
  },
  view: {
    label: 'View',
    says: 'the rendered view, driven by tests',
    file: 'tests/models/view-layer.ts',
  },
  page: {
    label: 'Page',
    says: 'the built page in a browser',
    file: 'e2e/full/machines.full.ts',
  },
};

/** The test report of one machine. */
export type MachineCoverage = Readonly<Partial<Record<Layer, LayerCoverage>>>;

// The tests write the report; it may be absent.
const files = import.meta.glob<Partial<Record<string, MachineCoverage>>>(
  '../../../../machines/diagrams/coverage.json',
  { import: 'default' },
);

/** Loads the test report of a machine, or null. */
export async function coverageOf(id: string): Promise<MachineCoverage | null> {
  const report = await Object.values(files)[0]?.();
  return report?.[id] ?? null;
}

/** Returns the number of a layer's states and transitions, and of the covered ones. */
export const partsCount = ({ counts: { states, transitions } }: LayerCoverage) => ({
  seen: states.seen + transitions.seen,
  of: states.of + transitions.of,
});

/** Returns whether a layer’s generated paths cover a part, and why not if they need not. */
export function coverageOfPart(
  coverage: MachineCoverage,
  layer: Layer,
  part: string,
): { isCovered: boolean; because: string | null } {
  const counts = Object.values(coverage[layer]?.counts ?? {});
  const isPart = (target: string) => target.replace(/^(state|transition) /, '') === part;
  const exclusion = counts.flatMap(({ excluded }) => excluded).find(({ what }) => isPart(what));
  if (exclusion) return { isCovered: false, because: exclusion.because };
  return { isCovered: !counts.some(({ missing }) => missing.some(isPart)), because: null };
}
