import { initialLeaf, matchesEvent, type Chart } from './chart';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** A finding about the structure of a chart. */
export interface Finding {
  /** The chart id of the part. */
  part: string;
  /** A fault is a mistake; a note can be intended. */
  kind: 'fault' | 'note';
  text: string;
}

const isWithin = (id: string, ancestor: string) => id === ancestor || id.startsWith(`${ancestor}.`);

/** Returns the transitions behind one without a guard for the same trigger: nothing takes them. */
function shadowed({ transitions }: Chart): Transition[] {
  return transitions.filter(({ source, eventType, rank }) =>
    transitions.some(
      (earlier) =>
        earlier.source === source &&
        earlier.eventType === eventType &&
        earlier.rank < rank &&
        earlier.guard === null,
    ),
  );
}

/** Returns the ids of the states that some run may enter, whatever the guards. */
function reachableStates(chart: Chart): Set<string> {
  const { states, transitions, id: root } = chart;
  const never = shadowed(chart);
  const reached = new Set<string>();
  /** The states entered with their initial states; others are reached through a child. */
  const entered = new Set<string>();
  const targeted = new Set<string>();
  const queue: string[] = [];
  const childrenOf = (id: string) => states.filter(({ parent }) => parent === id);
  const stateOf = (id: string | null) => states.find((state) => state.id === id);
  const reach = (id: string) => {
    if (!reached.has(id)) queue.push(id);
    reached.add(id);
  };
  const enterInside = (state: State) => {
    if (entered.has(state.id)) return;
    entered.add(state.id);
    reach(state.id);
    const { id, type, initial, parent, defaultTarget } = state;
    if (type === 'history') {
      const holder = stateOf(parent);
      if (defaultTarget !== undefined) enter(defaultTarget);
      else if (holder) enterInside(holder);
    } else if (type === 'parallel') childrenOf(id).forEach(enterInside);
    const first = stateOf(initial);
    if (!first) return;
    reachHolders(first, id);
    enterInside(first);
  };
  /** Reaches the ancestors of a target, up to `until`, and enters the other regions of parallel ones. */
  const reachHolders = ({ id, parent }: State, until: string | null = null) => {
    const holder = stateOf(parent);
    if (!holder || holder.id === until) return;
    reach(holder.id);
    if (holder.type === 'parallel')
      childrenOf(holder.id).forEach((region) => region.id !== id && enterInside(region));
    reachHolders(holder, until);
  };
  const enter = (id: string) => {
    const state = stateOf(id);
    if (!state || targeted.has(id)) return;
    targeted.add(id);
    reachHolders(state);
    enterInside(state);
  };
  enter(root);
  for (const id of queue)
    for (const transition of transitions)
      if (transition.source === id && !never.includes(transition))
        transition.targets.forEach(enter);
  return reached;
}

/** Returns whether some transition leads from a state or an ancestor to another state. */
const canBeLeft = ({ transitions }: Chart, { id }: State): boolean =>
  transitions.some(
    ({ source, targets }) => isWithin(id, source) && targets.some((target) => target !== id),
  );

/** Returns the eventless transitions without a guard that lead back to their own source. */
function eventlessLoops(chart: Chart): Transition[] {
  const { transitions } = chart;
  const always = transitions.filter(
    ({ trigger, guard, rank }) => trigger.kind === 'always' && guard === null && rank === 0,
  );
  const next = ({ targets: [target] }: Transition) =>
    target === undefined
      ? undefined
      : always.findLast(({ source }) => isWithin(initialLeaf(chart, target), source));
  return always.filter((first) => {
    const seen = new Set<Transition>();
    for (let each = next(first); each !== undefined && !seen.has(each); each = next(each)) {
      if (each === first) return true;
      seen.add(each);
    }
    return false;
  });
}

const isErrorHandled = ({ transitions }: Chart, state: string, actor: string): boolean =>
  transitions.some(
    ({ source, eventType }) =>
      isWithin(state, source) && matchesEvent(eventType, `xstate.error.actor.${actor}`),
  );

/** Returns the findings about a chart, in its order, faults first. */
export function structureFindings(chart: Chart): Finding[] {
  const reached = reachableStates(chart);
  const { states } = chart;
  const find = (kind: Finding['kind'], text: string, parts: readonly { id: string }[]) =>
    parts.map(({ id }): Finding => ({ part: id, kind, text }));
  const outermost = states.filter(
    ({ id, parent }) => !reached.has(id) && (parent === null || reached.has(parent)),
  );
  const stuck = states.filter(
    (state) => state.type === 'atomic' && reached.has(state.id) && !canBeLeft(chart, state),
  );
  const unhandled = states.flatMap((state) =>
    state.invokes
      .filter((actor) => !isErrorHandled(chart, state.id, actor.id))
      .flatMap(({ id }) => find('note', `No transition handles an error of ${id}.`, [state])),
  );
  const endless = 'This eventless transition leads back to its source and never ends.';
  return [
    ...find('fault', 'No run enters this state.', outermost),
    ...find('fault', 'No run takes this transition: one before it has no guard.', shadowed(chart)),
    ...find('fault', endless, eventlessLoops(chart)),
    ...find('note', 'Dead end: no transition leaves this state, and it is not final.', stuck),
    ...unhandled,
  ];
}
