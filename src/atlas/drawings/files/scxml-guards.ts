import { matchesEvent, type Chart } from '#src/atlas/kit/chart.ts';
import type { Named } from '#src/atlas/kit/named.ts';
import { computedDelayMs } from './limits';
import type { MachineData } from '../machine-data';
import { identifier, scxmlEvent } from './scxml-names';
import { element, type Element } from './xml';

type Transition = Chart['transitions'][number];

/** The event that sets a guard's result: `{ guard: 'isFor({"menu":"company"})', holds: true }`. */
export const guardEvent = 'chart.guard';

/** Returns the guards that a composed guard calls. */
const plainGuards = (guard: Named): Named[] =>
  guard.composed ? guard.composed.guards.flatMap(plainGuards) : [guard];

/** Returns the call of a guard; computed params are unknown. */
export const callOf = ({ name, params }: Named) =>
  `${identifier(name)}(${params === undefined || params === null ? '' : JSON.stringify(params)})`;

/** Returns the calls of guards in a chart, sorted. */
export const guardCalls = ({ transitions }: Chart): string[] =>
  [
    ...new Set(transitions.flatMap(({ guard }) => (guard ? plainGuards(guard).map(callOf) : []))),
  ].sort();

/** Returns a guard as an ECMAScript expression. */
function expressionOf(guard: Named): string {
  if (!guard.composed) return callOf(guard);
  const { by, guards } = guard.composed;
  const operands = guards.map(expressionOf);
  if (by === 'not') return `!${operands.join()}`;
  return `(${operands.join(by === 'or' ? ' || ' : ' && ')})`;
}

const isWithin = (id: string, ancestor: string) => id.startsWith(`${ancestor}.`);

/** Writes the conditions of one chart's transitions. */
export class Conditions {
  constructor(
    private readonly chart: Chart,
    private readonly ids: ReadonlyMap<string, string>,
  ) {}

  /** Returns the `cond` of a transition, which makes SCXML select as XState does. */
  of(transition: Transition): string | undefined {
    const { guard } = transition;
    const parts = [
      ...this.exactly(transition),
      ...(guard ? [expressionOf(guard)] : []),
      ...this.unlessHandledBelow(transition),
    ];
    return parts.length > 0 ? parts.join(' && ') : undefined;
  }

  /** Returns a test of the event's name where SCXML's match by prefix accepts more than XState. */
  private exactly({ eventType }: Transition): string[] {
    if (eventType === '*') return [`_event.name !== "${guardEvent}"`];
    const isPrefix = this.chart.transitions.some((longer) =>
      longer.eventType.startsWith(`${eventType}.`),
    );
    return isPrefix && eventType ? [`_event.name === "${scxmlEvent(eventType)}"`] : [];
  }

  /**
   * Returns a test that no region below handles the event. In XState, one region's transition
   * overrides those of the ancestors; in SCXML, each region looks for its own.
   */
  private unlessHandledBelow({ source, eventType }: Transition): string[] {
    if (eventType === '') return [];
    const { states, transitions } = this.chart;
    const regions = states.filter(
      ({ id, type }) => type === 'parallel' && (id === source || isWithin(id, source)),
    );
    const below = transitions.filter(
      (inner) =>
        inner.eventType !== '' &&
        (matchesEvent(inner.eventType, eventType) || matchesEvent(eventType, inner.eventType)) &&
        regions.some(({ id }) => isWithin(inner.source, id)),
    );
    const tests = below.map((inner) => {
      const isIn = `In("${this.ids.get(inner.source)}")`;
      return inner.guard ? `${isIn} && ${expressionOf(inner.guard)}` : isIn;
    });
    return [...new Set(tests)].map((test) => `!(${test})`);
  }
}

/** Returns the data model: initial context, guards' results and computed delays. */
export function datamodel({ chart, entry, facts }: MachineData): Element[] {
  const context: unknown = entry.machine.config.context;
  const guards = chart.transitions.flatMap(({ guard }) => (guard ? plainGuards(guard) : []));
  const calls = guardCalls(chart);
  const names = [...new Set(guards.map(({ name }) => identifier(name)))].sort();
  const delays = Object.entries(facts.delays).flatMap(([name, ms]) =>
    ms === null ? [[name, `${computedDelayMs}ms`]] : [],
  );
  const data = (id: string, expr: string) => element('data', { id, expr });
  const holds = `function (guard, params) { return guards[guard + "(" + (params === undefined ? "" : JSON.stringify(params)) + ")"] === true; }`;
  const all = [
    ...(typeof context === 'object' ? [data('context', JSON.stringify(context))] : []),
    ...(calls.length > 0
      ? [
          data('guards', JSON.stringify(Object.fromEntries(calls.map((call) => [call, false])))),
          data('holds', holds),
        ]
      : []),
    ...names.map((name) => data(name, `function (params) { return holds("${name}", params); }`)),
    ...(delays.length > 0 ? [data('delays', JSON.stringify(Object.fromEntries(delays)))] : []),
  ];
  // SCION cannot read an empty one.
  return all.length > 0 ? [element('datamodel', {}, all)] : [];
}

/** Returns the transition that sets a guard's result. */
export const guardSetter = () =>
  element('transition', { event: guardEvent, type: 'internal', 'chart:implied': 'true' }, [
    element('script', {}, [], 'guards[_event.data.guard] = _event.data.holds;'),
  ]);
