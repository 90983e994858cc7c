import type { Chart } from '#src/atlas/kit/chart.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];

/** The change to one part of a chart. */
export interface PartChange {
  kind: 'state' | 'transition';
  change: 'added' | 'removed' | 'changed';
  /** The part's id in the older and in the newer chart, or null. */
  was: string | null;
  now: string | null;
  /** The differences of a part that both charts have. */
  says: readonly string[];
}

/** An action, a guard or an actor in a chart. */
interface Reference {
  name?: string;
  params?: unknown;
  id?: string;
  src?: string;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.length > 0 ? value.map(valueText).join(', ') : 'none';
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
    .map((name) => `${labels[name]}: was ${valueText(was[name])}, now ${valueText(now[name])}`);
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

/** Returns the parts added, removed or changed between two charts. */
export function diffOf(before: Chart, after: Chart): PartChange[] {
  const old = new Map(before.states.map((state) => [state.id, state]));
  const ids = new Set(after.states.map(({ id }) => id));
  const pairs = matched(before, after);
  const replaced = new Set(pairs.values());
  const changeOf = <Part extends { id: string }>(
    kind: PartChange['kind'],
    was: Part | undefined,
    now: Part,
    labels: { [Name in keyof Part]?: string },
  ): PartChange[] => {
    if (!was) return [{ kind, change: 'added', was: null, now: now.id, says: [] }];
    const says = differences(was, now, labels);
    return says.length > 0 ? [{ kind, change: 'changed', was: was.id, now: now.id, says }] : [];
  };
  const removed =
    (kind: PartChange['kind']) =>
    ({ id }: { id: string }): PartChange => ({
      kind,
      change: 'removed',
      was: id,
      now: null,
      says: [],
    });
  return [
    ...after.states.flatMap((now) => changeOf('state', old.get(now.id), now, ofStates)),
    ...before.states.filter(({ id }) => !ids.has(id)).map(removed('state')),
    ...after.transitions.flatMap((now) =>
      changeOf('transition', pairs.get(now), now, ofTransitions),
    ),
    ...before.transitions.filter((was) => !replaced.has(was)).map(removed('transition')),
  ];
}
