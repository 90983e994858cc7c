import type { Chart } from '#src/atlas/kit/chart.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** What has become of one part of a chart. */
export interface PartChange {
  /** The part's id in the newer chart; for one that is removed, in the chart of both. */
  id: string;
  kind: 'state' | 'transition';
  change: 'added' | 'removed' | 'retargeted' | 'changed';
  /** What is different, for a part that is in both; and was. */
  says: readonly string[];
  /** For a retargeted transition the id that its old arrow has in the chart of both. */
  was?: string;
}

/** The id of an older part in the chart of both, where a newer one may have the same. */
const formerId = (id: string) => `${id} was`;

/** An action, a guard or invoked work, as a chart names it. */
interface Reference {
  name?: string;
  params?: unknown;
  id?: string;
  src?: string;
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(shown).join(', ') : 'none';
  if (typeof value !== 'object') return JSON.stringify(value).replace(/^"|"$/g, '');
  const { name = '', params, id, src }: Reference = value;
  if (id !== undefined) return id === src ? id : `${src} as ${id}`;
  if (params === undefined) return name;
  return `${name} with ${params === null ? 'computed values' : JSON.stringify(params)}`;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Returns a sentence for each of these facts that differs. */
function differences<Part>(
  was: Part,
  now: Part,
  facts: { [Name in keyof Part]?: string },
): string[] {
  const names = Object.keys(facts) as (keyof Part)[];
  return names
    .filter((name) => !isSame(was[name], now[name]))
    .map((name) => `${facts[name]}: was ${shown(was[name])}, now ${shown(now[name])}`);
}

const ofStates: { [Name in keyof State]?: string } = {
  type: 'kind',
  history: 'history',
  initial: 'begins in',
  description: 'description',
  tags: 'tags',
  entry: 'entering does',
  exit: 'leaving does',
  invokes: 'runs',
};
const ofTransitions: { [Name in keyof Transition]?: string } = {
  targets: 'goes to',
  guard: 'if',
  actions: 'does',
  reenter: 'enters anew',
  description: 'description',
  rank: 'asked after how many others',
};

const withoutPlace = ({ targets, guard, actions, reenter, description }: Transition) =>
  JSON.stringify([targets, guard, actions, reenter, description]);

/**
 * Returns for each newer transition the older one that it was: among those with the same source and
 * trigger the one that is the same, else one with the same guard, else the next.
 */
function matched(before: Chart, after: Chart): Map<Transition, Transition> {
  const pairs = new Map<Transition, Transition>();
  const free = new Set(before.transitions);
  const isAlike = [
    (a: Transition, b: Transition) => withoutPlace(a) === withoutPlace(b),
    (a: Transition, b: Transition) => isSame(a.guard, b.guard) && isSame(a.targets, b.targets),
    (a: Transition, b: Transition) => isSame(a.guard, b.guard),
    () => true,
  ];
  for (const is of isAlike)
    for (const now of after.transitions) {
      if (pairs.has(now)) continue;
      const was = [...free].find(
        (one) => one.source === now.source && one.eventType === now.eventType && is(one, now),
      );
      if (!was) continue;
      pairs.set(now, was);
      free.delete(was);
    }
  return pairs;
}

/** Returns what is added, removed, retargeted or changed from one chart to the next. */
export function diffOf(before: Chart, after: Chart): PartChange[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const ids = new Set(after.states.map(({ id }) => id));
  const pairs = matched(before, after);
  const kept = new Set(pairs.values());
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
  const lost = before.transitions.filter((one) => !kept.has(one));
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
 * Returns one chart with the parts of both: the newer one, and what was removed or led elsewhere,
 * under the ids that `diffOf` gives it.
 */
export function unionChart(before: Chart, after: Chart): Chart {
  const parts = diffOf(before, after);
  const gone = new Set(parts.flatMap(({ change, id }) => (change === 'removed' ? id : [])));
  const former = new Set([...gone, ...parts.flatMap(({ was }) => was ?? [])]);
  const states = [...after.states, ...before.states.filter(({ id }) => gone.has(id))];
  /** A state that held others and holds none now is drawn with those that it held. */
  const holding = states.map((state): State => {
    const inside = states.filter(({ parent }) => parent === state.id);
    if (inside.length === 0 || state.type === 'compound' || state.type === 'parallel') return state;
    const initial = before.states.find(({ id }) => id === state.id)?.initial ?? null;
    return { ...state, type: 'compound', initial };
  });
  const old = before.transitions
    .map((one) => ({ ...one, id: formerId(one.id) }))
    .filter(({ id }) => former.has(id));
  return {
    ...after,
    states: holding,
    transitions: [...after.transitions, ...old],
    events: [...new Set([...before.events, ...after.events])].sort(),
  };
}
