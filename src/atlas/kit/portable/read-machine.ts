import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { historyTargets, isTimer } from '../chart';
import { composedOf, isPlain } from '../named';
import { actorNames } from './actor-names';
import { builtInName, functionName, keyOf, nodeName, ordinal } from './place-names';
import { computedMs } from './portable-machine';
import type {
  PortableGuard,
  PortableMachine,
  PortableReference,
  PortableState,
  PortableTransition,
} from './portable-machine';

/** Returns the object without undefined and empty values. */
const filled = <T extends object>(object: T): T =>
  Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0),
    ),
  ) as T;

/** Returns whether a value survives JSON. */
const isJson = (value: unknown): boolean => {
  try {
    return isPlain(value) && JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
};

/** Returns the path of a state below an ancestor, by the number of keys to that one. */
const pathFrom = (depth: number, to?: AnyStateNode) => to?.path.slice(depth).map(keyOf).join('.');

/** Reads one machine. Own ids become paths, and code becomes names. */
class Reader {
  readonly omitted: string[] = [];
  readonly raised: PortableMachine['raised'] = {};
  private readonly actions = new Set<string>();
  private readonly guards = new Set<string>();
  private readonly delays: PortableMachine['delays'] = {};
  private readonly actors: ReturnType<typeof actorNames>;

  constructor(
    private readonly machine: AnyStateMachine,
    private readonly id: string,
  ) {
    this.actors = actorNames(machine);
  }

  read(): PortableMachine {
    const config = this.state(this.machine.root);
    const context: unknown = this.machine.config.context;
    const isPlainContext = typeof context === 'object' && isJson(context);
    return {
      config: { id: this.id, ...(isPlainContext ? { context } : {}), ...config },
      isContextComputed: context !== undefined && !isPlainContext,
      delays: this.delays,
      raised: this.raised,
      names: {
        actions: [...this.actions].sort(),
        guards: [...this.guards].sort(),
        actors: [...new Set([...this.actors.values()].flat().map(({ src }) => src))].sort(),
      },
      omitted: this.omitted,
    };
  }

  private pathOf({ path }: AnyStateNode): string {
    return `#${[this.id, ...path.map(keyOf)].join('.')}`;
  }

  private action(reference: unknown, placeName: string): PortableReference {
    const { name, params } = this.reference(reference, placeName);
    this.actions.add(name);
    const { type, event, delay } = reference as { [key in 'type' | 'event' | 'delay']?: unknown };
    if (type === 'xstate.raise' && isJson(event))
      this.raised[name] = filled({
        event: event as AnyEventObject,
        delay: delay === undefined ? undefined : this.delay(delay),
      });
    return params === undefined ? name : { type: name, params };
  }

  /** Returns a delay by number or name. */
  private delay(delay: unknown): number | string {
    if (typeof delay === 'number') return delay;
    if (typeof delay !== 'string') return computedMs;
    const known: unknown = this.machine.implementations.delays[delay];
    this.delays[delay] = typeof known === 'number' ? known : null;
    return delay;
  }

  private reference(reference: unknown, placeName: string): { name: string; params?: unknown } {
    if (typeof reference === 'string') return { name: reference };
    if (typeof reference === 'function')
      return { name: builtInName(reference) ?? functionName(reference) ?? placeName };
    const { type, params } = reference as { type: string; params?: unknown };
    if (params === undefined) return { name: type };
    return { name: type, params: isJson(params) ? params : null };
  }

  private guard(reference: unknown, placeName: string): PortableGuard {
    const composed = composedOf(reference);
    if (composed?.by === 'stateIn') {
      const { value } = composed;
      if (typeof value !== 'string' || !value.startsWith('#'))
        return { composed: 'stateIn', value };
      return {
        composed: 'stateIn',
        value: this.pathOf(this.machine.getStateNodeById(value.slice(1))),
      };
    }
    if (composed)
      return {
        composed: composed.by,
        guards: composed.guards.map((operand, index) =>
          this.guard(operand, `${placeName}, ${ordinal(index)} part`),
        ),
      };
    const { name, params } = this.reference(reference, placeName);
    this.guards.add(name);
    return params === undefined ? name : { type: name, params };
  }

  /** Returns a transition, with code named by its trigger and state. */
  private transition(
    transition: AnyTransitionDefinition,
    trigger: string,
    index: number,
    count: number,
  ): PortableTransition {
    const { source, target, guard, actions, reenter, description } = transition;
    const placeName = `${trigger} in ${nodeName(source)}`;
    const rank = count > 1 ? `${ordinal(index)} ` : '';
    return filled({
      target: target?.map((node) => this.pathOf(node)),
      guard: guard === undefined ? undefined : this.guard(guard, `${rank}guard of ${placeName}`),
      actions: actions.map((action, at) =>
        this.action(action, `${rank}${placeName}, ${ordinal(at)} action`),
      ),
      reenter: reenter || undefined,
      description,
    });
  }

  private transitions(list: readonly AnyTransitionDefinition[] | undefined, trigger: string) {
    return list?.map((transition, index) =>
      this.transition(transition, trigger, index, list.length),
    );
  }

  private delayed(node: AnyStateNode): NonNullable<PortableState['after']> {
    const prefix = 'xstate.after.';
    return Object.fromEntries(
      [...node.transitions].flatMap(([type, list]) => {
        if (!type.startsWith(prefix)) return [];
        const delay = type.slice(prefix.length, -node.id.length - 1);
        const isNumber = /^\d+(?:\.\d+)?$/.test(delay);
        if (!isNumber) this.delay(delay);
        return [[delay, this.transitions(list, `after ${delay}${isNumber ? ' ms' : ''}`) ?? []]];
      }),
    );
  }

  private invoked(node: AnyStateNode): NonNullable<PortableState['invoke']> {
    return node.invoke.map(({ id }, index) => {
      const actor = this.actors.get(node)?.[index] ?? { id, src: id };
      const on = (name: string, kind: string, prefix: string) => {
        const list = node.transitions.get(`${prefix}${id}`);
        return list && { [name]: this.transitions(list, `${kind} of ${actor.id}`) ?? [] };
      };
      return {
        ...actor,
        ...on('onDone', 'done', 'xstate.done.actor.'),
        ...on('onError', 'error', 'xstate.error.actor.'),
        ...on('onSnapshot', 'snapshot', 'xstate.snapshot.'),
      };
    });
  }

  private events(node: AnyStateNode): NonNullable<PortableState['on']> {
    const isOwnActor = (type: string) =>
      /^xstate\.(?:done\.actor|error\.actor|snapshot)\./.test(type) &&
      node.invoke.some(({ id }) => type.endsWith(`.${id}`));
    return Object.fromEntries(
      [...node.transitions].flatMap(([type, list]) =>
        type.startsWith('xstate.after.') ||
        type.startsWith('xstate.done.state.') ||
        isOwnActor(type)
          ? []
          : [[type, this.transitions(list, type === '*' ? 'any event' : type) ?? []]],
      ),
    );
  }

  /** Returns the path of a history state's default target from its parent. */
  private historyTarget(node: AnyStateNode): string | undefined {
    const [target, ...others] = historyTargets(node);
    if (others.length > 0) this.omitted.push(`the other default targets of ${nodeName(node)}`);
    return pathFrom(node.path.length - 1, target);
  }

  private state(node: AnyStateNode): PortableState {
    const { type, history, description, tags, entry, exit, states, path } = node;
    const name = nodeName(node);
    const actions = (kind: 'entry' | 'exit', list: readonly unknown[]) =>
      list
        .filter((action) => !isTimer(action))
        .map((action, index) =>
          this.action(action, `${kind} of ${name}, ${ordinal(index)} action`),
        );
    const initial = type === 'compound' ? node.initial : undefined;
    if (initial && initial.actions.length > 0) this.omitted.push(`the initial actions of ${name}`);
    if (node.output !== undefined) this.omitted.push(`the output of ${name}`);
    const inside = Object.entries(states).map(([key, child]) => [keyOf(key), this.state(child)]);
    const isPlainType = type === 'atomic' || type === 'compound';
    const after = this.delayed(node);
    const on = this.events(node);
    return filled({
      type: isPlainType ? undefined : type,
      history: history === false ? undefined : history,
      target: this.historyTarget(node),
      initial: pathFrom(path.length, initial?.target?.[0]),
      description,
      tags: [...tags],
      entry: actions('entry', entry),
      exit: actions('exit', exit),
      invoke: this.invoked(node),
      on: Object.keys(on).length > 0 ? on : undefined,
      after: Object.keys(after).length > 0 ? after : undefined,
      always: this.transitions(node.always, 'always'),
      onDone: this.transitions(node.transitions.get(`xstate.done.state.${node.id}`), 'done'),
      states:
        inside.length > 0 ? (Object.fromEntries(inside) as PortableState['states']) : undefined,
    });
  }
}

/**
 * Returns a machine as plain data under an id without dots. Own ids of states become paths; actions,
 * guards and actors written in place get names from their place.
 */
export const portableMachine = (machine: AnyStateMachine, id = machine.id): PortableMachine =>
  new Reader(machine, id).read();
