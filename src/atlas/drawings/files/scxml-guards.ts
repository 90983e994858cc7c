import { isWithin } from '../chart-tree';
import { matchesEvent, type Chart } from '#src/atlas/kit/chart.ts';
import { plainGuards, type Named } from '#src/atlas/kit/named.ts';
import { computedDelayMs } from './limits';
import type { MachineData } from '../machine-data';
import { completionOf, type ScxmlNames } from './scxml-names';
import { element, type Element } from './xml';

type Transition = Chart['transitions'][number];

/** The event that sets a guard's result: `{ guard: 'isFor({"menu":"company"})', holds: true }`. */
export const guardEvent = 'chart.guard';

const paramsOf = ({ params }: Named) =>
  params === undefined || params === null ? '' : JSON.stringify(params);

/** Returns the call of a guard; computed params are unknown. */
export const callOf = (guard: Named) => `${guard.name}(${paramsOf(guard)})`;

/** Returns the calls of guards in a chart, sorted. */
export const guardCalls = ({ transitions }: Chart): string[] =>
  [
    ...new Set(transitions.flatMap(({ guard }) => (guard ? plainGuards(guard).map(callOf) : []))),
  ].sort();

/** Returns a guard as an ECMAScript expression. */
function expressionOf(guard: Named): string {
  if (!guard.composed) {
    const params = paramsOf(guard);
    return `holds(${JSON.stringify(guard.name)}${params && `, ${params}`})`;
  }
  const { by, guards } = guard.composed;
  const operands = guards.map(expressionOf);
  if (by === 'not') return `!${operands.join()}`;
  return `(${operands.join(by === 'or' ? ' || ' : ' && ')})`;
}

/** Returns a test of the event's name. */
const isNamed = (name: string) =>
  name.endsWith('.*')
    ? `(_event.name + ".").indexOf("${name.slice(0, -1)}") === 0`
    : `_event.name === "${name}"`;

/** Writes the conditions of one chart's transitions. */
export class Conditions {
  constructor(
    private readonly chart: Chart,
    private readonly names: ScxmlNames,
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
  private exactly({ eventType, trigger }: Transition): string[] {
    if (eventType === '*') return this.implied().map((name) => `_event.name !== "${name}"`);
    if (trigger.kind !== 'event' || eventType.endsWith('.*')) return [];
    return this.names.events(eventType).map(isNamed);
  }

  /** Returns the events that only the file has: of guards, and of regions that are final states. */
  private implied(): string[] {
    const { states } = this.chart;
    const regions = states.filter(
      ({ type, parent }) =>
        type === 'final' &&
        states.some(({ id, type: kind }) => id === parent && kind === 'parallel'),
    );
    const ids = regions.map(({ id }) => this.names.states.get(id) ?? id);
    return [guardEvent, ...ids.map(completionOf)];
  }

  /**
   * Returns a test that no region below handles the event. In XState, one region's transition
   * overrides those of the ancestors; in SCXML, each region looks for its own.
   */
  private unlessHandledBelow({ source, eventType }: Transition): string[] {
    if (eventType === '') return [];
    const { states, transitions } = this.chart;
    const regions = states.filter(
      ({ id, type }) => type === 'parallel' && isWithin(this.chart, id, source),
    );
    const tests = transitions.flatMap((inner) => {
      const isBelow = regions.some(
        ({ id }) => id !== inner.source && isWithin(this.chart, inner.source, id),
      );
      if (inner.eventType === '' || !isBelow) return [];
      const isAlways = matchesEvent(inner.eventType, eventType);
      if (!isAlways && !matchesEvent(eventType, inner.eventType)) return [];
      const named = this.names.events(inner.eventType).map(isNamed).join(' || ');
      return [
        `In("${this.names.states.get(inner.source)}")`,
        ...(isAlways ? [] : [`(${named})`]),
        ...(inner.guard ? [expressionOf(inner.guard)] : []),
      ].join(' && ');
    });
    return [...new Set(tests)].map((test) => `!(${test})`);
  }
}

const holds =
  'function (guard, params) { return guards[guard + "(" + (params === undefined ? "" : JSON.stringify(params)) + ")"] === true; }';

/** Returns the data model: initial context, guards' results and computed delays. */
export function datamodel({ chart, entry, facts }: MachineData): Element[] {
  const context: unknown = entry.machine.config.context;
  const guards = guardCalls(chart).map((call) => [call, false]);
  const delays = Object.entries(facts.delays).flatMap(([name, ms]) =>
    ms === null ? [[name, `${computedDelayMs}ms`]] : [],
  );
  const data = (id: string, expr: string) => element('data', { id, expr });
  const object = (id: string, entries: unknown[][]) =>
    entries.length > 0 ? [data(id, JSON.stringify(Object.fromEntries(entries)))] : [];
  const all = [
    ...(typeof context === 'object' ? [data('context', JSON.stringify(context))] : []),
    ...object('guards', guards),
    ...(guards.length > 0 ? [data('holds', holds)] : []),
    ...object('delays', delays),
  ];
  // SCION cannot read an empty one.
  return all.length > 0 ? [element('datamodel', {}, all)] : [];
}

/** Returns the transition that sets a guard's result. */
export const guardSetter = () =>
  element('transition', { event: guardEvent, type: 'internal', 'chart:implied': 'true' }, [
    element('script', {}, [], 'guards[_event.data.guard] = _event.data.holds;'),
  ]);
