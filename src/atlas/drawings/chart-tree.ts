import type { Chart } from '#src/atlas/kit/chart.ts';

type Transition = Chart['transitions'][number];

/** The maximum number of lines in a state; further transitions become rows. */
const lineLimit = 24;

/** Returns a state and its ancestors, innermost first. */
function pathOf(chart: Chart, id: string): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent ? [id, ...pathOf(chart, parent)] : [id];
}

/** Returns true if a state is the ancestor or its descendant. */
export function isWithin(chart: Chart, id: string, ancestor: string): boolean {
  return pathOf(chart, id).includes(ancestor);
}

/** Returns true for a self-transition or one without a target. */
export function isSelfTransition({ source, targets }: Transition): boolean {
  return targets.every((target) => target === source);
}

/** Returns the id of the line that transitions with the same ends share. */
export const bundleId = ({ source, targets }: Transition) => `${source} to ${targets.join(' ')}`;

/** Returns the nearest common ancestor of both ends, and its children that contain them. */
function commonAncestorOf(chart: Chart, { source, targets }: Transition) {
  const from = pathOf(chart, source);
  const to = pathOf(chart, targets[0] ?? source);
  const ancestor = from.find((id) => to.includes(id)) ?? chart.id;
  return { ancestor, ends: [from[from.indexOf(ancestor) - 1], to[to.indexOf(ancestor) - 1]] };
}

/** Returns true for a transition from one child of a state to its initial child, or within them. */
export function leadsBack(chart: Chart, transition: Transition): boolean {
  const {
    ancestor,
    ends: [from, to],
  } = commonAncestorOf(chart, transition);
  const initial = chart.states.find(({ id }) => id === ancestor)?.initial;
  return from !== undefined && to !== undefined && to === initial;
}

/**
 * Returns the ids of the transitions drawn as rows in their state's box: self-transitions, and, in
 * a state with too many lines, those that do not touch its initial state.
 */
export function rowIds(chart: Chart): Set<string> {
  const lines = chart.transitions.filter((transition) => !isSelfTransition(transition));
  const rows = chart.transitions.filter(isSelfTransition);
  for (const { id, initial } of chart.states) {
    const among = lines.filter((transition) => {
      const { ancestor, ends } = commonAncestorOf(chart, transition);
      return ancestor === id && ends.every((end) => end !== undefined);
    });
    if (new Set(among.map(bundleId)).size <= lineLimit) continue;
    rows.push(
      ...among.filter(
        (transition) => !commonAncestorOf(chart, transition).ends.includes(initial ?? ''),
      ),
    );
  }
  return new Set(rows.map((transition) => transition.id));
}

/** Returns true if no transition crosses the border of a state. */
export function isClosed(chart: Chart, id: string, rows: ReadonlySet<string>): boolean {
  const isInside = (end: string) => end !== id && isWithin(chart, end, id);
  return chart.transitions.every((transition) => {
    if (rows.has(transition.id)) return true;
    const ends = [transition.source, ...transition.targets];
    return !ends.some(isInside) || ends.every((end) => isWithin(chart, end, id));
  });
}
