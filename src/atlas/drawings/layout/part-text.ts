import type { Chart } from '#src/atlas/kit/chart.ts';
import type { TextLine } from '../drawing';
import { inMs } from '../sentences';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** A line of text without a position. */
export type Label = Pick<TextLine, 'kind' | 'text'>;

function paramsText(params: unknown): string {
  if (typeof params === 'string' && params !== '') return params;
  if (typeof params !== 'object' || params === null) return JSON.stringify(params);
  const rows = Object.entries(params);
  // A single param needs no name: isMetric(resolved).
  if (rows.length === 1) return rows.map(([, only]) => paramsText(only)).join();
  return rows.map(([key, param]) => `${key}: ${paramsText(param)}`).join(', ');
}

/** Returns a name with its params; computed params are unknown. */
export function namedText({ name, params }: Named): string {
  return params === undefined || params === null ? name : `${name}(${paramsText(params)})`;
}

/** Returns a delay with its length: `after openDelay (120 ms)`. */
export function delayText({ delay, ms }: { delay: string; ms?: number }): string {
  if (ms !== undefined) return `after ${delay} (${inMs(ms)})`;
  return `after ${/^\d+$/.test(delay) ? inMs(Number(delay)) : delay}`;
}

/** Returns a trigger as the chart writes it. */
export function triggerText({ trigger }: Transition): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'always';
    case 'after':
      return delayText(trigger);
    case 'stateDone':
      return 'done';
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} ${trigger.actor}`;
  }
}

/** Returns an event type as the chart writes it: a delay with its length, the end of an actor by its name. */
export function eventText({ transitions }: Chart, type: string): string {
  const transition = transitions.find(({ eventType }) => eventType === type);
  return transition ? triggerText(transition) : type;
}

/** Returns the text at the top of a state's box. */
export function stateLabel({ key, type, history, tags, entry, exit, invokes }: State): Label[] {
  const mark = history === 'deep' ? ' H*' : ' H';
  const actions = (kind: 'entry' | 'exit', all: readonly Named[]) =>
    all.map((action): Label => ({ kind, text: `${kind} / ${namedText(action)}` }));
  return [
    { kind: 'name', text: type === 'history' ? `${key}${mark}` : key },
    ...tags.map((tag): Label => ({ kind: 'tag', text: `#${tag}` })),
    ...actions('entry', entry),
    ...invokes.map(({ id, src }): Label => {
      return { kind: 'invoke', text: id === src ? `invoke ${src}` : `invoke ${src} as ${id}` };
    }),
    ...actions('exit', exit),
  ];
}

/** Returns the label of a transition: trigger, guard and actions, one line each. */
export function transitionLabel(transition: Transition): Label[] {
  const { guard, actions, targets } = transition;
  return [
    { kind: 'trigger', text: triggerText(transition) },
    ...(guard ? [{ kind: 'guard' as const, text: `[${namedText(guard)}]` }] : []),
    ...actions.map((action): Label => ({ kind: 'action', text: `/ ${namedText(action)}` })),
    ...targets.slice(1).map((target): Label => ({ kind: 'target', text: `and ${target}` })),
  ];
}

/** Returns the label of a row, which also names its target. */
export function rowLabel(transition: Transition): Label[] {
  const { source, targets } = transition;
  const [target] = targets;
  if (target === undefined || target === source) return transitionLabel(transition);
  const to = target.split('.');
  const from = source.split('.');
  const shared = to.findIndex((key, index) => key !== from[index]);
  const name = to.slice(Math.max(shared, 0)).join('.');
  return [...transitionLabel(transition), { kind: 'target', text: `to ${name}` }];
}
