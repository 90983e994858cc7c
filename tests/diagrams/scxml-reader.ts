import type { Chart } from '#src/atlas/kit/chart.ts';
import { eventPrefixes } from '#src/atlas/drawings/files/scxml-names.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** The part of an XML element that the reader needs. */
export interface XmlElement {
  localName: string;
  getAttribute: (name: string) => string | null;
  children: Iterable<XmlElement>;
}

/** Converts an SCXML event to XState's name. */
function xstateEvent(type: string): string {
  const [xstate = '', own = ''] = eventPrefixes.find(([, prefix]) => type.startsWith(prefix)) ?? [];
  return xstate + type.slice(own.length);
}

const chartAttribute = (element: XmlElement, name: string) => element.getAttribute(`chart:${name}`);
const isOwn = (element: XmlElement) => chartAttribute(element, 'implied') === null;

function namedFrom(name: string, params: string | null): Named {
  return params === null ? { name } : { name, params: JSON.parse(params) as unknown };
}

function actionsIn(parent: XmlElement): Named[] {
  const actions = [...parent.children].filter(({ localName }) => localName === 'log');
  return actions.map((element) =>
    namedFrom(element.getAttribute('label') ?? '', chartAttribute(element, 'params')),
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
  element: XmlElement,
  source: string,
  before: readonly Transition[],
): Transition {
  const eventType = xstateEvent(element.getAttribute('event') ?? '');
  const rank = before.filter((earlier) => earlier.eventType === eventType).length;
  const guard = chartAttribute(element, 'guard');
  const isStaying = chartAttribute(element, 'stays') !== null;
  return {
    id: `${source} ${eventType || 'always'} ${rank}`,
    source,
    targets: isStaying ? [source] : (element.getAttribute('target')?.split(' ') ?? []),
    eventType,
    trigger: triggerOf(eventType, source),
    guard: guard === null ? null : namedFrom(guard, chartAttribute(element, 'params')),
    actions: actionsIn(element),
    reenter: element.getAttribute('type') === 'external',
    description: chartAttribute(element, 'description'),
    rank,
  };
}

function stateFrom(element: XmlElement, parent: string | null): State {
  const id = element.getAttribute('id') ?? '';
  const parts = [...element.children];
  const named = (name: string) => parts.filter(({ localName }) => localName === name);
  const initial = element.getAttribute('initial');
  const plain = initial === null ? 'atomic' : 'compound';
  return {
    id,
    key: parent === null ? id : id.slice(parent.length + 1),
    parent,
    type: element.localName === 'state' ? plain : (element.localName as State['type']),
    history:
      element.localName === 'history' ? (element.getAttribute('type') as State['history']) : null,
    initial,
    ...(chartAttribute(element, 'default') !== null && {
      defaultTarget: chartAttribute(element, 'default')!,
    }),
    description: chartAttribute(element, 'description'),
    tags: chartAttribute(element, 'tags')?.split(' ') ?? [],
    entry: named('onentry').flatMap(actionsIn),
    exit: named('onexit').flatMap(actionsIn),
    invokes: named('invoke').map((work) => ({
      id: chartAttribute(work, 'name') ?? work.getAttribute('id') ?? '',
      src: chartAttribute(work, 'src') ?? '',
    })),
  };
}

const stateElements = ['state', 'parallel', 'final', 'history'];

/** Reads the chart back from one of this site's SCXML files. */
export function chartFromScxml(scxml: XmlElement): Chart {
  const states: State[] = [];
  const transitions: Transition[] = [];
  const read = (element: XmlElement, parent: string | null) => {
    const state = stateFrom(element, parent);
    states.push(state);
    const own: Transition[] = [];
    const elements = state.history === null ? [...element.children].filter(isOwn) : [];
    for (const transition of elements.filter(({ localName }) => localName === 'transition'))
      own.push(transitionFrom(transition, state.id, own));
    transitions.push(...own);
    readAll(element, state.id);
  };
  const readAll = (around: XmlElement, parent: string | null) => {
    for (const element of around.children)
      if (stateElements.includes(element.localName) && isOwn(element)) read(element, parent);
  };
  readAll(scxml, null);
  const events = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : [],
  );
  return {
    id: states[0]?.id ?? '',
    description: states[0]?.description ?? null,
    states,
    transitions,
    events: [...new Set(events)].sort(),
  };
}
