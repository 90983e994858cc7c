import type { Chart } from '#src/atlas/kit/chart.ts';
import type { TextLine } from '../drawing';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** A line that has no place yet. */
export type Words = Pick<TextLine, 'kind' | 'text'>;

function paramsText(params: unknown): string {
  if (typeof params === 'string' && params !== '') return params;
  if (typeof params !== 'object' || params === null) return JSON.stringify(params);
  const rows = Object.entries(params);
  // One param needs no name: isMetric(resolved).
  if (rows.length === 1) return rows.map(([, only]) => paramsText(only)).join();
  return rows.map(([key, one]) => `${key}: ${paramsText(one)}`).join(', ');
}

/** Params that are computed are not known before the machine runs. */
function namedText({ name, params }: Named): string {
  return params === undefined || params === null ? name : `${name}(${paramsText(params)})`;
}

function triggerText({ trigger }: Transition): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.type;
    case 'always':
      return 'always';
    case 'after':
      return `after ${trigger.delay}`;
    case 'stateDone':
      return 'done';
    case 'done':
    case 'error':
    case 'snapshot':
      return `${trigger.kind} ${trigger.actor}`;
  }
}

/** Returns what is written at the top of a state's box. */
export function stateWords({ key, type, history, tags, entry, exit, invokes }: State): Words[] {
  const mark = history === 'deep' ? ' H*' : ' H';
  const actions = (kind: 'entry' | 'exit', all: readonly Named[]) =>
    all.map((action): Words => ({ kind, text: `${kind} / ${namedText(action)}` }));
  return [
    { kind: 'name', text: type === 'history' ? `${key}${mark}` : key },
    ...tags.map((tag): Words => ({ kind: 'tag', text: `#${tag}` })),
    ...actions('entry', entry),
    ...invokes.map(({ id, src }): Words => {
      return { kind: 'invoke', text: id === src ? `invoke ${src}` : `invoke ${src} as ${id}` };
    }),
    ...actions('exit', exit),
  ];
}

/** Returns what is written on a transition: when, if, and what is done, a line each. */
export function transitionWords(transition: Transition): Words[] {
  const { guard, actions, targets } = transition;
  return [
    { kind: 'trigger', text: triggerText(transition) },
    ...(guard ? [{ kind: 'guard' as const, text: `[${namedText(guard)}]` }] : []),
    ...actions.map((action): Words => ({ kind: 'action', text: `/ ${namedText(action)}` })),
    ...targets.slice(1).map((target): Words => ({ kind: 'target', text: `and ${target}` })),
  ];
}

/** Returns the same for a row, which no line leads from: it says where it goes, if anywhere. */
export function rowWords(transition: Transition): Words[] {
  const { source, targets } = transition;
  const [target] = targets;
  if (target === undefined || target === source) return transitionWords(transition);
  const to = target.split('.');
  const from = source.split('.');
  const shared = to.findIndex((key, index) => key !== from[index]);
  const name = to.slice(Math.max(shared, 0)).join('.');
  return [...transitionWords(transition), { kind: 'target', text: `to ${name}` }];
}
