import type { MachineData } from '../machine-data';
import { featuresOf, type Feature } from './features';

type Format = 'svg' | 'md' | 'mmd' | 'scxml' | 'json';

/** The duration that files for interpreters give a computed delay. */
export const computedDelayMs = 1000;

/** Features that no format expresses, most of them because they exist only in code. */
const omitted = {
  guards: 'the code of guards',
  actions: 'the code of actions',
  actors: 'the code of actors',
  'computed params': 'computed params of',
  inputs: 'the input of actors',
  outputs: 'the output of states',
  meta: 'the meta of states and transitions',
  'system ids': 'the system ids of actors',
  'initial actions': 'the actions of initial transitions of',
} as const;

/** The features that each format does not express, by label. */
const labels: Record<Format, Partial<Record<Feature, string>>> = {
  svg: {
    ...omitted,
    'constant delays': 'the duration of delays',
    'computed delays': 'the computation of delays',
    context: 'the initial context',
    'computed context': 'the computation of the initial context',
    reasons: 'the reasons for ignored events',
  },
  md: {
    ...omitted,
    'computed delays': 'the computation of delays',
    context: 'the initial context',
    'computed context': 'the computation of the initial context',
  },
  mmd: {
    ...omitted,
    params: 'the params of',
    'constant delays': 'the duration of delays',
    'computed delays': 'the computation of delays',
    context: 'the initial context',
    'computed context': 'the computation of the initial context',
    descriptions: 'the descriptions of states and transitions',
    order: 'the order of transitions with the same trigger',
    reentering: 'reentry of the source state',
    'several targets': 'multiple targets of one transition',
    'inner targets':
      'arrows between a state and its descendant (listed in the source state instead)',
    history: 'history states',
    reasons: 'the reasons for ignored events',
  },
  scxml: {
    ...omitted,
    'computed delays': `the computation of delays (${computedDelayMs} ms in this file)`,
    'computed context': 'the computation of the initial context',
    'unleft parallels': 'transitions within a parallel state that do not leave it',
    loops: 'eventless transitions without a target',
    errors: 'error events of one actor (error.platform.ID is specific to this file)',
    reasons: 'the reasons for ignored events',
  },
  json: {
    ...omitted,
    'composed guards': 'composed guards, except by name',
    'computed delays': `the computation of delays (${computedDelayMs} ms in this file)`,
    'computed context': 'the computation of the initial context',
    reasons: 'the reasons for ignored events',
  },
};

/** A feature that a file does not express, and the affected names. */
export interface Limit {
  what: string;
  of: readonly string[];
}

/** Returns the features of a machine that a format cannot express. */
export function limitsOf(data: MachineData, format: Format): Limit[] {
  const features = Object.entries(featuresOf(data)) as [Feature, string[]][];
  return features.flatMap(([feature, of]) => {
    const what = labels[format][feature];
    return what === undefined || of.length === 0 ? [] : [{ what, of }];
  });
}

/** Returns the limits as lines of text. */
export const limitLines = (data: MachineData, format: Format): string[] =>
  limitsOf(data, format).map(({ what, of }) => `${what}: ${of.join(', ')}`);
