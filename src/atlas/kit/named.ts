import { not, or, stateIn } from 'xstate';

/** An action, guard or actor by name, with its params if they are plain data. */
export interface Named {
  name: string;
  /** Absent if none; null if computed from context and event. */
  params?: unknown;
  /** The operator and operands of a composed guard. */
  composed?: { by: 'and' | 'or' | 'not'; guards: Named[] };
}

/** Returns whether a value holds no code. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'function' &&
  (typeof value !== 'object' || value === null || Object.values(value).every(isPlain));

/** Returns the name and params of a reference in the machine's configuration. */
export function named(reference: unknown): Named {
  if (typeof reference === 'string') return { name: reference };
  const { type, params, name } = reference as { type?: string; params?: unknown; name?: string };
  const nameOnly = { name: type ?? name ?? 'anonymous' };
  if (params === undefined) return nameOnly;
  return { ...nameOnly, params: isPlain(params) ? params : null };
}

/** A guard composed by XState, or `stateIn`. */
interface Composed {
  check: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

const checkOf = (guard: unknown) => (guard as Composed).check;
const checks = { not: checkOf(not('')), or: checkOf(or([])), stateIn: checkOf(stateIn('')) };

/** Returns a name with its params as JSON, or with `…` for computed ones. */
export const callText = ({ name, params }: Named): string =>
  params === undefined ? name : `${name}(${params === null ? '…' : JSON.stringify(params)})`;

/** Returns an operand as text, in parentheses if it is composed itself. */
const operandText = (guard: Named) =>
  guard.composed && guard.composed.by !== 'not' ? `(${guard.name})` : callText(guard);

/** Returns a guard's name; a guard composed by `and`, `or` or `not` is written out. */
export function namedGuard(reference: unknown): Named {
  if (typeof reference !== 'function' || !('check' in reference)) return named(reference);
  const { guards: operands = [], stateValue } = reference as unknown as Composed;
  const check = checkOf(reference);
  if (check === checks.stateIn) return { name: 'stateIn', params: stateValue };
  const by = check === checks.not ? 'not' : check === checks.or ? 'or' : 'and';
  const guards = operands.map(namedGuard);
  const texts = guards.map(operandText);
  const name = by === 'not' ? `not ${texts.join()}` : texts.join(` ${by} `);
  return { name, composed: { by, guards } };
}

/** Returns the guards that a composed guard calls. */
export const plainGuards = (guard: Named): Named[] =>
  guard.composed ? guard.composed.guards.flatMap(plainGuards) : [guard];
