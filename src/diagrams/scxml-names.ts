/** Kinds of events that both XState and SCXML send by themselves, and what each calls them. */
const prefixes = [
  ['xstate.done.actor.', 'done.invoke.'],
  ['xstate.done.state.', 'done.state.'],
  ['xstate.error.actor.', 'error.platform.'],
  ['xstate.snapshot.', 'chart.snapshot.'],
  ['xstate.after.', 'chart.after.'],
] as const;

function renamed(type: string, from: 0 | 1, to: 0 | 1): string {
  const row = prefixes.find((one) => type.startsWith(one[from]));
  return row ? row[to] + type.slice(row[from].length) : type;
}

/** Returns an event as SCXML names it. */
export const scxmlEvent = (type: string): string => renamed(type, 0, 1);

/** Returns an event as XState names it. */
export const xstateEvent = (type: string): string => renamed(type, 1, 0);

/** Returns a guard, by its name or made of others, as an ECMAScript expression of their names. */
export const condition = (guard: string): string =>
  guard
    .replace(/ and /g, ' && ')
    .replace(/ or /g, ' || ')
    .replace(/\bnot /g, '!');

/** Returns the guard that such an expression stands for. */
export const guardIn = (cond: string): string =>
  cond
    .replace(/ && /g, ' and ')
    .replace(/ \|\| /g, ' or ')
    .replace(/!/g, 'not ');

/** The namespaces of SCXML and of what it has no word for. */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml';
export const chartNamespace = 'urn:statechart';
