import { not, or, stateIn } from 'xstate';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** An action, guard or actor by name, with its params if they are plain data. */
export interface Named {
  name: string;
  /** Absent if none; null if computed from context and event. */
  params?: unknown;
  /** The operator and operands of a composed guard. */
  composed?: { by: 'and' | 'or' | 'not'; guards: Named[] };
}

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
  const delay = 'delay' in transition ? transition.delay : undefined;
  const rest = (prefix: string) => type.slice(prefix.length);
  if (type === '') return { kind: 'always' };
  if (type.startsWith('xstate.after.')) {
    const name = String(delay);
    const ms = delaysOf(transition.source)[name];
    return { kind: 'after', delay: name, ...(typeof ms === 'number' && { ms }) };
  }
  if (type.startsWith('xstate.done.actor.'))
    return { kind: 'done', actor: rest('xstate.done.actor.') };
  if (type.startsWith('xstate.error.actor.'))
    return { kind: 'error', actor: rest('xstate.error.actor.') };
  if (type.startsWith('xstate.snapshot.'))
    return { kind: 'snapshot', actor: rest('xstate.snapshot.') };
  if (type.startsWith('xstate.done.state.')) return { kind: 'stateDone' };
  return { kind: 'event', type };
}

/** Returns whether a value holds no code. */
export const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isPlain));

/** Returns the name and params of a reference in the machine's configuration. */
function named(reference: unknown): Named {
  if (typeof reference === 'string') return { name: reference };
  const { type, params, name } = reference as { type?: string; params?: unknown; name?: string };
  const known = { name: type ?? name ?? 'anonymous' };
  if (params === undefined) return known;
  return { ...known, params: isPlain(params) ? params : null };
}

/** A guard composed by XState, or `stateIn`. */
interface Composed {
  check: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

/** Returns the name of a guard's check, because another copy of XState has other functions. */
const checkOf = (guard: unknown) => ((guard as Composed).check as { name: string }).name;
const checks = { not: checkOf(not('')), or: checkOf(or([])), stateIn: checkOf(stateIn('')) };

/** Returns an operand as text, in parentheses if it is composed itself. */
function operandText({ name, params, composed }: Named): string {
  if (composed && composed.by !== 'not') return `(${name})`;
  return params === undefined ? name : `${name}(${params === null ? '…' : JSON.stringify(params)})`;
}

/** Returns the operands of a guard composed by XState, the value of `stateIn`, or null. */
export function composedOf(
  reference: unknown,
):
  | { by: 'and' | 'or' | 'not'; guards: readonly unknown[] }
  | { by: 'stateIn'; value: unknown }
  | null {
  if (typeof reference !== 'function' || !('check' in reference)) return null;
  const { guards = [], stateValue } = reference as unknown as Composed;
  const check = checkOf(reference);
  if (check === checks.stateIn) return { by: 'stateIn', value: stateValue };
  return { by: check === checks.not ? 'not' : check === checks.or ? 'or' : 'and', guards };
}

/** Returns a guard's name; a guard composed by `and`, `or` or `not` is written out. */
function namedGuard(reference: unknown): Named {
  const composed = composedOf(reference);
  if (composed === null) return named(reference);
  if (composed.by === 'stateIn') return { name: 'stateIn', params: composed.value };
  const { by } = composed;
  const guards = composed.guards.map(namedGuard);
  const texts = guards.map(operandText);
  const name = by === 'not' ? `not ${texts.join()}` : texts.join(` ${by} `);
  return { name, composed: { by, guards } };
}

/** Returns true for the entry and exit actions that XState adds for a delay. */
export const isTimer = (action: unknown): boolean => {
  if (typeof action !== 'function' || !('type' in action)) return false;
  const { type, id, sendId } = action as { type: unknown; id?: unknown; sendId?: unknown };
  const timer = type === 'xstate.raise' ? id : type === 'xstate.cancel' ? sendId : undefined;
  return typeof timer === 'string' && timer.startsWith('xstate.after.');
};

const namedActions = (actions: readonly unknown[]) =>
  actions.filter((action) => !isTimer(action)).map(named);

/** Returns the configured target of a history state, unless it is its parent's initial state. */
function historyTarget({ type, config, parent }: AnyStateNode): string | undefined {
  const { target } = config as { target?: string };
  if (type !== 'history' || target === undefined || !parent) return undefined;
  const path = target.split('.');
  const node = path.reduce<AnyStateNode | undefined>((state, key) => state?.states[key], parent);
  const isInitial = parent.type === 'compound' && parent.initial.target?.[0] === node;
  return isInitial ? undefined : node?.id;
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
