import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Chart } from './chart';
import { stateNodes, transitionId, transitionsOf } from './chart';
import { plainGuards } from './named';
import { locationPrefix } from './location-prefix';

/** The lines of a part in a source file, from 1. */
export interface SourceLocation {
  /** The path in the repository. */
  file: string;
  line: number;
  /** The last line. */
  end: number;
}

/** The source of a machine: the text of each file, and the locations of its parts. */
export interface MachineSource {
  files: Readonly<Record<string, string>>;
  /** By chart id, and by kind and name, such as `guard isValid`. */
  locations: Readonly<Record<string, SourceLocation>>;
}

/** Returns the location of a property in the source, or null. */
function locationOf(object: unknown, key: string): SourceLocation | null {
  const value = (object as Record<symbol, unknown> | undefined)?.[Symbol.for(locationPrefix + key)];
  const [, file, line, end] = /^(.*) (\d+) (\d+)$/.exec(String(value)) ?? [];
  return file === undefined ? null : { file, line: Number(line), end: Number(end) };
}

/** Returns the lines of an object literal whose properties have locations. */
function locationOfLiteral(literal: object): SourceLocation | null {
  const locations = Object.getOwnPropertySymbols(literal).flatMap((symbol) => {
    const key = Symbol.keyFor(symbol);
    return key?.startsWith(locationPrefix)
      ? (locationOf(literal, key.slice(locationPrefix.length)) ?? [])
      : [];
  });
  const [first] = locations;
  if (!first || locations.some(({ file }) => file !== first.file)) return null;
  return {
    file: first.file,
    line: Math.min(...locations.map(({ line }) => line)),
    end: Math.max(...locations.map(({ end }) => end)),
  };
}

function locationOfState(node: AnyStateNode): SourceLocation | null {
  return node.parent
    ? locationOf(node.parent.config.states, node.key)
    : locationOf(node.config, 'id');
}

/** Returns the location of a transition’s trigger: of a key of `on` or `after`, or `always` or `onDone`. */
function locationOfTrigger(transition: AnyTransitionDefinition): SourceLocation | null {
  const { source } = transition;
  const { config } = source;
  const type = String(transition.eventType);
  if (type === '') return locationOf(config, 'always');
  if ('delay' in transition) return locationOf(config.after, String(transition.delay));
  const [, kind = '', actor] = /^xstate\.(done|error|snapshot)\.(?:actor\.(.*))?/.exec(type) ?? [];
  const property = { done: 'onDone', error: 'onError', snapshot: 'onSnapshot' }[kind] ?? '';
  const holder = actor === undefined ? config : source.invoke.find(({ id }) => id === actor);
  return locationOf(config.on, type) ?? locationOf(holder, property);
}

/** Returns the location of a transition: its trigger, or its own lines in the list of a trigger. */
function locationOfTransition(transition: AnyTransitionDefinition): SourceLocation | null {
  const { source } = transition;
  const trigger = locationOfTrigger(transition);
  const type = String(transition.eventType);
  const isAlone = (type ? source.transitions.get(type) : source.always)?.length === 1;
  const literal = isAlone ? null : locationOfLiteral(transition);
  if (!literal || !trigger || literal.file !== trigger.file) return trigger;
  return literal.line > trigger.line && literal.end < trigger.end ? literal : trigger;
}

/** Returns the locations of a machine’s parts, as far as the build recorded them. */
export function locationsOf(machine: AnyStateMachine): MachineSource['locations'] {
  const { actions: action, guards: guard, actors: actor, delays: delay } = machine.implementations;
  const locations: Record<string, SourceLocation> = {};
  const add = (part: string, location: SourceLocation | null) => {
    if (location) locations[part] = location;
  };
  for (const node of stateNodes(machine)) add(node.id, locationOfState(node));
  for (const each of transitionsOf(machine)) add(transitionId(each), locationOfTransition(each));
  for (const [kind, named] of Object.entries({ action, guard, actor, delay }))
    for (const name of Object.keys(named as object))
      add(`${kind} ${name}`, locationOf(named, name));
  return locations;
}

/** Returns a part and the names that it uses, as keys of `locations`. */
export function sourcesOfPart({ states, transitions }: Chart, part: string): string[] {
  const state = states.find(({ id }) => id === part);
  const transition = transitions.find(({ id }) => id === part);
  const actions = transition?.actions ?? [...(state?.entry ?? []), ...(state?.exit ?? [])];
  const names = [
    part,
    ...(transition?.guard ? plainGuards(transition.guard) : []).map(({ name }) => `guard ${name}`),
    ...(transition?.trigger.kind === 'after' ? [`delay ${transition.trigger.delay}`] : []),
    ...actions.map(({ name }) => `action ${name}`),
    ...(state?.invokes ?? []).map(({ src }) => `actor ${src}`),
  ];
  return [...new Set(names)];
}
