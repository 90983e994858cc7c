import { layers, type Layer } from '../address';
import type { Column, Count, MachineCoverage } from './read-coverage';

export const layerLabels: Readonly<Record<Layer, { label: string; says: string; file: string }>> = {
  actor: {
    label: 'Machine',
    says: 'The machine alone, without a view.',
    file: 'tests/machines/all-machines.test.ts',
  },
  view: {
    label: 'View',
    says: 'The rendered view, driven by tests.',
    file: 'tests/models/view-layer.ts',
  },
  page: {
    label: 'Page',
    says: 'The built page in a browser.',
    file: 'e2e/full/machines.full.ts',
  },
};

export const columnLabels: Readonly<Record<Column, string>> = {
  states: 'States entered',
  transitions: 'Transitions taken',
  guards: 'Guards, both results',
  cells: 'Events by state',
  pairs: 'Transition pairs',
};

/** Returns the covered share, from 0 to 1; 1 if there is nothing to cover. */
export const shareOf = ({ seen, of }: Pick<Count, 'seen' | 'of'>): number =>
  of === 0 ? 1 : seen / of;

/** Returns the number of states and transitions in all layers, and of the covered ones. */
export function partsCount(coverage: MachineCoverage): Pick<Count, 'seen' | 'of'> {
  const counts = layers
    .flatMap((layer) => [coverage[layer]?.counts.states, coverage[layer]?.counts.transitions])
    .filter((count) => count !== undefined);
  return {
    seen: counts.reduce((sum, count) => sum + count.seen, 0),
    of: counts.reduce((sum, count) => sum + count.of, 0),
  };
}

const kind = /^(state|transition|grant|refusal|cell|pair) /;

/** Returns the part id of a report target. */
export const partNamed = (target: string): string => target.replace(kind, '');

const starts: readonly (readonly [RegExp, string])[] = [
  [/^state /, 'Entering '],
  [/^transition /, 'Taking '],
  [/^grant /, 'Guard is true: '],
  [/^refusal /, 'Guard is false: '],
  [/^pair /, ''],
];

/** Returns a report target as text. */
export function targetText(target: string): string {
  const [, state, event] = /^cell (.*) × (.*)$/.exec(target) ?? [];
  if (state !== undefined && event !== undefined) return `${event} in ${state}`;
  const found = starts.find(([pattern]) => pattern.test(target));
  return found ? target.replace(found[0], found[1]) : target;
}

/** Returns the part and the description of a mutant. */
export function faultOf(survivor: string): { part: string; fault: string } {
  const [part = '', ...fault] = survivor.split(': ');
  return { part, fault: fault.join(': ') };
}

/** Returns the surviving mutants of a layer. */
const survivorsIn = (coverage: MachineCoverage | null, layer: Layer): readonly string[] =>
  (layer === 'actor' ? coverage?.mutants?.survivors : undefined) ?? [];

/** Returns the class name of a part in a layer; empty if fully covered. */
export function markOf(coverage: MachineCoverage | null, layer: Layer, part: string): string {
  const names = (targets: readonly string[]) =>
    targets.some((target) => partNamed(target) === part);
  const counts = Object.values(coverage?.[layer]?.counts ?? {});
  if (counts.some(({ missing }) => names(missing))) return 'missing';
  if (survivorsIn(coverage, layer).some((mutant) => faultOf(mutant).part === part))
    return 'survived';
  const excludedParts = counts.flatMap(({ excluded }) => excluded.map(({ what }) => what));
  return names(excludedParts) ? 'excluded' : '';
}
