import type { AnyStateNode } from 'xstate';

/**
 * Names that JavaScript gives to functions written in place, those of their properties, and the one
 * that XState gives to the guard of each route.
 */
const propertyNames = [
  '',
  'actions',
  'entry',
  'exit',
  'guard',
  'src',
  'assignment',
  'anonymous',
  'routeMatches',
];

const ordinals = new Intl.PluralRules('en-US', { type: 'ordinal' });
const endings = new Map([
  ['one', 'st'],
  ['two', 'nd'],
  ['few', 'rd'],
]);

/** Returns 1st, 2nd and so on from an index. */
export const ordinal = (index: number): string =>
  `${index + 1}${endings.get(ordinals.select(index + 1)) ?? 'th'}`;

/** Returns the name of a function, or null if it has none. */
export const functionName = (value: unknown): string | null =>
  typeof value === 'function' && !('type' in value) && !propertyNames.includes(value.name)
    ? value.name
    : null;

/** Returns a state's key without the signs that have a meaning in a path. */
export const keyOf = (key: string): string => key.replace(/[.#\\]/g, '_');

/** Returns the name of a state in its machine. */
export const nodeName = ({ path, machine }: AnyStateNode): string =>
  path.length === 0 ? machine.id : path.map(keyOf).join('.');

/** An action that XState provides. */
interface BuiltIn {
  type: string;
  assignment?: unknown;
  event?: unknown;
  delay?: unknown;
  to?: unknown;
  sendId?: unknown;
  actorRef?: unknown;
  id?: unknown;
  src?: unknown;
}

const typeIn = (event: unknown) =>
  typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : 'an event';
const textIn = (value: unknown, otherwise: string) =>
  typeof value === 'string' ? value : otherwise;

const delayText = (delay: unknown) =>
  typeof delay === 'number' ? `${delay} ms` : textIn(delay, 'a computed delay');

/** Returns the effect of an action of XState, such as "assign count"; null if code decides. */
export function builtInName(action: unknown): string | null {
  if (typeof action !== 'function' || !('type' in action)) return null;
  const { type, assignment, event, delay, to, sendId, actorRef, id, src } =
    action as unknown as BuiltIn;
  const later = delay === undefined ? '' : ` after ${delayText(delay)}`;
  const sent = `${typeIn(event)}${later}`;
  switch (type) {
    case 'xstate.assign':
      return typeof assignment === 'object' && assignment !== null
        ? `assign ${Object.keys(assignment).join(', ')}`.trim()
        : null;
    case 'xstate.raise':
      return `raise ${sent}`;
    case 'xstate.sendTo':
      return `send ${typeIn(event)} to ${textIn(to, 'an actor')}${later}`;
    case 'xstate.emit':
      return `emit ${sent}`;
    case 'xstate.cancel':
      return `cancel ${textIn(sendId, 'an event')}`;
    case 'xstate.stopChild':
      return `stop ${textIn(actorRef, 'an actor')}`;
    case 'xstate.spawnChild':
      return `spawn ${textIn(src, textIn(id, 'an actor'))}`;
    default:
      return null;
  }
}
