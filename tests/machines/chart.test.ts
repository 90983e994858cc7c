import { describe, expect, test } from 'vitest';
import { and, not, setup, type AnyStateMachine } from 'xstate';
import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { actionToProvide } from '#machines/shared/must-be-provided.ts';
import { machines } from '#machines/index.ts';

type Config = Record<string, unknown>;
type Found = Record<string, string[]>;

const listed = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const refName = (reference: unknown) =>
  typeof reference === 'string' ? reference : String((reference as Config)['type']);

/** Renders a guard as the chart does; `not` has one guard, `and` several. */
function guardName(guard: unknown): string {
  if (typeof guard !== 'function') return refName(guard);
  const [first, ...rest] = (guard as unknown as { guards: unknown[] }).guards;
  return rest.length === 0
    ? `not ${guardName(first)}`
    : [first, ...rest].map(guardName).join(' and ');
}

/** Lists the parts of a machine's configuration as written, without XState's normalization. */
function partsOfConfig(machine: AnyStateMachine): Found {
  const found: Found = {};
  const note = (kind: string, what: unknown) => (found[kind] ??= []).push(String(what));

  const readTransitions = (value: unknown) => {
    for (const transition of listed(value)) {
      note('transitions', '');
      if (typeof transition === 'string') {
        note('targets', transition);
        continue;
      }
      const { target, guard, actions, description } = transition as Config;
      for (const targetId of listed(target)) note('targets', targetId);
      if (guard !== undefined) note('guards', guardName(guard));
      for (const action of listed(actions)) note('actions', refName(action));
      if (description !== undefined) note('descriptions', description);
    }
  };
  const readState = (config: Config) => {
    note('states', '');
    for (const tag of listed(config['tags'])) note('tags', tag);
    for (const name of ['entry', 'exit'])
      for (const action of listed(config[name])) note('actions', refName(action));
    if (config['initial'] !== undefined) note('initial', refName(config['initial']));
    if (config['type'] !== undefined) note('types', config['type']);
    if (config['description'] !== undefined) note('descriptions', config['description']);
    for (const [event, value] of Object.entries((config['on'] ?? {}) as Config)) {
      note('events', event);
      readTransitions(value);
    }
    for (const [delay, value] of Object.entries((config['after'] ?? {}) as Config)) {
      note('delays', delay);
      readTransitions(value);
    }
    if (config['always'] !== undefined) readTransitions(config['always']);
    if (config['onDone'] !== undefined) readTransitions(config['onDone']);
    for (const invocation of listed(config['invoke']) as Config[]) {
      note('invokes', refName(invocation['src']));
      for (const name of ['onDone', 'onError', 'onSnapshot'])
        if (invocation[name] !== undefined) readTransitions(invocation[name]);
    }
    for (const child of Object.values((config['states'] ?? {}) as Config))
      readState(child as Config);
  };
  readState(machine.config as Config);
  return found;
}

/** Lists the same parts of a chart. */
function partsOfChart({ states, transitions }: Chart): Found {
  const triggers = transitions.map(({ trigger }) => trigger);
  const perState = <T>(key: string, pick: (trigger: (typeof triggers)[number]) => T[]) => {
    const seen = new Set(
      transitions.flatMap(({ source, trigger }) =>
        pick(trigger).map((what) => JSON.stringify([source, what])),
      ),
    );
    return { [key]: [...seen].map((entry) => (JSON.parse(entry) as [string, string])[1]) };
  };
  const found: Found = {
    states: states.map(() => ''),
    transitions: transitions.map(() => ''),
    targets: transitions.flatMap(({ targets }) => targets),
    guards: transitions.flatMap(({ guard }) => (guard ? [guard.name] : [])),
    actions: [
      ...transitions.flatMap(({ actions }) => actions.map(({ name }) => name)),
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit].map(({ name }) => name)),
    ],
    descriptions: [...states, ...transitions].flatMap(({ description }) => description ?? []),
    tags: states.flatMap(({ tags }) => tags),
    initial: states.flatMap(({ initial }) => initial ?? []),
    types: states.flatMap(({ type }) => (['atomic', 'compound'].includes(type) ? [] : type)),
    invokes: states.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
    ...perState('events', (trigger) => (trigger.kind === 'event' ? [trigger.type] : [])),
    ...perState('delays', (trigger) => (trigger.kind === 'after' ? [trigger.delay] : [])),
  };
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}

