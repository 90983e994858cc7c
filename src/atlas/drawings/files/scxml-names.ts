/** Kinds of events that both XState and SCXML send by themselves, and what each calls them. */
export const eventPrefixes = [
  ['xstate.done.actor.', 'done.invoke.'],
  ['xstate.done.state.', 'done.state.'],
  ['xstate.error.actor.', 'error.platform.'],
  ['xstate.snapshot.', 'chart.snapshot.'],
  ['xstate.after.', 'chart.after.'],
] as const;

/** Returns an event as SCXML names it. */
export function scxmlEvent(type: string): string {
  const [xstate = '', own = ''] = eventPrefixes.find(([prefix]) => type.startsWith(prefix)) ?? [];
  return own + type.slice(xstate.length);
}

/** Returns a guard, by its name or made of others, as an ECMAScript expression of their names. */
export const condition = (guard: string): string =>
  guard
    .replace(/ and /g, ' && ')
    .replace(/ or /g, ' || ')
    .replace(/\bnot /g, '!');

/** The namespaces of SCXML and of what it has no word for. */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml';
export const chartNamespace = 'urn:statechart';
