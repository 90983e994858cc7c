import * as fc from 'fast-check';
import { anyName, hostileNames, written } from './hostile-names';

interface Shape {
  key: string;
  isParallel: boolean;
  inner: readonly Shape[];
  history: 'shallow' | 'deep' | null;
}

const { shape } = fc.letrec<{ shape: Shape }>((tie) => ({
  shape: fc.record({
    key: anyName,
    isParallel: fc.boolean(),
    inner: fc.oneof(
      { maxDepth: 3 },
      fc.constant([]),
      fc.uniqueArray(tie('shape'), { minLength: 2, maxLength: 3, selector: ({ key }) => key }),
    ),
    history: fc.constantFrom(null, 'shallow', 'deep'),
  }),
}));

const events = [
  ...'go go.on go.on.far go.* * v1.0 v1_0 去 来 done.state.a error.* chart.x constructor'.split(
    ' ',
  ),
  'a b',
];
const link = fc.record({
  kind: fc.constantFrom(
    ...'on on on again recall recall end end end always after onDone onDone onDone invoke invoke'.split(
      ' ',
    ),
  ),
  from: fc.nat(999),
  to: fc.nat(999),
  event: fc.constantFrom(...events),
  name: fc.oneof(fc.constantFrom('a\nb', 'work', 'delays'), anyName),
  isInternal: fc.boolean(),
  guard: fc.option(fc.constantFrom(...hostileNames.slice(0, 25)), { freq: 2 }),
});

interface State {
  path: string;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  parent: State | null;
  config: Record<string, unknown>;
}

const isIn = (state: State | null, holder: State): boolean =>
  state !== null && (state === holder || isIn(state.parent, holder));

const leaf: Shape = { key: 'leaf', isParallel: false, inner: [], history: null };

/** Returns a state and those inside it, the outer ones first. Each region of a parallel state can end. */
function statesOf({ key, isParallel, inner, history }: Shape, parent: State | null): State[] {
  const shapes = inner.length === 0 && parent?.type === 'parallel' ? [leaf] : inner;
  const type = shapes.length === 0 ? 'atomic' : isParallel ? 'parallel' : 'compound';
  const path = parent ? `${parent.path}.${written(key)}` : `#${written(key)}`;
  const state: State = { path, type, parent, config: parent ? {} : { id: key } };
  if (type === 'atomic') return [state];
  const add = (name: string, kind: State['type'], config: State['config']) => ({
    key: name,
    states: [{ path: `${path}.${name}`, type: kind, parent: state, config }],
  });
  const children = shapes.map((child) => ({ key: child.key, states: statesOf(child, state) }));
  if (type === 'compound' || history === 'deep')
    children.push(add('end~', 'final', { type: 'final' }));
  if (type === 'compound' && history)
    children.push(add('history~', 'history', { type: 'history', history }));
  Object.assign(state.config, type === 'parallel' ? { type } : { initial: shapes[0]!.key }, {
    states: Object.fromEntries(children.map((child) => [child.key, child.states[0]!.config])),
  });
  return [state, ...children.flatMap(({ states }) => states)];
}

/** Returns whether XState and SCXML both understand the transition of this kind. */
function fits(kind: string, source: State, target: State): boolean {
  const { type, parent } = target;
  const isApart = !isIn(target, source) && !isIn(source, target) && parent !== null;
  // XState tries the regions of a parallel state in the order in which it entered them. A wildcard
  // that takes the completion of another region can be endless.
  if (kind === 'always' || kind === 'onDone')
    return isApart && parent === source.parent && parent.type === 'compound' && type !== 'history';
  // SCXML always leaves a parallel state, and a history state's own parent.
  if (kind === 'recall') return type === 'history' && !isIn(source, parent!);
  if (kind === 'end') return type === 'final' && parent === source.parent;
  if (kind === 'again') return target === source && type === 'compound';
  if (type === 'history') return false;
  if (kind !== 'on') return isApart && type !== 'final';
  return parent !== null && (source.type !== 'parallel' || !isIn(target, source));
}

const append = (lists: Record<string, object[]>, key: string, value: object) =>
  Object.assign(lists, { [key]: [...(Object.hasOwn(lists, key) ? lists[key]! : []), value] });

/** Random machines with names that meet in a careless mapping, and the lengths of their delays. */
export const randomMachine = fc
  .record({
    shape,
    id: fc.oneof(fc.constantFrom('*', 'delays', 'm'), anyName),
    links: fc.array(link, { minLength: 8, maxLength: 30, size: 'max' }),
  })
  .map(({ shape: root, id, links }) => {
    const states = statesOf({ ...root, key: id }, null);
    const sources = states.filter(({ type }) => type !== 'final' && type !== 'history');
    const delays: Record<string, number> = {};
    const invoked = new Set<string>();
    for (const [index, { kind, from, to, event, name, guard, isInternal }] of links.entries()) {
      const source = sources[from % sources.length]!;
      const targets = states.filter((target) => fits(kind, source, target));
      const target = kind === 'on' && isInternal ? undefined : targets[to % targets.length]?.path;
      const transition = {
        ...(target !== undefined && { target }),
        ...(guard !== null && { guard: { type: guard, params: to % 2 } }),
      };
      const { config } = source;
      if (kind === 'on' || (kind === 'end' && target))
        append((config['on'] ??= {}) as never, event, transition);
      if (kind === 'always' && target && guard) append(config as never, 'always', transition);
      if (kind === 'onDone' && target && source.parent && 'states' in config)
        append(config as never, 'onDone', transition);
      if (kind === 'after') {
        const length = 1370 * (index + 1);
        const isNamed = Number.isNaN(Number(name)) && !Object.hasOwn(delays, name);
        if (isNamed) delays[name] = length;
        append((config['after'] ??= {}) as never, isNamed ? name : `${length}`, transition);
      }
      // XState runs one actor for each id of a state.
      if (kind === 'invoke' && !invoked.has(`${source.path} ${name}`)) {
        invoked.add(`${source.path} ${name}`);
        const ends = { onDone: transition, onError: transition };
        append(config as never, 'invoke', { id: name, src: 'work', ...ends });
      }
    }
    return { config: states[0]!.config, delays };
  });
