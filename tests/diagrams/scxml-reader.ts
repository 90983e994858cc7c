import type { Chart } from '#src/atlas/kit/chart.ts';
import { eventPrefixes } from '#src/atlas/drawings/files/scxml-names.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** As much of an element as any reader of XML has. */
export interface XmlElement {
  localName: string;
  getAttribute: (name: string) => string | null;
  children: Iterable<XmlElement>;
}

/** Returns an event as XState names it. */
function xstateEvent(type: string): string {
  const [xstate = '', own = ''] = eventPrefixes.find(([, prefix]) => type.startsWith(prefix)) ?? [];
  return xstate + type.slice(own.length);
}

/** Returns the guard that an ECMAScript expression of names stands for. */
const guardIn = (cond: string): string =>
  cond
    .replace(/ && /g, ' and ')
    .replace(/ \|\| /g, ' or ')
    .replace(/!/g, 'not ');

const chartAttribute = (one: XmlElement, name: string) => one.getAttribute(`chart:${name}`);
const isOwn = (one: XmlElement) => chartAttribute(one, 'implied') === null;

function namedFrom(name: string, params: string | null): Named {
  return params === null ? { name } : { name, params: JSON.parse(params) as unknown };
}

function actionsIn(parent: XmlElement): Named[] {
  const actions = [...parent.children].filter(({ localName }) => localName === 'action');
  return actions.map((one) =>
    namedFrom(one.getAttribute('name') ?? '', one.getAttribute('params')),
  );
}

function triggerOf(eventType: string, source: string): Transition['trigger'] {
  const [, kind, rest = ''] =
    /^xstate\.(after|done\.actor|done\.state|error\.actor|snapshot)\.(.*)$/.exec(eventType) ?? [];
  if (eventType === '') return { kind: 'always' };
  if (kind === 'after') return { kind, delay: rest.slice(0, -source.length - 1) };
  if (kind === 'done.state') return { kind: 'stateDone' };
  if (kind === 'done.actor') return { kind: 'done', actor: rest };
  if (kind === 'error.actor') return { kind: 'error', actor: rest };
  return kind === 'snapshot' ? { kind, actor: rest } : { kind: 'event', type: eventType };
}

function transitionFrom(
  one: XmlElement,
  source: string,
  before: readonly Transition[],
): Transition {
  const eventType = xstateEvent(one.getAttribute('event') ?? '');
  const rank = before.filter((other) => other.eventType === eventType).length;
  const guard = one.getAttribute('cond');
  return {
    id: `${source} ${eventType || 'always'} ${rank}`,
    source,
    targets: one.getAttribute('target')?.split(' ') ?? [],
    eventType,
    trigger: triggerOf(eventType, source),
    guard: guard === null ? null : namedFrom(guardIn(guard), chartAttribute(one, 'params')),
    actions: actionsIn(one),
    reenter: one.getAttribute('type') === 'external',
    description: chartAttribute(one, 'description'),
    rank,
  };
}

function stateFrom(one: XmlElement, parent: string | null): State {
  const id = one.getAttribute('id') ?? '';
  const parts = [...one.children];
  const named = (name: string) => parts.filter(({ localName }) => localName === name);
  const initial = one.getAttribute('initial');
  const plain = initial === null ? 'atomic' : 'compound';
  return {
    id,
    key: parent === null ? id : id.slice(parent.length + 1),
    parent,
    type: one.localName === 'state' ? plain : (one.localName as State['type']),
    history: one.localName === 'history' ? (one.getAttribute('type') as State['history']) : null,
    initial,
    description: chartAttribute(one, 'description'),
    tags: chartAttribute(one, 'tags')?.split(' ') ?? [],
    entry: named('onentry').flatMap(actionsIn),
    exit: named('onexit').flatMap(actionsIn),
    invokes: named('invoke').map((work) => ({
      id: work.getAttribute('id') ?? '',
      src: work.getAttribute('src') ?? '',
    })),
  };
}

const stateElements = ['state', 'parallel', 'final', 'history'];

/** Returns the chart that an SCXML file of this site was written from. */
export function chartFromScxml(scxml: XmlElement): Chart {
  const states: State[] = [];
  const transitions: Transition[] = [];
  const read = (one: XmlElement, parent: string | null) => {
    const state = stateFrom(one, parent);
    states.push(state);
    const own: Transition[] = [];
    const ways = state.history === null ? [...one.children].filter(isOwn) : [];
    for (const way of ways.filter(({ localName }) => localName === 'transition'))
      own.push(transitionFrom(way, state.id, own));
    transitions.push(...own);
    readAll(one, state.id);
  };
  const readAll = (around: XmlElement, parent: string | null) => {
    for (const one of around.children)
      if (stateElements.includes(one.localName) && isOwn(one)) read(one, parent);
  };
  readAll(scxml, null);
  const events = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : [],
  );
  return {
    id: scxml.getAttribute('name') ?? '',
    description: states[0]?.description ?? null,
    states,
    transitions,
    events: [...new Set(events)].sort(),
  };
}
