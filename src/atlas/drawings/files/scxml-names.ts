import type { Chart } from '#src/atlas/kit/chart.ts';

/** The prefixes of system events in XState and in SCXML. */
export const eventPrefixes = [
  ['xstate.done.actor.', 'done.invoke.'],
  ['xstate.done.state.', 'done.state.'],
  ['xstate.error.actor.', 'error.platform.'],
  ['xstate.snapshot.', 'chart.snapshot.'],
  ['xstate.after.', 'chart.after.'],
] as const;

/** The namespaces of SCXML and of its extensions. */
export const scxmlNamespace = 'http://www.w3.org/2005/07/scxml';
export const chartNamespace = 'urn:statechart';

/** Returns the name with other characters replaced, as XML and SCXML require. */
const cleaned = (name: string) => name.replace(/[^\w.:*-]/g, '_');

/** Returns an XML id. */
export const xmlId = (name: string) =>
  cleaned(name)
    .replace(/[:*]/g, '_')
    .replace(/^(?![a-z_])/i, '_');

/** Returns the SCXML name of an event. */
export function scxmlEvent(type: string): string {
  const [xstate, own] = eventPrefixes.find(([prefix]) => type.startsWith(prefix)) ?? [];
  if (xstate === undefined) return cleaned(type);
  const rest = type.slice(xstate.length);
  // The other system events end with the id of a state or an actor.
  return own + (xstate === 'xstate.after.' ? cleaned(rest) : xmlId(rest));
}

/** Returns a unique XML id for each state. */
export function xmlIds({ states }: Chart): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    states.map(({ id }) => {
      let free = xmlId(id);
      while (taken.has(free)) free += '_';
      taken.add(free);
      return [id, free];
    }),
  );
}

/**
 * Returns a JavaScript identifier that is not a word of the language or of the file's data model, nor
 * a property of every object: interpreters keep the data as properties.
 */
export const identifier = (name: string) => {
  const word = name.replace(/[^\w$]/g, '_').replace(/^(?=\d)/, '_');
  if (word in {}) return `${word}_`;
  return word.replace(
    /^(?:context|guards|delays|holds|In|_.*|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|eval|arguments|await|undefined|NaN|Infinity|JSON|false|finally|for|function|if|import|in|instanceof|let|new|null|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/,
    '$&_',
  );
};
