import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Sentence } from '#src/atlas/drawings/sentences.ts';

/** Returns a part's sentences as plain words; its silences stand in the table. */
export function wordsOf(sentences: readonly Sentence[], part: string): string {
  return sentences
    .filter((one) => one.part === part && one.about !== 'silence')
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join(' ');
}

/** Returns the ids of all parts of a chart in the order of the words. */
function partsOf({ states, transitions }: Chart): string[] {
  return states.flatMap(({ id }) => [
    id,
    ...transitions.filter(({ source }) => source === id).map((one) => one.id),
  ]);
}

/**
 * Returns the part that an arrow key leads to: up and down through the words, right along a
 * transition to its target or from a state to its first transition, left back to where it starts.
 */
export function partBeside(chart: Chart, part: string, key: string): string | null {
  const parts = partsOf(chart);
  const place = parts.indexOf(part);
  const state = chart.states.find(({ id }) => id === part);
  const transition = chart.transitions.find(({ id }) => id === part);
  const inner = state && chart.states.find(({ parent }) => parent === state.id);
  switch (key) {
    case 'ArrowDown':
      return parts[place + 1] ?? null;
    case 'ArrowUp':
      return parts[place - 1] ?? null;
    case 'Home':
      return parts[0] ?? null;
    case 'End':
      return parts.at(-1) ?? null;
    case 'ArrowRight': {
      if (transition) return transition.targets[0] ?? null;
      const way = chart.transitions.find(({ source }) => source === part);
      return way?.id ?? inner?.id ?? null;
    }
    case 'ArrowLeft':
      return transition?.source ?? state?.parent ?? null;
    default:
      return null;
  }
}
