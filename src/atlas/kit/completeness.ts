import type { AnyStateMachine } from 'xstate';
import { chartOf } from './chart';

/** What becomes of an event in a state: nothing is left to chance. */
interface Cell {
  /** The id of a state without states of its own. */
  state: string;
  event: string;
  /** `elsewhere` where the event is no business of the region that the state is in. */
  answer: 'handled' | 'ignored' | 'elsewhere';
}

/** Returns a row for every event in every state that a machine can be in before it has ended. */
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
    const region = regions.findLast((one) => isIn(state, one)) ?? root;
    return events.map((event) => {
      const sources = transitions.filter((one) => one.eventType === event);
      const isHandled = sources.some(({ source }) => isIn(state, source));
      const isOwn = sources.some(({ source }) => isIn(source, region));
      return { state, event, answer: isHandled ? 'handled' : isOwn ? 'ignored' : 'elsewhere' };
    });
  });
}
