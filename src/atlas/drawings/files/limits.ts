import type { Subject } from '../facts';
import { featuresOf, type Feature } from './features';

type Format = 'svg' | 'md' | 'mmd' | 'scxml' | 'json';

/** What only code can say: no kind of file holds it. */
const computed = {
  guards: 'what a guard asks',
  actions: 'what an action does',
  actors: 'what invoked work does',
  'computed params': 'which values are computed for',
} as const;

/** What a feature is called where a kind of file loses it. */
const sayings: Record<Format, Partial<Record<Feature, string>>> = {
  svg: {
    ...computed,
    'constant delays': 'how long a delay lasts',
    'computed delays': 'how a delay is computed',
    context: 'the context’s values at the start',
    'computed context': 'how the context at the start is computed',
    reasons: 'why an event is ignored',
  },
  md: {
    ...computed,
    'computed delays': 'how a delay is computed',
    context: 'the context’s values at the start',
    'computed context': 'how the context at the start is computed',
  },
  mmd: {
    ...computed,
    params: 'with which values these are called',
    'constant delays': 'how long a delay lasts',
    'computed delays': 'how a delay is computed',
    context: 'the context’s values at the start',
    'computed context': 'how the context at the start is computed',
    descriptions: 'the descriptions of states and transitions',
    order: 'that these are asked only if those before them say no',
    reentering: 'that the source is left and entered anew',
    'several targets': 'that one transition leads to several states at once',
    'inner targets': 'an arrow between a state and one in it (it is a line of the source instead)',
    history: 'that a state leads back to where it was last',
    reasons: 'why an event is ignored',
  },
  scxml: {
    ...computed,
    'computed delays': 'how a delay is computed',
    context: 'the context’s values at the start',
    'computed context': 'how the context at the start is computed',
    'unleft targets': 'that a state leads to itself without being left',
    errors: 'one event for the failure of one invoked work (error.platform.ID is this file’s own)',
    prefixes: 'an event that is not also meant by every event whose name begins with it',
    reasons: 'why an event is ignored',
  },
  json: {
    ...computed,
    'composed guards': 'a guard made of others, other than by name',
    'constant delays': 'how long a delay lasts',
    'computed delays': 'how a delay is computed',
    'computed context': 'how the context at the start is computed',
    reasons: 'why an event is ignored',
  },
};

/** What such a file does not say of one machine, and of which of its parts. */
export interface Limit {
  what: string;
  of: readonly string[];
}

/** Returns what a kind of file cannot express of a machine: only what the machine really has. */
export function limitsOf(subject: Subject, format: Format): Limit[] {
  const features = Object.entries(featuresOf(subject)) as [Feature, string[]][];
  return features.flatMap(([feature, of]) => {
    const what = sayings[format][feature];
    return what === undefined || of.length === 0 ? [] : [{ what, of }];
  });
}

/** Returns the same as lines of text. */
export const limitLines = (subject: Subject, format: Format): string[] =>
  limitsOf(subject, format).map(({ what, of }) => `${what}: ${of.join(', ')}`);
