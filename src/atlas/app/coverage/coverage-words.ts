import { layers, type Layer } from '../address';
import type { Column, Count, MachineCoverage } from './read-coverage';

export const layerLabels: Readonly<Record<Layer, { label: string; says: string }>> = {
  actor: { label: 'Machine', says: 'The machine alone, without a page.' },
  view: { label: 'View', says: 'The rendered view, operated by hand.' },
  page: { label: 'Page', says: 'The built page in a browser.' },
};

export const columnLabels: Readonly<Record<Column, string>> = {
  states: 'States entered',
  transitions: 'Transitions taken',
  guards: 'Guards, both outcomes',
  cells: 'Events in each state',
  pairs: 'Pairs of transitions',
};

/** Returns the share that was seen, from 0 to 1; 1 where there was nothing to see. */
export const shareOf = ({ seen, of }: Pick<Count, 'seen' | 'of'>): number =>
  of === 0 ? 1 : seen / of;

/** Returns how many states and transitions there are in all layers together, and how many were seen. */
export function partsCount(coverage: MachineCoverage): Pick<Count, 'seen' | 'of'> {
  const counts = layers
    .flatMap((layer) => [coverage[layer]?.counts.states, coverage[layer]?.counts.transitions])
    .filter((one) => one !== undefined);
  return {
    seen: counts.reduce((sum, one) => sum + one.seen, 0),
    of: counts.reduce((sum, one) => sum + one.of, 0),
  };
}

const kind = /^(state|transition|grant|refusal|cell|pair) /;

/** Returns the id of the part that a target of the report names. */
export const partNamed = (target: string): string => target.replace(kind, '');

const starts: readonly (readonly [RegExp, string])[] = [
  [/^state /, 'Entering '],
  [/^transition /, 'Taking '],
  [/^grant /, 'The guard says yes: '],
  [/^refusal /, 'The guard says no: '],
  [/^pair /, ''],
];

/** Returns a target of the report in words. */
export function targetWords(target: string): string {
  const [, state, event] = /^cell (.*) × (.*)$/.exec(target) ?? [];
  if (state !== undefined && event !== undefined) return `${event} in ${state}`;
  const found = starts.find(([pattern]) => pattern.test(target));
  return found ? target.replace(found[0], found[1]) : target;
}

/** Returns the part that a planted fault is in, and the fault in words. */
export function faultOf(survivor: string): { part: string; fault: string } {
  const [part = '', ...fault] = survivor.split(': ');
  return { part, fault: fault.join(': ') };
}

/** Returns the faults in one layer that its tests have not noticed. */
const survivorsIn = (coverage: MachineCoverage | null, layer: Layer): readonly string[] =>
  (layer === 'actor' ? coverage?.mutants?.survivors : undefined) ?? [];

/** Returns the class name that a part of the chart gets in a layer, and nothing where all is well. */
export function markOf(coverage: MachineCoverage | null, layer: Layer, part: string): string {
  const names = (targets: readonly string[]) => targets.some((one) => partNamed(one) === part);
  const counts = Object.values(coverage?.[layer]?.counts ?? {});
  if (counts.some(({ missing }) => names(missing))) return 'missing';
  if (survivorsIn(coverage, layer).some((one) => faultOf(one).part === part)) return 'unnoticed';
  const left = counts.flatMap(({ excluded }) => excluded.map(({ what }) => what));
  return names(left) ? 'excluded' : '';
}