/** Reduces targets and initial states to their last key, because they are written as relative paths. */
const comparable = (found: Found) =>
  Object.fromEntries(
    Object.entries(found).map(([kind, list]) => [
      kind,
      list
        .map((what) => (['targets', 'initial'].includes(kind) ? what.replace(/.*[.#]/, '') : what))
        .toSorted(),
    ]),
  );

const everything = setup({
  guards: { isReady: () => true, isLate: () => false },
  actions: { note: actionToProvide<{ what: string }>('note'), tidy: () => {} },
  delays: { pause: 100 },
}).createMachine({
  id: 'everything',
  description: 'Has one of each part that a machine can define.',
  initial: 'first',
  entry: 'tidy',
  tags: ['whole'],
  on: { 'all.stopped': '.last', '*': { actions: 'tidy' } },
  states: {
    first: {
      description: 'The initial state.',
      tags: ['calm', 'start'],
      exit: { type: 'note', params: { what: 'left' } },
      on: {
        'work.begun': [
          { guard: 'isReady', target: 'busy', description: 'It is ready.' },
          { guard: and(['isLate', not('isReady')]), target: 'last', reenter: true },
          { actions: { type: 'note', params: () => ({ what: 'computed' }) } },
        ],
      },
      after: { pause: { guard: 'isLate', target: 'last' }, 5000: 'busy' },
      always: { guard: 'isLate', target: 'last' },
    },
    busy: {
      type: 'parallel',
      onDone: 'last',
      states: {
        left: { initial: 'ended', states: { ended: { type: 'final' } } },
        right: { initial: 'held', states: { held: {}, was: { type: 'history', history: 'deep' } } },
      },
    },
    last: { type: 'final', entry: ['tidy', { type: 'note', params: { what: 'done' } }] },
  },
});

describe('machine chart', () => {
  const all = [everything, ...Object.values(machines).map(({ machine }) => machine)];

  test.each(all.map((machine) => [machine.id, machine as AnyStateMachine] as const))(
    '§17: the chart of %s has exactly the defined parts',
    (_, machine) => {
      expect(comparable(partsOfChart(chartOf(machine)))).toEqual(
        comparable(partsOfConfig(machine)),
      );
    },
  );

  test('§17: the chart is plain data with unique ids and existing targets', () => {
    for (const machine of all) {
      const chart = chartOf(machine as AnyStateMachine);
      expect(JSON.parse(JSON.stringify(chart))).toStrictEqual(chart);
      const states = chart.states.map(({ id }) => id);
      const transitions = chart.transitions.map(({ id }) => id);
      expect(new Set(states).size).toBe(states.length);
      expect(new Set(transitions).size).toBe(transitions.length);
      const named = chart.transitions.flatMap(({ source, targets }) => [source, ...targets]);
      expect(named.filter((id) => !states.includes(id))).toEqual([]);
    }
  });

  test('§17: each part has its trigger, rank, kind, and params', () => {
    const { states, transitions, events } = chartOf(everything);
    expect(events).toEqual(['*', 'all.stopped', 'work.begun']);
    const named = (id: string) => states.find((state) => state.id === id);
    expect(named('everything.busy.right.was')).toMatchObject({ type: 'history', history: 'deep' });
    expect(named('everything')).toMatchObject({ initial: 'everything.first', tags: ['whole'] });
    expect(named('everything.first')?.exit).toEqual([{ name: 'note', params: { what: 'left' } }]);
    const from = transitions.filter(({ source }) => source === 'everything.first');
    expect(from.map(({ trigger, rank, guard }) => [trigger, rank, guard?.name])).toEqual([
      [{ kind: 'event', type: 'work.begun' }, 0, 'isReady'],
      [{ kind: 'event', type: 'work.begun' }, 1, 'isLate and not isReady'],
      [{ kind: 'event', type: 'work.begun' }, 2, undefined],
      [{ kind: 'after', delay: '5000' }, 0, undefined],
      [{ kind: 'after', delay: 'pause', ms: 100 }, 0, 'isLate'],
      [{ kind: 'always' }, 0, 'isLate'],
    ]);
    expect(from[2]?.actions).toEqual([{ name: 'note', params: null }]);
  });
});
