import type { Chart } from '#src/atlas/kit/chart.ts';
import type { Facts } from './facts';
import { stateNames } from './state-names';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

/** A few words of one kind, so that they can be written, marked and linked as such. */
export interface Piece {
  kind:
    'text' | 'state' | 'event' | 'guard' | 'action' | 'params' | 'actor' | 'delay' | 'tag' | 'said';
  text: string;
  /** For a state its id in the chart. */
  id?: string;
}

/** One sentence about one part of a chart. */
export interface Sentence {
  /** The id of the state or the transition that it is about. */
  part: string;
  about: 'state' | 'transition' | 'silence';
  pieces: readonly Piece[];
}

const text = (words: string): Piece => ({ kind: 'text', text: words });
const joined = (parts: readonly Piece[][], between: string): Piece[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));
const said = (description: string | null): Piece[] =>
  description === null ? [] : [text(' '), { kind: 'said', text: description }];

/** Returns a number of ms as it is read: 2000 as "2,000 ms". */
export const inMs = (ms: number) => `${String(ms).replace(/\B(?=(\d{3})+$)/g, ',')} ms`;

function namedPieces(kind: 'action' | 'guard', { name, params }: Named): Piece[] {
  if (params === undefined) return [{ kind, text: name }];
  if (params === null) return [{ kind, text: name }, text(' with computed values')];
  return [{ kind, text: name }, text(' with '), { kind: 'params', text: JSON.stringify(params) }];
}
const doing = (actions: readonly Named[]) =>
  joined(
    actions.map((one) => namedPieces('action', one)),
    ', then ',
  );

/** Writes the sentences of one chart, in which every state has a name of its own. */
class Writer {
  private readonly names: ReadonlyMap<string, string>;

  constructor(
    private readonly chart: Chart,
    private readonly facts: Pick<Facts, 'delays' | 'silences'>,
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
        .map((one) => ({ part: one.id, about: 'transition' as const, pieces: this.way(one) })),
      ...this.silencesOf(state),
    ]);
  }

  private name(id: string): Piece {
    return { kind: 'state', text: this.names.get(id) ?? id, id };
  }

  private kindOf({ id, type, initial, history }: State): Piece[] {
    if (initial !== null) return [text('holds other states and begins in '), this.name(initial)];
    if (type === 'history')
      return [
        text(`leads back to where it was last${history === 'deep' ? ', all the way down' : ''}`),
      ];
    if (type === 'final') return [text('is an end')];
    if (type !== 'parallel') return [text('is a state')];
    const regions = this.chart.states.filter(({ parent }) => parent === id);
    const names = regions.map((region) => [this.name(region.id)]);
    return [text('holds side by side: '), ...joined(names, ', ')];
  }

  private stateSentences(state: State): Piece[][] {
    const { id, parent, description, tags, entry, exit, invokes } = state;
    const self = this.name(id);
    const where = parent === null ? [] : [text(' (in '), this.name(parent), text(')')];
    const sentences = [
      [self, ...where, text(' '), ...this.kindOf(state), text('.'), ...said(description)],
    ];
    if (tags.length > 0) {
      const all = tags.map((tag): Piece[] => [{ kind: 'tag', text: tag }]);
      sentences.push([self, text(' is tagged '), ...joined(all, ', '), text('.')]);
    }
    if (entry.length > 0)
      sentences.push([text('Entering '), self, text(' does '), ...doing(entry), text('.')]);
    if (exit.length > 0)
      sentences.push([text('Leaving '), self, text(' does '), ...doing(exit), text('.')]);
    for (const { id: actor, src } of invokes) {
      const work: Piece[] = [{ kind: 'actor', text: src }];
      if (actor !== src) work.push(text(' runs as '), { kind: 'actor', text: actor }, text('.'));
      else work.push(text(' runs.'));
      sentences.push([text('While in '), self, text(', '), ...work]);
    }
    return sentences;
  }

  private when({ trigger, source }: Transition): Piece[] {
    if (trigger.kind === 'always') return [text('at once')];
    if (trigger.kind === 'stateDone')
      return [text('once all in '), this.name(source), text(' has ended')];
    if (trigger.kind === 'event')
      return [text('when '), { kind: 'event', text: trigger.type }, text(' happens')];
    if (trigger.kind === 'after') {
      const { delay } = trigger;
      if (/^\d+$/.test(delay)) return [text('after '), { kind: 'delay', text: inMs(+delay) }];
      const ms = this.facts.delays[delay] ?? null;
      const time = ms === null ? 'a computed time' : inMs(ms);
      return [text('after '), { kind: 'delay', text: delay }, text(` (${time})`)];
    }
    const came = { done: ' has ended', error: ' has failed', snapshot: ' tells something new' };
    return [text('when '), { kind: 'actor', text: trigger.actor }, text(came[trigger.kind])];
  }

  private way(one: Transition): Piece[] {
    const { source, targets, guard, actions, reenter, description, rank } = one;
    const isAround = this.chart.states.some(({ parent }) => parent === source);
    const goals = targets.map((id) => [this.name(id)]);
    const anew = reenter ? [text(', entering '), this.name(source), text(' anew')] : [];
    const goes = goals.length > 0 ? [text('goes to '), ...joined(goals, ' and '), ...anew] : [];
    const does = actions.length > 0 ? [text('does '), ...doing(actions)] : [];
    const outcome = [goes, does].filter(({ length }) => length > 0);
    return [
      text(isAround ? 'Anywhere in ' : 'From '),
      this.name(source),
      text(', '),
      ...this.when(one),
      ...(rank > 0 ? [text(', otherwise')] : []),
      ...(guard ? [text(', if '), ...namedPieces('guard', guard)] : []),
      text(': '),
      ...(outcome.length > 0 ? joined(outcome, ' and ') : [text('nothing happens')]),
      text('.'),
      ...said(description),
    ];
  }

  private silencesOf({ id }: State): Sentence[] {
    const silences = this.facts.silences.filter(({ state }) => state === id);
    return silences.map(({ event, because }) => ({
      part: id,
      about: 'silence',
      pieces: [
        text('In '),
        this.name(id),
        text(', '),
        { kind: 'event', text: event },
        text(' changes nothing.'),
        ...said(because || null),
      ],
    }));
  }
}

/**
 * Returns everything that a chart says as sentences, in document order: each state, the transitions
 * that leave it, and the events that it ignores.
 */
export function sentencesOf(
  chart: Chart,
  facts: Pick<Facts, 'delays' | 'silences'> = { delays: {}, silences: [] },
): Sentence[] {
  return new Writer(chart, facts).all();
}
