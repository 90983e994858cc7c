import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Sentence } from '#src/atlas/drawings/sentences.ts';

/** Returns the sentences about a part as plain text, except its ignored events. */
export function descriptionOf(sentences: readonly Sentence[], part: string): string {
  return sentences
    .filter((sentence) => sentence.part === part && sentence.about !== 'ignored')
    .map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    .join(' ');
}

/** Returns the part ids of a chart in the order of the description. */
function partsOf({ states, transitions }: Chart): string[] {
  return states.flatMap(({ id }) => [
    id,
    ...transitions.filter(({ source }) => source === id).map((transition) => transition.id),
  ]);
}

/**
 * Returns the part that an arrow key selects: up and down in the description, right from a
 * transition to its target or from a state to its first transition, left to the source or parent.
 */
export function partBeside(chart: Chart, part: string, key: string): string | null {
  const parts = partsOf(chart);
  const index = parts.indexOf(part);
  const state = chart.states.find(({ id }) => id === part);
  const transition = chart.transitions.find(({ id }) => id === part);
  const inner = state && chart.states.find(({ parent }) => parent === state.id);
  switch (key) {
    case 'ArrowDown':
      return parts[index + 1] ?? null;
    case 'ArrowUp':
      return parts[index - 1] ?? null;
    case 'Home':
      return parts[0] ?? null;
    case 'End':
      return parts.at(-1) ?? null;
    case 'ArrowRight': {
      if (transition) return transition.targets[0] ?? null;
      const first = chart.transitions.find(({ source }) => source === part);
      return first?.id ?? inner?.id ?? null;
    }
    case 'ArrowLeft':
      return transition?.source ?? state?.parent ?? null;
    default:
      return null;
  }
}
