import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineData } from '../machine-data';
import { computedDelayMs, limitLines } from './limits';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];
type Config = Record<string, unknown>;

/** Returns the object without empty values. */
const filled = (config: Config): Config =>
  Object.fromEntries(
    Object.entries(config).filter(
      ([, value]) =>
        value !== undefined &&
        value !== null &&
        (typeof value !== 'object' || Object.keys(value).length > 0),
    ),
  );

const reference = ({ name, params }: Named) =>
  params === undefined || params === null ? { type: name } : { type: name, params };

/** Returns the target of a state, in which XState reads a plain dot as the end of a key. */
function targetOf({ states }: Pick<Chart, 'states'>, id: string): string {
  const state = states.find((candidate) => candidate.id === id);
  const key = (state?.key ?? id).replace(/[\\.]/g, '\\$&');
  return state?.parent ? `${targetOf({ states }, state.parent)}.${key}` : `#${key}`;
}

function transitionConfig(chart: Chart, transition: Transition): Config {
  const targets = transition.targets.map((target) => targetOf(chart, target));
  const plain = filled({
    target: targets.length > 1 ? targets : targets[0],
    guard: transition.guard && reference(transition.guard),
    actions: transition.actions.map(reference),
    description: transition.description,
  });
  return transition.reenter ? { ...plain, reenter: true } : plain;
}

/** Returns a delay in ms, because XState takes a named one without code as none. */
function durationOf({ facts }: MachineData, delay: string): string {
  const ms = facts.delays[delay];
  return ms === undefined ? delay : String(ms ?? computedDelayMs);
}

/** Returns the names that a program must provide, by XState's kind of implementation. */
function namesIn({ states, transitions }: Chart) {
  const names = (list: readonly Named[]) => [...new Set(list.map(({ name }) => name))].sort();
  return {
    actions: names([
      ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
      ...transitions.flatMap(({ actions }) => actions),
    ]),
    guards: names(transitions.flatMap(({ guard }) => guard ?? [])),
    actors: [...new Set(states.flatMap(({ invokes }) => invokes.map(({ src }) => src)))].sort(),
  };
}

/** Groups transitions by trigger, in order. */
const byTrigger = (
  chart: Chart,
  list: readonly Transition[],
  keyOf: (transition: Transition) => string | null,
) => {
  // Without a prototype: an event may be called `constructor`.
  const lists = Object.create(null) as Record<string, Config[]>;
  for (const transition of list) {
    const key = keyOf(transition);
    if (key !== null) (lists[key] ??= []).push(transitionConfig(chart, transition));
  }
  return lists;
};

function stateConfig(data: MachineData, state: State): Config {
  const { states, transitions } = data.chart;
  const outgoing = transitions.filter(({ source }) => source === state.id);
  const events = byTrigger(data.chart, outgoing, ({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : null,
  );
  const delays = byTrigger(data.chart, outgoing, ({ trigger }) =>
    trigger.kind === 'after' ? durationOf(data, trigger.delay) : null,
  );
  const actors = byTrigger(data.chart, outgoing, ({ trigger }) =>
    'actor' in trigger ? `${trigger.kind} ${trigger.actor}` : null,
  );
  const others = byTrigger(data.chart, outgoing, ({ trigger }) => trigger.kind);
  const isPlain = state.type === 'atomic' || state.type === 'compound';
  const inside = states.filter(({ parent }) => parent === state.id);
  const invoke = state.invokes.map(({ id, src }) =>
    filled({
      id,
      src,
      onDone: actors[`done ${id}`],
      onError: actors[`error ${id}`],
      onSnapshot: actors[`snapshot ${id}`],
    }),
  );
  return filled({
    description: state.description,
    type: isPlain ? undefined : state.type,
    history: state.history,
    target: state.defaultTarget && targetOf(data.chart, state.defaultTarget),
    tags: state.tags,
    initial: state.initial?.slice(state.id.length + 1),
    entry: state.entry.map(reference),
    exit: state.exit.map(reference),
    invoke,
    on: events,
    after: delays,
    always: others['always'],
    onDone: others['stateDone'],
    states: Object.fromEntries(inside.map((child) => [child.key, stateConfig(data, child)])),
  });
}

/** Returns a machine's configuration as JSON, with names instead of implementations. */
export function xstateJson(data: MachineData): string {
  const { entry, chart, facts } = data;
  const [root] = chart.states;
  const context: unknown = entry.machine.config.context;
  const config = {
    id: chart.id,
    ...(typeof context === 'object' ? { context } : {}),
    ...(root ? stateConfig(data, root) : {}),
    meta: {
      title: entry.title,
      purpose: entry.purpose,
      delays: facts.delays,
      provide: namesIn(chart),
      notExpressed: limitLines(data, 'json'),
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
