import type { Chart } from '#src/atlas/kit/chart.ts';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

interface Line {
  /** The line with `‹0›` for each state's name and `«0»` for each code. */
  shape: string;
  states: string[];
  codes: string[];
}

const unescaped = (words: string) => words.replace(/\\(.)/g, '$1');

function lineOf(markdown: string): Line {
  const states: string[] = [];
  const codes: string[] = [];
  const shape = markdown.replace(
    /\\.|\*([^*]+)\*|`([^`]+)`/g,
    (all, state?: string, code?: string) => {
      if (state !== undefined) return `‹${states.push(state) - 1}›`;
      if (code !== undefined) return `«${codes.push(code) - 1}»`;
      return all;
    },
  );
  return { shape, states, codes };
}

const bullets = (markdown: string, heading: string) => {
  const section = markdown.split(/^## /m).find((text) => text.startsWith(heading)) ?? '';
  return section
    .split('\n')
    .filter((line) => /^ *- /.test(line))
    .map((line) => lineOf(line.trim().slice(2)));
};

/** Returns the meaning of each match; throws on an unknown form of sentence. */
function match(line: Line, form: RegExp): string[] | null {
  const found = form.exec(line.shape);
  return found && [...found].slice(1).map((part: string | undefined) => part ?? '');
}
const described = (text: string) => (text === '' ? null : unescaped(text));

function namedIn(shape: string, { codes }: Line): Named[] {
  return [...shape.matchAll(/«(\d+)»( with computed params| with «(\d+)»)?/g)].map(
    ([, name, text, params]): Named => {
      const named = { name: codes[Number(name)]! };
      if (text === undefined) return named;
      if (params === undefined) return { ...named, params: null };
      return { ...named, params: JSON.parse(codes[Number(params)]!) as unknown };
    },
  );
}

function triggerIn(trigger: string, { codes }: Line): Transition['trigger'] {
  const [code = ''] = [...trigger.matchAll(/«(\d+)»/g)].map(([, index]) => codes[Number(index)]!);
  if (trigger === 'always') return { kind: 'always' };
  if (/^on done of ‹\d+›$/.test(trigger)) return { kind: 'stateDone' };
  if (/^on «\d+»$/.test(trigger)) return { kind: 'event', type: code };
  const [, kind] = /^on (done|error|snapshot) of «\d+»$/.exec(trigger) ?? [];
  if (kind) return { kind: kind as 'done' | 'error' | 'snapshot', actor: code };
  if (/^after «\d+»( \((computed|[\d,]+ ms)\))?$/.test(trigger))
    return {
      kind: 'after',
      delay: code.replace(/^([\d,]+) ms$/, (_, ms: string) => ms.replace(/,/g, '')),
    };
  throw new Error(`No trigger: ${trigger}`);
}

function eventTypeOf(trigger: Transition['trigger'], source: string): string {
  if (trigger.kind === 'always') return '';
  if (trigger.kind === 'event') return trigger.type;
  if (trigger.kind === 'after') return `xstate.after.${trigger.delay}.${source}`;
  if (trigger.kind === 'stateDone') return `xstate.done.state.${source}`;
  const kinds = { done: 'done.actor', error: 'error.actor', snapshot: 'snapshot' };
  return `xstate.${kinds[trigger.kind]}.${trigger.actor}`;
}

/** Reads a chart back from a machine's description alone, which proves that it is complete. */
export function readWords(markdown: string, root: string): Chart {
  const ids = new Map<string, string>();
  const states: State[] = [];
  const transitions: Transition[] = [];
  const later: (() => void)[] = [];
  const idOf = (line: Line, reference: string) => {
    const name = line.states[Number(reference.slice(1, -1))]!;
    const id = ids.get(name);
    if (id === undefined) throw new Error(`No state ${name}`);
    return id;
  };
  const stateOf = (line: Line, reference: string) =>
    states.find(({ id }) => id === idOf(line, reference))!;

  function readState(line: Line): boolean {
    const found = match(
      line,
      /^‹0›(?: \(in (‹\d+›)\))? is (?:(compound) with initial state (‹\d+›)|(parallel) with regions .*?|a (deep|shallow) history state|(atomic|final))\.(?: (.*))?$/,
    );
    if (!found) return false;
    const [parent = '', compound, initial, parallel, history, plain, description = ''] = found;
    const name = line.states[0]!;
    const key = name.split('.').at(-1)!;
    const parentId = parent ? idOf(line, parent) : null;
    const id = parentId === null ? root : `${parentId}.${key}`;
    ids.set(name, id);
    const state: State = {
      id,
      key: parentId === null ? root : key,
      parent: parentId,
      type: (compound || parallel || plain || 'history') as State['type'],
      history: (history || null) as State['history'],
      initial: null,
      description: described(description),
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    };
    states.push(state);
    if (initial) later.push(() => void (state.initial = idOf(line, initial)));
    return true;
  }

  function readPart(line: Line): boolean {
    const tagged = match(line, /^(‹0›) has tags (.*)\.$/);
    if (tagged) stateOf(line, tagged[0]!).tags.push(...line.codes);
    const runs = match(line, /^On (entry|exit), (‹0›) runs (.*)\.$/);
    if (runs) stateOf(line, runs[1]!)[runs[0] as 'entry' | 'exit'].push(...namedIn(runs[2]!, line));
    const invokes = match(line, /^(‹0›) invokes «0»(?: as «1»)?\.$/);
    const [src = '', actor = src] = line.codes;
    if (invokes) stateOf(line, invokes[0]!).invokes.push({ id: actor, src });
    return Boolean(tagged ?? runs ?? invokes);
  }

  function readTransition(line: Line): boolean {
    const found = match(
      line,
      /^(Otherwise )?([Oo]n .+?|[Aa]lways|[Aa]fter .+?)(?: when (.+?))?, (‹\d+›) (?:does nothing|(?:goes to ((?:‹\d+›(?: and )?)+)( ?\(reenter\))?)?(?: ?and )?(?:runs (.+?))?)\.(?: (.*))?$/,
    );
    if (!found) return false;
    const [otherwise, trigger = '', guard = '', from = '', to = '', reenter, runs = '', text = ''] =
      found;
    later.push(() => {
      const source = idOf(line, from);
      const parsed = triggerIn(`${trigger[0]!.toLowerCase()}${trigger.slice(1)}`, line);
      const eventType = eventTypeOf(parsed, source);
      const earlier = transitions.filter(
        (transition) => transition.source === source && transition.eventType === eventType,
      );
      if (earlier.length > 0 !== Boolean(otherwise)) throw new Error(`Out of order: ${line.shape}`);
      const rank = earlier.length;
      transitions.push({
        id: `${source} ${eventType || 'always'} ${rank}`,
        source,
        targets: (to.match(/‹\d+›/g) ?? []).map((target) => idOf(line, target)),
        eventType,
        trigger: parsed,
        guard: namedIn(guard, line)[0] ?? null,
        actions: namedIn(runs, line),
        reenter: Boolean(reenter),
        description: described(text),
        rank,
      });
    });
    return true;
  }

  for (const line of bullets(markdown, 'States and transitions'))
    if (!readState(line) && !readPart(line) && !readTransition(line))
      throw new Error(`Not understood: ${line.shape}`);
  for (const read of later) read();
  const events = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : [],
  );
  const description = states[0]?.description ?? null;
  return { id: root, description, states, transitions, events: [...new Set(events)].sort() };
}

/** Reads the ignored events from the description: state, event, and reason. */
export const readIdleStates = (markdown: string): [string, string, string][] =>
  bullets(markdown, 'Ignored events').map((line) => {
    const found = match(line, /^‹0› ignores «0»\.(?: (.*))?$/);
    if (!found) throw new Error(`Not understood: ${line.shape}`);
    return [line.states[0]!, line.codes[0]!, unescaped(found[0]!)];
  });
