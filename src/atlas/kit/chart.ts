import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { named, namedGuard, type Named } from './named';

/** The trigger of a transition. */
type Trigger =
  | { kind: 'event'; type: string }
  | { kind: 'always' }
  /** With the length of a named delay, unless it is computed. */
  | { kind: 'after'; delay: string; ms?: number }
  | { kind: 'done' | 'error' | 'snapshot'; actor: string }
  | { kind: 'stateDone' };

interface ChartState {
  /** The state's path from the machine's id, joined by dots. */
  id: string;
  key: string;
  parent: string | null;
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  history: 'shallow' | 'deep' | null;
  /** The id of a compound state's initial state. */
  initial: string | null;
  /** The default target of a history state, unless it is its parent's initial state. */
  defaultTarget?: string;
  description: string | null;
  tags: string[];
  entry: Named[];
  exit: Named[];
  invokes: { id: string; src: string }[];
}

interface ChartTransition {
  /** Source, trigger and rank; unique. */
  id: string;
  source: string;
  /** Empty for a transition without a target. */
  targets: string[];
  /** The event type of XState; empty for an eventless transition. */
  eventType: string;
  trigger: Trigger;
  guard: Named | null;
  actions: Named[];
  /** True if the source is exited and reentered. */
  reenter: boolean;
  description: string | null;
  /** The index among the transitions with the same source and trigger. */
  rank: number;
}

/** A machine's definition as plain data. */
export interface Chart {
  id: string;
  description: string | null;
  /** In document order, the root first. */
  states: ChartState[];
  transitions: ChartTransition[];
  /** External event types, sorted. */
  events: string[];
}

/** Returns the number of states. The root is the machine and does not count. */
export const stateCount = ({ states }: Chart): number => states.length - 1;

/** Returns the state that entering a state enters, inside the compound states. */
export function initialLeaf(chart: Chart, id: string): string {
  const initial = chart.states.find((state) => state.id === id)?.initial;
  return initial ? initialLeaf(chart, initial) : id;
}

/** Returns the state nodes of a machine in document order, the root first. */
export function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...Object.values(node.states).flatMap(below),
  ];
  return below(machine.root);
}

/** Returns the transitions of a machine: by event, delayed, by actor, and eventless. */
export const transitionsOf = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  stateNodes(machine).flatMap(({ transitions, always = [] }) =>
    [...transitions.values(), always].flat(),
  );

/**
 * Returns a transition's id: source, trigger and rank. Uses nothing outside its body: tests inject
 * its source into a page.
 */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType);
  const siblings = (eventType ? source.transitions.get(eventType) : source.always) ?? [];
  return `${source.id} ${eventType || 'always'} ${siblings.indexOf(transition)}`;
}

const delaysOf = ({ machine }: AnyStateNode): Readonly<Record<string, unknown>> =>
  machine.implementations.delays;

/** Returns the trigger of a transition. */
function triggerOf(transition: AnyTransitionDefinition): Trigger {
  const type = String(transition.eventType);
  if (type === '') return { kind: 'always' };
  if (type.startsWith('xstate.after.')) {
    const delay = String('delay' in transition ? transition.delay : undefined);
    const ms = delaysOf(transition.source)[delay];
    return { kind: 'after', delay, ...(typeof ms === 'number' && { ms }) };
  }
  const [, ended, snapshot, actor = ''] =
    /^xstate\.(?:(done|error)\.actor|(snapshot))\.(.*)$/s.exec(type) ?? [];
  const kind = (ended ?? snapshot) as 'done' | 'error' | 'snapshot' | undefined;
  if (kind) return { kind, actor };
  return type.startsWith('xstate.done.state.') ? { kind: 'stateDone' } : { kind: 'event', type };
}

/** Returns true for the entry and exit actions that XState adds for a delay. */
const isTimer = (action: unknown): boolean => {
  if (typeof action !== 'function' || !('type' in action)) return false;
  const { type, id, sendId } = action as { type: unknown; id?: unknown; sendId?: unknown };
  const timer = type === 'xstate.raise' ? id : type === 'xstate.cancel' ? sendId : undefined;
  return typeof timer === 'string' && timer.startsWith('xstate.after.');
};

const namedActions = (actions: readonly unknown[]) =>
  actions.filter((action) => !isTimer(action)).map(named);

/** Returns the first target of a history state, unless it is its parent's initial state. */
function historyTarget({ type, config, parent, machine }: AnyStateNode): string | undefined {
  const path = [(config as { target?: string | readonly string[] }).target].flat()[0];
  if (type !== 'history' || path === undefined || !parent) return undefined;
  const find = (state: AnyStateNode | undefined, key: string) => state?.states[key];
  const target = path.startsWith('#')
    ? machine.getStateNodeById(path)
    : path.split('.').reduce<AnyStateNode | undefined>(find, parent);
  const isInitial = parent.type === 'compound' && parent.initial.target?.[0] === target;
  return isInitial ? undefined : target?.id;
}

function chartState(node: AnyStateNode): ChartState {
  const { id, key, parent, type, history, description, tags, entry, exit, invoke } = node;
  const initial = type === 'compound' ? node.initial.target?.[0]?.id : undefined;
  const defaultTarget = historyTarget(node);
  return {
    id,
    key,
    parent: parent?.id ?? null,
    type,
    // A history state without a kind is shallow.
    history: type === 'history' ? history || 'shallow' : null,
    initial: initial ?? null,
    ...(defaultTarget !== undefined && { defaultTarget }),
    description: description ?? null,
    tags: [...tags],
    entry: namedActions(entry),
    exit: namedActions(exit),
    invokes: invoke.map((actor) => ({ id: actor.id, src: named(actor.src).name })),
  };
}

function chartTransition(transition: AnyTransitionDefinition): ChartTransition {
  const { source, target, guard, actions, reenter, description } = transition;
  const id = transitionId(transition);
  return {
    id,
    source: source.id,
    targets: target?.map((node) => node.id) ?? [],
    eventType: String(transition.eventType),
    trigger: triggerOf(transition),
    guard: guard === undefined ? null : namedGuard(guard),
    actions: namedActions(actions),
    reenter,
    description: description ?? null,
    rank: Number(id.slice(id.lastIndexOf(' '))),
  };
}

/** Returns whether a transition's event type, which may end in a wildcard, matches a type. */
export const matchesEvent = (descriptor: string, type: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** Returns the chart of a machine (specification §17). */
export function chartOf(machine: AnyStateMachine): Chart {
  const transitions = transitionsOf(machine).map(chartTransition);
  const events = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? [trigger.type] : [],
  );
  return {
    id: machine.id,
    description: machine.root.description ?? null,
    states: stateNodes(machine).map(chartState),
    transitions,
    events: [...new Set(events)].sort(),
  };
}
