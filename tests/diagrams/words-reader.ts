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
  const section = markdown.split(/^## /m).find((one) => one.startsWith(heading)) ?? '';
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
const said = (words: string) => (words === '' ? null : unescaped(words));

function namedIn(shape: string, { codes }: Line): Named[] {
  return [...shape.matchAll(/«(\d+)»( with computed values| with «(\d+)»)?/g)].map(
    ([, name, given, params]): Named => {
      const named = { name: codes[Number(name)]! };
      if (given === undefined) return named;
      if (params === undefined) return { ...named, params: null };
      return { ...named, params: JSON.parse(codes[Number(params)]!) as unknown };
    },
  );
}

function triggerIn(when: string, { codes }: Line): Transition['trigger'] {
  const [code = ''] = [...when.matchAll(/«(\d+)»/g)].map(([, index]) => codes[Number(index)]!);
  if (when === 'at once') return { kind: 'always' };
  if (/^once all in ‹\d+› has ended$/.test(when)) return { kind: 'stateDone' };
  if (/^when «\d+» happens$/.test(when)) return { kind: 'event', type: code };
  if (/^when «\d+» has ended$/.test(when)) return { kind: 'done', actor: code };
  if (/^when «\d+» has failed$/.test(when)) return { kind: 'error', actor: code };
  if (/^when «\d+» tells something new$/.test(when)) return { kind: 'snapshot', actor: code };
  if (/^after «\d+»( \((a computed time|[\d,]+ ms)\))?$/.test(when))
    return {
      kind: 'after',
      delay: code.replace(/^([\d,]+) ms$/, (_, ms: string) => ms.replace(/,/g, '')),
    };
  throw new Error(`No trigger: ${when}`);
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
      /^‹0›(?: \(in (‹\d+›)\))? (holds|is an|is a|leads)([^.]*)\.(?: (.*))?$/,
    );
    if (!found || line.shape.includes(' is tagged ')) return false;
    const [parent = '', verb, rest = '', description = ''] = found;
    const name = line.states[0]!;
    const key = name.split('.').at(-1)!;
    const parentId = parent ? idOf(line, parent) : null;
    const id = parentId === null ? root : `${parentId}.${key}`;
    ids.set(name, id);
    const [first] = /‹\d+›/.exec(rest) ?? [];
    const isParallel = rest.startsWith(' side by side: ');
    const deep = rest.endsWith(', all the way down') ? 'deep' : 'shallow';
    const history = verb === 'leads' ? deep : null;
    const state: State = {
      id,
      key: parentId === null ? root : key,
      parent: parentId,
      type: isParallel
        ? 'parallel'
        : verb === 'holds'
          ? 'compound'
          : verb === 'is an'
            ? 'final'
            : history
              ? 'history'
              : 'atomic',
      history,
      initial: null,
      description: said(description),
      tags: [],
      entry: [],
      exit: [],
      invokes: [],
    };
    states.push(state);
    if (state.type === 'compound') later.push(() => void (state.initial = idOf(line, first!)));
    return true;
  }

  function readPart(line: Line): boolean {
    const tagged = match(line, /^(‹0›) is tagged (.*)\.$/);
    if (tagged) stateOf(line, tagged[0]!).tags.push(...line.codes);
    const does = match(line, /^(Entering|Leaving) (‹0›) does (.*)\.$/);
    if (does) {
      const part = does[0] === 'Entering' ? 'entry' : 'exit';
      stateOf(line, does[1]!)[part].push(...namedIn(does[2]!, line));
    }
    const runs = match(line, /^While in (‹0›), «0» runs(?: as «1»)?\.$/);
    const [src = '', actor = src] = line.codes;
    if (runs) stateOf(line, runs[0]!).invokes.push({ id: actor, src });
    return Boolean(tagged ?? does ?? runs);
  }

  function readWay(line: Line): boolean {
    const found = match(
      line,
      /^(?:From|Anywhere in) (‹0›), (.+?)(, otherwise)?(?:, if (.+?))?: (?:nothing happens|(?:goes to ((?:‹\d+›(?: and )?)+)(, entering ‹\d+› anew)?)?(?: and )?(?:does (.+?))?)\.(?: (.*))?$/,
    );
    if (!found) return false;
    const [from = '', when = '', otherwise, guard = '', to = '', anew, does = '', why = ''] = found;
    later.push(() => {
      const source = idOf(line, from);
      const trigger = triggerIn(when, line);
      const eventType = eventTypeOf(trigger, source);
      const before = transitions.filter(
        (one) => one.source === source && one.eventType === eventType,
      );
      if (before.length > 0 !== Boolean(otherwise)) throw new Error(`Out of order: ${line.shape}`);
      const rank = before.length;
      transitions.push({
        id: `${source} ${eventType || 'always'} ${rank}`,
        source,
        targets: (to.match(/‹\d+›/g) ?? []).map((one) => idOf(line, one)),
        eventType,
        trigger,
        guard: namedIn(guard, line)[0] ?? null,
        actions: namedIn(does, line),
        reenter: Boolean(anew),
        description: said(why),
        rank,
      });
    });
    return true;
  }

  for (const line of bullets(markdown, 'What it does'))
    if (!readState(line) && !readPart(line) && !readWay(line))
      throw new Error(`Not understood: ${line.shape}`);
  for (const read of later) read();
  const events = transitions.flatMap(({ trigger }) =>
    trigger.kind === 'event' ? trigger.type : [],
  );
  const description = states[0]?.description ?? null;
  return { id: root, description, states, transitions, events: [...new Set(events)].sort() };
}

/** Reads the ignored events from the description: state, event, and reason. */
export const readSilences = (markdown: string): [string, string, string][] =>
  bullets(markdown, 'What it ignores').map((line) => {
    const found = match(line, /^In ‹0›, «0» changes nothing\.(?: (.*))?$/);
    if (!found) throw new Error(`Not understood: ${line.shape}`);
    return [line.states[0]!, line.codes[0]!, unescaped(found[0]!)];
  });
