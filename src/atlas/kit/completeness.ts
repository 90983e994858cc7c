import type { AnyStateMachine } from 'xstate';
import { chartOf, matchesEvent, type Chart } from './chart';

/** The handling of one event in one state. */
interface Cell {
  /** The id of a leaf state. */
  state: string;
  event: string;
  /** `otherRegion` if only another parallel region handles the event. */
  answer: 'handled' | 'ignored' | 'otherRegion';
}

/** Returns a cell for every event in every leaf state of a running machine. */
export function completenessOf(machine: AnyStateMachine): Cell[] {
  const { id: root, states, transitions, events } = chartOf(machine);
  const isIn = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);
  const parallel = states.filter(({ type }) => type === 'parallel').map(({ id }) => id);
  const isRegion = ({ parent }: { parent: string | null }) =>
    parent === null || parallel.includes(parent);
  const regions = states.filter(isRegion).map(({ id }) => id);
  const leaves = states.filter(
    ({ type, parent }) => type === 'atomic' || (type === 'final' && parent !== root),
  );
  return leaves.flatMap(({ id: state }) => {
    const region = regions.findLast((id) => isIn(state, id)) ?? root;
    return events.map((event) => {
      const sources = transitions.filter(({ eventType }) => matchesEvent(eventType, event));
      const isHandled = sources.some(({ source }) => isIn(state, source));
      const isOwn = sources.some(({ source }) => isIn(source, region));
      return { state, event, answer: isHandled ? 'handled' : isOwn ? 'ignored' : 'otherRegion' };
    });
  });
}

/**
 * Returns the transitions that an event may take in a leaf state, in XState's order: the innermost
 * state first, a wildcard after the event itself, none behind one without a guard.
 */
export function transitionsFor(chart: Chart, leaf: string, event: string): Chart['transitions'] {
  const candidates = chart.transitions
    .filter(
      ({ source, eventType, trigger }) =>
        trigger.kind === 'event' &&
        matchesEvent(eventType, event) &&
        (leaf === source || leaf.startsWith(`${source}.`)),
    )
    .sort(
      (a, b) =>
        b.source.length - a.source.length ||
        Number(b.eventType === event) - Number(a.eventType === event) ||
        b.eventType.length - a.eventType.length ||
        a.rank - b.rank,
    );
  const last = candidates.findIndex(({ guard }) => guard === null);
  return last < 0 ? candidates : candidates.slice(0, last + 1);
}
