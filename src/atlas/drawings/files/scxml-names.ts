/** The prefixes of system events in XState and in SCXML. */
export const eventPrefixes = [
  ['xstate.done.actor.', 'done.invoke.'],
  ['xstate.done.state.', 'done.state.'],
  ['xstate.error.actor.', 'error.platform.'],
  ['xstate.snapshot.', 'chart.snapshot.'],
  ['xstate.after.', 'chart.after.'],
] as const;

/** Returns the SCXML name of an event. */
export function scxmlEvent(type: string): string {
  const [xstate = '', own = ''] = eventPrefixes.find(([prefix]) => type.startsWith(prefix)) ?? [];
  return own + type.slice(xstate.length);
}

/** Returns a plain or composed guard as an ECMAScript expression. */
export const condition = (guard: string): string =>
  guard
    .replace(/ and /g, ' && ')
    .replace(/ or /g, ' || ')
    .replace(/\bnot /g, '!');

/** The namespaces of SCXML and of its extensions. */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml';
export const chartNamespace = 'urn:statechart';
