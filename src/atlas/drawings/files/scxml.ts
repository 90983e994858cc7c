import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineData } from '../machine-data';
import { limitLines } from './limits';
import { chartNamespace, condition, scxmlEvent, scxmlNamespace } from './scxml-names';
import { commentText, element, xmlLines, type Element } from './xml';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

const paramsOf = ({ params }: Named) => (params === undefined ? undefined : JSON.stringify(params));
const actionOf = (action: Named) =>
  element('chart:action', { name: action.name, params: paramsOf(action) });

/** The implied final state of the whole machine. */
const ended = (root: string) => `${root}..ended`;

/** Builds the elements of one chart. */
class Writer {
  constructor(private readonly data: MachineData) {}

  root(): Element {
    const { chart } = this.data;
    const [root] = chart.states;
    const hasEnd = chart.states.some(({ type, parent }) => type === 'final' && parent === chart.id);
    return element(
      'scxml',
      {
        xmlns: scxmlNamespace,
        'xmlns:chart': chartNamespace,
        version: '1.0',
        datamodel: 'ecmascript',
        name: chart.id,
        initial: chart.id,
      },
      [
        ...(root ? [this.state(root)] : []),
        ...(hasEnd ? [element('final', { id: ended(chart.id), 'chart:implied': 'true' })] : []),
      ],
    );
  }

  private state(state: State): Element {
    const { id, type, initial, description, tags, history } = state;
    const known = {
      id,
      'chart:description': description ?? undefined,
      'chart:tags': tags.length > 0 ? tags.join(' ') : undefined,
    };
    const blocks = [this.block('onentry', state), this.block('onexit', state)].flat();
    if (history !== null) {
      const first = this.data.chart.states.find(
        (candidate) => candidate.id === state.parent,
      )?.initial;
      const by = element('transition', { target: first ?? state.parent ?? undefined });
      return element('history', { ...known, type: history }, [by]);
    }
    if (type === 'final') return element('final', known, blocks);
    const { states, transitions } = this.data.chart;
    const name = type === 'parallel' ? 'parallel' : 'state';
    return element(name, { ...known, initial: initial ?? undefined }, [
      ...blocks,
      ...transitions
        .filter(({ source }) => source === id)
        .map((transition) => this.transition(transition)),
      ...this.end(state),
      ...state.invokes.map((actor) =>
        element('invoke', { id: actor.id, type: chartNamespace, src: actor.src }),
      ),
      ...states.filter(({ parent }) => parent === id).map((child) => this.state(child)),
    ]);
  }

  /** Ends the machine when its root is done. */
  private end({ id, parent }: State): Element[] {
    const { states } = this.data.chart;
    const hasEnd = states.some((child) => child.type === 'final' && child.parent === id);
    if (parent !== null || !hasEnd) return [];
    const event = scxmlEvent(`xstate.done.state.${id}`);
    return [element('transition', { event, target: ended(id), 'chart:implied': 'true' })];
  }

  private block(name: 'onentry' | 'onexit', state: State): Element[] {
    const actions = (name === 'onentry' ? state.entry : state.exit).map(actionOf);
    const timers = this.timersOf(state).map(([event, delay]) => {
      if (name === 'onexit') return element('cancel', { sendid: event });
      const ms = /^\d+$/.test(delay) ? Number(delay) : this.data.facts.delays[delay];
      const length = typeof ms === 'number' ? { delay: `${ms}ms` } : { delayexpr: delay };
      return element('send', { id: event, event, ...length });
    });
    const all = [...timers, ...actions];
    return all.length > 0 ? [element(name, {}, all)] : [];
  }

  /** Returns the unique delays of a state by event. */
  private timersOf({ id }: State): [string, string][] {
    const own = this.data.chart.transitions.filter(({ source }) => source === id);
    const timers = own.flatMap(({ trigger, eventType }) =>
      trigger.kind === 'after' ? [[scxmlEvent(eventType), trigger.delay] as [string, string]] : [],
    );
    return [...new Map(timers)];
  }

  private transition(transition: Transition): Element {
    const { eventType, targets, guard, reenter, description } = transition;
    return element(
      'transition',
      {
        event: eventType === '' ? undefined : scxmlEvent(eventType),
        cond: guard ? condition(guard.name) : undefined,
        target: targets.length > 0 ? targets.join(' ') : undefined,
        type: reenter ? 'external' : 'internal',
        'chart:params': guard ? paramsOf(guard) : undefined,
        'chart:description': description ?? undefined,
      },
      transition.actions.map(actionOf),
    );
  }
}

/** Returns a machine as SCXML 1.0, with extensions in a separate namespace. */
export function scxml(data: MachineData): string {
  const { title, purpose } = data.entry;
  const comments = [
    `${title}: ${purpose}`,
    'Not expressed in this file:',
    ...limitLines(data, 'scxml').map((line) => `- ${line}`),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!--',
    ...comments.map((line) => `  ${commentText(line)}`),
    '-->',
    ...xmlLines(new Writer(data).root()),
    '',
  ].join('\n');
}
