import type { Chart } from '#src/atlas/kit/chart.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** The change to one part of a chart. */
export interface PartChange {
  /** The id in the newer chart; for a removed part, in the union chart. */
  id: string;
  kind: 'state' | 'transition';
  change: 'added' | 'removed' | 'retargeted' | 'changed';
  /** The differences of a part that both charts have. */
  says: readonly string[];
  /** The union chart's id of a retargeted transition's old arrow. */
  was?: string;
}

/** Returns the union chart's id of an older transition. */
const formerId = (id: string) => `${id} was`;

/** An action, a guard or an actor in a chart. */
interface Reference {
  name?: string;
  params?: unknown;
  id?: string;
  src?: string;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : 'none';
  if (typeof value === 'string') return value.includes(' ') ? `“${value}”` : value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const { name = '', params, id, src }: Reference = value;
  if (id !== undefined) return id === src ? id : `${src} as ${id}`;
  if (params === undefined) return name;
  return `${name} with ${params === null ? 'computed params' : JSON.stringify(params)}`;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns one line for each property that differs. */
function differences<Part>(
  was: Part,
  now: Part,
  labels: { [Name in keyof Part]?: string },
): string[] {
  const names = Object.keys(labels) as (keyof Part)[];
  return names
    .filter((name) => !isSame(was[name], now[name]))
    .map((name) => `${labels[name]}: was ${shown(was[name])}, now ${shown(now[name])}`);
}

const ofStates: { [Name in keyof State]?: string } = {
  type: 'kind',
  history: 'history',
  initial: 'initial state',
  description: 'description',
  tags: 'tags',
  entry: 'entry',
  exit: 'exit',
  invokes: 'invokes',
};
const ofTransitions: { [Name in keyof Transition]?: string } = {
  targets: 'target',
  guard: 'guard',
  actions: 'actions',
  reenter: 'reenter',
  description: 'description',
  rank: 'order',
};

const withoutRank = ({ targets, guard, actions, reenter, description }: Transition) =>
  JSON.stringify([targets, guard, actions, reenter, description]);

/**
 * Pairs each newer transition with the older one it replaces. Of the same source and trigger, an
 * equal transition is preferred, then one with the same guard, then the next.
 */
function matched(before: Chart, after: Chart): Map<Transition, Transition> {
  const pairs = new Map<Transition, Transition>();
  const free = new Set(before.transitions);
  const isAlike = [
    (a: Transition, b: Transition) => withoutRank(a) === withoutRank(b),
    (a: Transition, b: Transition) => isSame(a.guard, b.guard) && isSame(a.targets, b.targets),
    (a: Transition, b: Transition) => isSame(a.guard, b.guard),
    () => true,
  ];
  for (const is of isAlike)
    for (const now of after.transitions) {
      if (pairs.has(now)) continue;
      const was = [...free].find(
        (transition) =>
          transition.source === now.source &&
          transition.eventType === now.eventType &&
          is(transition, now),
      );
      if (!was) continue;
      pairs.set(now, was);
      free.delete(was);
    }
  return pairs;
}

/** Returns the parts added, removed, retargeted or changed between two charts. */
export function diffOf(before: Chart, after: Chart): PartChange[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const ids = new Set(after.states.map(({ id }) => id));
  const pairs = matched(before, after);
  const matchedBefore = new Set(pairs.values());
  const ofState = (now: State): PartChange[] => {
    const was = old.get(now.id);
    if (!was) return [{ id: now.id, kind: 'state', change: 'added', says: [] }];
    const says = differences(was, now, ofStates);
    return says.length > 0 ? [{ id: now.id, kind: 'state', change: 'changed', says }] : [];
  };
  const ofTransition = (now: Transition): PartChange[] => {
    const was = pairs.get(now);
    const { id } = now;
    if (!was) return [{ id, kind: 'transition', change: 'added', says: [] }];
    const says = differences(was, now, ofTransitions);
    if (!isSame(was.targets, now.targets))
      return [{ id, kind: 'transition', change: 'retargeted', says, was: formerId(was.id) }];
    return says.length > 0 ? [{ id, kind: 'transition', change: 'changed', says }] : [];
  };
  const gone = before.states.filter(({ id }) => !ids.has(id));
  const lost = before.transitions.filter((transition) => !matchedBefore.has(transition));
  return [
    ...after.states.flatMap(ofState),
    ...gone.map(({ id }) => ({ id, kind: 'state', change: 'removed', says: [] }) as const),
    ...after.transitions.flatMap(ofTransition),
    ...lost.map(
      ({ id }) => ({ id: formerId(id), kind: 'transition', change: 'removed', says: [] }) as const,
    ),
  ];
}

/**
 * Returns the union of two charts: the newer chart plus the removed and retargeted parts, under the
 * ids of `diffOf`.
 */
export function unionChart(before: Chart, after: Chart): Chart {
  const parts = diffOf(before, after);
  const gone = new Set(parts.flatMap(({ change, id }) => (change === 'removed' ? id : [])));
  const former = new Set([...gone, ...parts.flatMap(({ was }) => was ?? [])]);
  const states = [...after.states, ...before.states.filter(({ id }) => gone.has(id))];
  /** A state that lost its children is drawn with them. */
  const holding = states.map((state): State => {
    const inside = states.filter(({ parent }) => parent === state.id);
    if (inside.length === 0 || state.type === 'compound' || state.type === 'parallel') return state;
    const initial = before.states.find(({ id }) => id === state.id)?.initial ?? null;
    return { ...state, type: 'compound', initial };
  });
  const old = before.transitions
    .map((transition) => ({ ...transition, id: formerId(transition.id) }))
    .filter(({ id }) => former.has(id));
  return {
    ...after,
    states: holding,
    transitions: [...after.transitions, ...old],
    events: [...new Set([...before.events, ...after.events])].sort(),
  };
}

/** Returns the class name of each changed part; a retargeted arrow is drawn twice. */
export function marksOf(before: Chart, after: Chart): Map<string, string> {
  const marks = new Map<string, string>();
  for (const { id, change, was } of diffOf(before, after)) {
    marks.set(id, change === 'retargeted' ? 'added' : change);
    if (was !== undefined) marks.set(was, 'removed');
  }
  return marks;
}
