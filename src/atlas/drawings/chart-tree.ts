import type { Chart } from '#src/atlas/kit/chart.ts';

type Transition = Chart['transitions'][number];

/** Where many lines would hide each other: the rest are rows that name their target. */
const lineLimit = 24;

/** Returns a state and those that it lies in, from the inside out. */
function pathOf(chart: Chart, id: string): string[] {
  const parent = chart.states.find((state) => state.id === id)?.parent;
  return parent ? [id, ...pathOf(chart, parent)] : [id];
}

/** Whether a state is another or lies in it. */
export function isWithin(chart: Chart, id: string, ancestor: string): boolean {
  return pathOf(chart, id).includes(ancestor);
}

/** Whether a transition ends where it began. */
export function staysPut({ source, targets }: Transition): boolean {
  return targets.every((target) => target === source);
}

/** Transitions with the same ends share a line, which has their labels one below the other. */
export const bundleId = ({ source, targets }: Transition) => `${source} to ${targets.join(' ')}`;

/** Returns the nearest state that holds both ends, and which of its own parts each end lies in. */
function crossingOf(chart: Chart, { source, targets }: Transition) {
  const from = pathOf(chart, source);
  const to = pathOf(chart, targets[0] ?? source);
  const holder = from.find((id) => to.includes(id)) ?? chart.id;
  return { holder, ends: [from[from.indexOf(holder) - 1], to[to.indexOf(holder) - 1]] };
}

/**
 * Returns the ids of those transitions that are drawn as rows in their state's box: what ends where
 * it began, and in a state whose parts have very many lines among them, all but those from or to
 * the part that is entered first.
 */
export function rowIds(chart: Chart): Set<string> {
  const lines = chart.transitions.filter((one) => !staysPut(one));
  const rows = chart.transitions.filter(staysPut);
  for (const { id, initial } of chart.states) {
    const among = lines.filter((one) => {
      const { holder, ends } = crossingOf(chart, one);
      return holder === id && ends.every((end) => end !== undefined);
    });
    if (new Set(among.map(bundleId)).size <= lineLimit) continue;
    rows.push(...among.filter((one) => !crossingOf(chart, one).ends.includes(initial ?? '')));
  }
  return new Set(rows.map((one) => one.id));
}

/** Whether no transition leads from inside of a state to its outside, or the other way. */
export function isClosed(chart: Chart, id: string, rows: ReadonlySet<string>): boolean {
  const isInside = (end: string) => end !== id && isWithin(chart, end, id);
  return chart.transitions.every((one) => {
    if (rows.has(one.id)) return true;
    const ends = [one.source, ...one.targets];
    return !ends.some(isInside) || ends.every((end) => isWithin(chart, end, id));
  });
}
