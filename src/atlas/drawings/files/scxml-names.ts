import { matchesEvent, type Chart } from '#src/atlas/kit/chart.ts';

/** The namespaces of SCXML and of its extensions. */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml';
export const chartNamespace = 'urn:statechart';

const encoded = (name: string) =>
  `x_${name.replace(/[^A-Za-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(16)}_`)}`;

/** Returns a name in ASCII without dots or double dashes. Different names stay different. */
const token = (name: string) => (/^(?!x_)\w+(?:-\w+)*$/.test(name) ? name : encoded(name));

/** Returns an id without a parent's id in front, which must not equal an id of the data model. */
const topId = (name: string) =>
  /^(?:\d|(?:context|guards|holds|delays)$)/.test(name) ? encoded(name) : token(name);

/** The first tokens of the events that interpreters and this file send. */
const reserved = ['done', 'error', 'chart'];

/** Returns the SCXML name of an event type, whose tokens SCXML matches one by one as XState does. */
function ownEvent(type: string): string {
  if (type === '*') return type;
  const tokens = (type.endsWith('.*') ? type.slice(0, -2) : type).split('.');
  const names = tokens.map((name, index) =>
    index === 0 && reserved.includes(name) ? encoded(name) : token(name),
  );
  return `${names.join('.')}${type.endsWith('.*') ? '.*' : ''}`;
}

/** The SCXML names of a chart's parts. */
export interface ScxmlNames {
  /** The unique id of each state by its chart id. No id has a dot, so no completion event is a prefix of another. */
  states: ReadonlyMap<string, string>;
  /** Returns the unique id of an actor that a state invokes. */
  actor: (state: string, id: string) => string;
  /** Returns the names of an event type, or the descriptors of a wildcard. */
  events: (type: string) => string[];
}

/** Returns the event that SCXML sends when the state with this id is done. */
export const completionOf = (scxmlId: string) => `done.state.${scxmlId}`;

/** Returns the SCXML names of a chart's parts (specification §17.31). */
export function scxmlNames({ id: root, states, transitions }: Chart): ScxmlNames {
  const ids = new Map<string, string>();
  for (const { id, key, parent } of states)
    ids.set(id, parent === null ? topId(id) : `${ids.get(parent)}--${token(key)}`);
  const actors = new Map<string, string[]>();
  for (const { id, invokes } of states)
    for (const actor of invokes) actors.set(actor.id, [...(actors.get(actor.id) ?? []), id]);
  const actor = (state: string, id: string) => {
    const isFree = topId(id) !== ids.get(root) && actors.get(id)?.[0] === state;
    return isFree ? topId(id) : `${topId(id)}---${ids.get(state)}`;
  };
  const system = new Map<string, string[]>();
  for (const [id, scxmlId] of ids) system.set(`xstate.done.state.${id}`, [completionOf(scxmlId)]);
  for (const [id, holders] of actors) {
    const named = (prefix: string) => holders.map((state) => prefix + actor(state, id));
    system.set(`xstate.done.actor.${id}`, named('done.invoke.'));
    system.set(`xstate.error.actor.${id}`, named('error.platform.'));
    system.set(`xstate.snapshot.${id}`, named('chart.snapshot.'));
  }
  for (const { trigger, eventType, source } of transitions)
    if (trigger.kind === 'after')
      system.set(eventType, [`chart.after.${ids.get(source)}.${token(trigger.delay)}`]);
  const events = (type: string) => {
    const others = [...system].filter(([each]) => each !== type && matchesEvent(type, each));
    const matching = type === '*' ? [] : others.flatMap(([, names]) => names);
    return [...(system.get(type) ?? [ownEvent(type)]), ...matching];
  };
  return { states: ids, actor, events };
}
