import * as fc from 'fast-check';
import { createMachine, type AnyStateMachine } from 'xstate';
import { entry } from '#machines/model.ts';
import { machineData, type MachineData } from '#src/atlas/drawings/machine-data.ts';

/** Names that meet in a careless mapping to identifiers, and names that need a code in every file. */
export const hostileNames = [
  ...'a a-b a_b a--b v1.0 v1_0 x_v1_2e_0 24h 1 - _ 去 来 回 é e\u0301 😀 שלום'.split(' '),
  ...'context guards holds delays running constructor class state click [[fork]]'.split(' '),
  ...'" \' \\ \\u0007 \u0007 \ud83d \ude00 \u202eevil \u2028 \uffff %% %%{init:{}}%%'.split(' '),
  ...']]> --> <b> &amp; #35; {x} | ` `` * [*] ~~ style:x#1;'.split(' '),
  ' a',
  ...'a\nb;- a;# a;1. a;end note;direction LR;scale 1 width'.split(';'),
];

const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileNames) },
  fc.string({ unit: 'binary', minLength: 1, maxLength: 3 }),
);
const eventTypes = [
  ...'go go.on go.on.far go.* go.on.* * v1.0 v1_0 去 来 去.来 去.* done.state.a'.split(' '),
  ...'error error.* chart.x - .. %% " \ud83d \u0007'.split(' '),
  'a b',
];

/** The names that XState reads as something else: an id, a wildcard, the prototype. */
export const unusable = /^#|^__proto__$|(^|\.)\*$/;

interface State {
  id: string;
  parent: State | null;
  config: Record<string, unknown> & { type: string; on: Record<string, object[]> };
  children: State[];
}

const isIn = (state: State | null, holder: State): boolean =>
  state !== null && (state === holder || isIn(state.parent, holder));
/** Returns a key as a target has it, where XState reads a dot as the end of a key. */
export const written = (key: string) => key.replace(/[\\.]/g, '\\$&');

/**
 * Returns random machines. They lack what SCION itself gets wrong: it forgets final states in a deep
 * history, and tells a parallel state's completion once for each final state entered at a time.
 */
