import { numberText } from '#content/number-text.ts';
import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Facts } from './machine-data';
import { stateNames } from './state-names';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** Part of a sentence, to be written, marked up and linked by its kind. */
export interface Piece {
  kind:
    | 'text'
    | 'state'
    | 'event'
    | 'guard'
    | 'action'
    | 'params'
    | 'actor'
    | 'delay'
    | 'tag'
    | 'description';
  text: string;
  /** The chart id of a state. */
  id?: string;
}

/** One sentence about one part of a chart. */
export interface Sentence {
  /** The chart id of the state or transition. */
  part: string;
  about: 'state' | 'transition' | 'ignored';
  pieces: readonly Piece[];
}

const text = (content: string): Piece => ({ kind: 'text', text: content });
const joined = (parts: readonly Piece[][], separator: string): Piece[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
const described = (description: string | null): Piece[] =>
  description === null ? [] : [text(' '), { kind: 'description', text: description }];

/** Returns a number of ms with separators: 2000 as "2,000 ms". */
export const inMs = (ms: number) => `${numberText(ms)} ms`;

function namedPieces(kind: 'action' | 'guard', { name, params }: Named): Piece[] {
  if (params === undefined) return [{ kind, text: name }];
  if (params === null) return [{ kind, text: name }, text(' with computed params')];
  return [{ kind, text: name }, text(' with '), { kind: 'params', text: JSON.stringify(params) }];
}
const actionPieces = (actions: readonly Named[]) =>
  joined(
    actions.map((action) => namedPieces('action', action)),
    ', then ',
  );

/** Writes the sentences of one chart; every state has a unique name. */
class Writer {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly chart: Chart,
    private readonly facts: Pick<Facts, 'delays' | 'ignored'>,
  ) {
    this.names = stateNames(chart);
  }

  all(): Sentence[] {
    return this.chart.states.flatMap((state) => [
      ...this.stateSentences(state).map((pieces) => ({
        part: state.id,
        about: 'state' as const,
        pieces,
      })),
      ...this.chart.transitions
        .filter(({ source }) => source === state.id)
        .map((transition) => ({
          part: transition.id,
          about: 'transition' as const,
          pieces: this.transitionSentence(transition),
        })),
      ...this.ignoredIn(state),
    ]);
  }

  private name(id: string): Piece {
    return { kind: 'state', text: this.names.get(id) ?? id, id };
  }

  private kindOf({ id, type, initial, history, defaultTarget }: State): Piece[] {
    if (initial !== null) return [text('is compound with initial state '), this.name(initial)];
    if (type === 'history') {
      const target = defaultTarget ? [text(' with default '), this.name(defaultTarget)] : [];
      return [text(`is a ${history} history state`), ...target];
    }
    if (type !== 'parallel') return [text(`is ${type}`)];
    const regions = this.chart.states.filter(({ parent }) => parent === id);
    const names = regions.map((region) => [this.name(region.id)]);
    return [text('is parallel with regions '), ...joined(names, ', ')];
  }

  private stateSentences(state: State): Piece[][] {
    const { id, parent, description, tags, entry, exit, invokes } = state;
    const self = this.name(id);
    const within = parent === null ? [] : [text(' (in '), this.name(parent), text(')')];
    const sentences = [
      [self, ...within, text(' '), ...this.kindOf(state), text('.'), ...described(description)],
    ];
    if (tags.length > 0) {
      const all = tags.map((tag): Piece[] => [{ kind: 'tag', text: tag }]);
      sentences.push([self, text(' has tags '), ...joined(all, ', '), text('.')]);
    }
    if (entry.length > 0)
      sentences.push([text('On entry, '), self, text(' runs '), ...actionPieces(entry), text('.')]);
    if (exit.length > 0)
      sentences.push([text('On exit, '), self, text(' runs '), ...actionPieces(exit), text('.')]);
    for (const { id: actor, src } of invokes) {
      const alias: Piece[] = actor === src ? [] : [text(' as '), { kind: 'actor', text: actor }];
      sentences.push([self, text(' invokes '), { kind: 'actor', text: src }, ...alias, text('.')]);
    }
    return sentences;
  }

  private triggerPieces({ trigger, source }: Transition): Piece[] {
    switch (trigger.kind) {
      case 'always':
        return [text('always')];
      case 'stateDone':
        return [text('on done of '), this.name(source)];
      case 'event':
        return [text('on '), { kind: 'event', text: trigger.type }];
      case 'after': {
        const { delay } = trigger;
        if (/^\d+$/.test(delay)) return [text('after '), { kind: 'delay', text: inMs(+delay) }];
        const ms = this.facts.delays[delay] ?? null;
        const duration = ms === null ? 'computed' : inMs(ms);
        return [text('after '), { kind: 'delay', text: delay }, text(` (${duration})`)];
      }
      case 'done':
      case 'error':
      case 'snapshot':
        return [text(`on ${trigger.kind} of `), { kind: 'actor', text: trigger.actor }];
    }
  }

  private transitionSentence(transition: Transition): Piece[] {
    const { source, targets, guard, actions, reenter, description, rank } = transition;
    const goals = joined(
      targets.map((id) => [this.name(id)]),
      ' and ',
    );
    const goes =
      targets.length > 0
        ? [text('goes to '), ...goals, ...(reenter ? [text(' (reenter)')] : [])]
        : [];
    const runs = actions.length > 0 ? [text('runs '), ...actionPieces(actions)] : [];
    const results = [goes, runs].filter(({ length }) => length > 0);
    const [first, ...rest] = [
      ...(rank > 0 ? [text('otherwise ')] : []),
      ...this.triggerPieces(transition),
    ];
    return [
      text(`${first?.text.charAt(0).toUpperCase()}${first?.text.slice(1)}`),
      ...rest,
      ...(guard ? [text(' when '), ...namedPieces('guard', guard)] : []),
      text(', '),
      this.name(source),
      text(' '),
      ...(results.length > 0 ? joined(results, ' and ') : [text('does nothing')]),
      text('.'),
      ...described(description),
    ];
  }

  private ignoredIn({ id }: State): Sentence[] {
    const ignored = this.facts.ignored.filter(({ state }) => state === id);
    return ignored.map(({ event, reason }) => ({
      part: id,
      about: 'ignored',
      pieces: [
        this.name(id),
        text(' ignores '),
        { kind: 'event', text: event },
        text('.'),
        ...described(reason || null),
      ],
    }));
  }
}

/**
 * Returns the complete description of a chart as sentences, in document order: each state, its
 * transitions, and the events that it ignores.
 */
export function sentencesOf(
  chart: Chart,
  facts: Pick<Facts, 'delays' | 'ignored'> = { delays: {}, ignored: [] },
): Sentence[] {
  return new Writer(chart, facts).all();
}