export const randomMachine = fc.gen().map((g) => {
  const oneOf = <T>(list: readonly T[]): T => g(() => fc.constantFrom(...list));
  const chance = (percent: number) => g(() => fc.integer({ min: 0, max: 99 })) < percent;
  const all: State[] = [];
  const ids = new Set<string>();
  const paths = new Map<State, string>();

  function grow(key: string, type: string, parent: State | null, depth: number): State {
    const id = parent ? `${parent.id}.${key}` : key;
    const state: State = { id, parent, config: { type, on: {} }, children: [] };
    ids.add(id);
    all.push(state);
    paths.set(state, parent ? `${paths.get(parent)}.${written(key)}` : `#${written(key)}`);
    const child = (kind: string) => {
      let childKey = g(() => name);
      while (unusable.test(childKey) || ids.has(`${id}.${childKey}`))
        childKey = g(() => name) + String(ids.size);
      state.children.push(grow(childKey, kind, state, depth + 1));
      return childKey;
    };
    const inner = () => oneOf(depth < 3 ? ['atomic', 'compound', 'parallel'] : ['atomic']);
    if (type === 'parallel') {
      // The first region is not done at once, or a machine might never rest.
      child(inner());
      for (let count = oneOf([1, 1, 2]); count > 0; count -= 1)
        child(
          oneOf(depth < 3 ? ['compound', 'compound', 'parallel', 'atomic', 'final'] : ['atomic']),
        );
    }
    if (type === 'compound') {
      const initial = child(inner());
      child(inner());
      if (chance(60)) child('final');
      if (chance(30)) child('history');
      // Objects list keys that are numbers first.
      state.config['initial'] = initial;
    }
    return state;
  }

  const root = grow(
    g(() => name),
    oneOf(['compound', 'compound', 'parallel']),
    null,
    0,
  );
  const places = all.filter(({ config }) => config.type !== 'history');
  const working = places.filter(({ config }) => config.type !== 'final');
  const path = (state: State) => paths.get(state)!;
  let delay = 3000;
  const delays: Record<string, number> = {};
  const actors: string[] = [];

  for (const state of working) {
    const { config } = state;
    const outside = working.filter((target) => !isIn(target, state) && !isIn(state, target));
    /** Returns a transition as XState and SCXML both understand it. */
    const transition = (targets: readonly State[], guards = 40, moves = 85): object => ({
      ...(targets.length > 0 && chance(moves) && { target: path(oneOf(targets)) }),
      ...(chance(guards) && {
        guard: { type: oneOf(hostileNames.slice(0, 25)), params: oneOf([1, 'a']) },
      }),
      ...(chance(30) && { actions: [{ type: oneOf(hostileNames) }] }),
    });
    // SCXML always leaves a parallel state, and a history state's own parent.
    const anywhere = all.filter(
      (target) =>
        target !== root &&
        (config.type !== 'parallel' || !isIn(target, state)) &&
        (target.config.type !== 'history' || !isIn(state, target.parent!)),
    );
    for (let count = oneOf([0, 1, 1, 2, 3]); count > 0; count -= 1)
      (config.on[oneOf(eventTypes)] ??= []).push(transition(anywhere));
    // XState ends a circle that leads to the same states; one that crosses regions might.
    const between = outside.filter((target) => {
      const shared = all.findLast((holder) => isIn(state, holder) && isIn(target, holder));
      return shared?.config.type !== 'parallel';
    });
    if (between.length > 0 && chance(15)) config['always'] = [transition(between, 100, 100)];
    if (chance(25)) {
      const length = (delay += 1370);
      const named = chance(50) ? g(() => name) : '';
      const isFree =
        named !== '' && !(named in delays) && Number.isNaN(Number(named)) && !unusable.test(named);
      if (isFree) delays[named] = length;
      config['after'] = { [isFree ? named : length]: [transition(outside)] };
    }
    const canEnd =
      config.type === 'parallel' || state.children.some((child) => child.config.type === 'final');
    if (state !== root && canEnd && chance(60)) config['onDone'] = [transition(outside, 30)];
    if (chance(15)) {
      const id = oneOf([...actors, g(() => name.filter((text) => !unusable.test(text)))]);
      actors.push(id);
      const ends = [transition(outside)];
      config['invoke'] = { id, src: oneOf(hostileNames), onDone: ends, onError: ends };
    }
  }
  for (const { config, parent } of all.filter((state) => state.config.type === 'history')) {
    const hasFinal = all.some((state) => state.config.type === 'final' && isIn(state, parent!));
    config['history'] = hasFinal || chance(50) ? 'shallow' : 'deep';
  }

  const configOf = ({ config, children }: State): object => {
    const { type, ...rest } = config;
    const isPlain = type === 'atomic' || type === 'compound';
    const states = Object.fromEntries(children.map((child) => [keyOf(child), configOf(child)]));
    return { ...rest, ...(!isPlain && { type }), ...(children.length > 0 && { states }) };
  };
  const keyOf = ({ id, parent }: State) => id.slice(parent ? parent.id.length + 1 : 0);
  return { config: { id: root.id, ...configOf(root) }, delays };
});

/** Returns a machine as the files read it, with a title and a purpose. */
export function dataOf(
  { config, delays = {} }: { config: object; delays?: Record<string, number> },
  title = 'Title',
  purpose = 'Purpose.',
): MachineData {
  const machine = (createMachine(config) as AnyStateMachine).provide({ delays } as never);
  const about = { title, purpose, where: { routes: [], view: '' } };
  return machineData(
    entry('random', machine, { about, model: { events: {}, invariants: {}, journeys: [] } }),
  );
}
