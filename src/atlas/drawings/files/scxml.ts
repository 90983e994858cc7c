import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineData } from '../machine-data';
import { limitLines } from './limits';
import { Conditions, datamodel, guardSetter } from './scxml-guards';
import {
  chartNamespace,
  completionOf,
  scxmlNames,
  scxmlNamespace,
  type ScxmlNames,
} from './scxml-names';
import { commentText, element, visible, xmlLines, type Element } from './xml';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

const paramsOf = ({ params }: Named) => (params === undefined ? undefined : JSON.stringify(params));
const label = (text: string | null | undefined) => (text ? visible(text) : undefined);

/** Interpreters do not know the actions, so each only reports its name and params. */
const actionOf = (action: Named) =>
  element('log', {
    label: visible(action.name),
    expr: action.params === null ? undefined : (paramsOf(action) ?? "''"),
    'chart:params': paramsOf(action),
  });

/** An actor that runs until its state is left; its results come from outside. */
const runningActor = element('content', {}, [
  element('scxml', { version: '1.0' }, [element('state', {})]),
]);

/** The final state that a finished machine or region needs in SCXML. No other id has a dot. */
const ended = (id: string) => `${id}..ended`;

/** Puts wildcards last, the shortest at the end, as XState tries them. */
const inOrder = (transitions: readonly Transition[]) => {
  const isWild = ({ eventType }: Transition) => eventType.endsWith('*');
  const wild = transitions.filter(isWild).sort((a, b) => b.eventType.length - a.eventType.length);
  return [...transitions.filter((transition) => !isWild(transition)), ...wild];
};

/** Builds the elements of one chart. */
class Writer {
  private readonly names: ScxmlNames;
  private readonly conditions: Conditions;

  constructor(private readonly data: MachineData) {
    this.names = scxmlNames(data.chart);
    this.conditions = new Conditions(data.chart, this.names);
  }

  private idOf(id: string) {
    return this.names.states.get(id) ?? id;
  }

  private event(type: string) {
    return this.names.events(type).join(' ');
  }

  private holderOf({ parent }: State) {
    return this.data.chart.states.find(({ id }) => id === parent);
  }

  private childrenOf({ id }: State) {
    const { states } = this.data.chart;
    return states.filter(({ parent, history }) => parent === id && history === null);
  }

  root(): Element {
    const { chart } = this.data;
    const [root] = chart.states;
    return element(
      'scxml',
      {
        xmlns: scxmlNamespace,
        'xmlns:chart': chartNamespace,
        version: '1.0',
        datamodel: 'ecmascript',
        name: chart.id.replace(/\W/g, '_').replace(/^(?=\d|$)/, '_'),
        initial: this.idOf(chart.id),
      },
      [
        ...datamodel(this.data),
        ...(root ? [this.state(root)] : []),
        ...(root && this.canEnd(root)
          ? [element('final', { id: ended(this.idOf(chart.id)), 'chart:implied': 'true' })]
          : []),
      ],
    );
  }

  private state(state: State): Element {
    const { id, type, description, tags, history } = state;
    const scxmlId = this.idOf(id);
    const attributes = {
      id: scxmlId,
      'chart:id': scxmlId === id ? undefined : label(id),
      'chart:description': label(description),
      'chart:default': label(state.defaultTarget),
      'chart:tags': tags.length > 0 ? JSON.stringify(tags) : undefined,
    };
    const blocks = [this.block('onentry', state), this.block('onexit', state)].flat();
    if (history !== null) {
      const holder = this.holderOf(state) ?? state;
      const initial = state.defaultTarget ?? holder.initial;
      const target = this.defaultsOf({ ...holder, initial });
      const by = element('transition', { target });
      return element('history', { ...attributes, type: history }, [by]);
    }
    if (type === 'final') return this.final(state, attributes, blocks);
    const { states, transitions } = this.data.chart;
    const name = type === 'parallel' ? 'parallel' : 'state';
    const initial = state.initial === null ? undefined : this.idOf(state.initial);
    return element(name, { ...attributes, initial }, [
      ...blocks,
      ...inOrder(transitions.filter(({ source }) => source === id)).map((transition) =>
        this.transition(state, transition),
      ),
      ...this.end(state),
      ...(state.parent === null && transitions.some(({ guard }) => guard) ? [guardSetter()] : []),
      ...state.invokes.map((actor) => this.invoke(state, actor)),
      ...states.filter(({ parent }) => parent === id).map((child) => this.state(child)),
    ]);
  }

  /** Returns a final state; SCXML has none among the regions of a parallel state. */
  private final(state: State, attributes: Element['attributes'], blocks: readonly Element[]) {
    const holder = this.holderOf(state);
    const raises = this.completions(
      holder?.type === 'parallel' ? holder : holder && this.holderOf(holder),
    );
    if (holder?.type !== 'parallel') return element('final', attributes, [...blocks, ...raises]);
    const id = ended(this.idOf(state.id));
    const inner = element('final', { id, 'chart:implied': 'true' }, raises);
    return element('state', { ...attributes, initial: id, 'chart:type': 'final' }, [
      ...blocks,
      inner,
    ]);
  }

  /** Raises the completion of parallel states around a parallel state, which SCXML does not announce. */
  private completions(inner: State | undefined): Element[] {
    const outer = inner && this.holderOf(inner);
    if (inner?.type !== 'parallel' || outer?.type !== 'parallel') return [];
    const event = completionOf(this.idOf(outer.id));
    const raise = element('if', { cond: this.isDone(outer) }, [element('raise', { event })]);
    return [element('onentry', {}, [raise]), ...this.completions(outer)];
  }

  private isDone(state: State): string {
    const children = this.childrenOf(state);
    if (state.type === 'final') return `In("${this.idOf(state.id)}")`;
    if (state.type === 'parallel')
      return children.map((region) => this.isDone(region)).join(' && ');
    const finals = children.filter(({ type }) => type === 'final');
    return `(${finals.map((final) => this.isDone(final)).join(' || ') || 'false'})`;
  }

  private invoke(state: State, { id, src }: State['invokes'][number]): Element {
    const scxmlId = this.names.actor(state.id, id);
    return element(
      'invoke',
      {
        id: scxmlId,
        type: 'http://www.w3.org/TR/scxml/',
        'chart:name': scxmlId === id ? undefined : visible(id),
        'chart:src': visible(src),
      },
      [runningActor],
    );
  }

  /** Returns the ids of the states that entering a state enters. */
  private defaultsOf(state: State): string {
    const entered =
      state.initial !== null ? [state.initial] : this.childrenOf(state).map(({ id }) => id);
    return entered.map((id) => this.idOf(id)).join(' ');
  }

  private canEnd(state: State) {
    return !this.isDone(state).includes('(false)');
  }

  /** Ends the machine when its root is done. */
  private end(state: State): Element[] {
    if (state.parent !== null || !this.canEnd(state)) return [];
    const target = ended(this.idOf(state.id));
    const event = completionOf(this.idOf(state.id));
    return [element('transition', { event, target, 'chart:implied': 'true' })];
  }

  private block(name: 'onentry' | 'onexit', state: State): Element[] {
    const actions = (name === 'onentry' ? state.entry : state.exit).map(actionOf);
    const timers = this.timersOf(state).map(([event, delay]) => {
      if (name === 'onexit') return element('cancel', { sendid: event });
      const ms = /^\d+$/.test(delay) ? Number(delay) : this.data.facts.delays[delay];
      const length =
        typeof ms === 'number'
          ? { delay: `${ms}ms` }
          : { delayexpr: `delays[${JSON.stringify(delay)}]` };
      return element('send', { id: event, event, ...length });
    });
    const all = [...timers, ...actions];
    return all.length > 0 ? [element(name, {}, all)] : [];
  }

  /** Returns the unique delays of a state by event. */
  private timersOf({ id }: State): [string, string][] {
    const outgoing = this.data.chart.transitions.filter(({ source }) => source === id);
    const timers = outgoing.flatMap(({ trigger, eventType }) =>
      trigger.kind === 'after' ? [[this.event(eventType), trigger.delay] as [string, string]] : [],
    );
    return [...new Map(timers)];
  }

  private transition(state: State, transition: Transition): Element {
    const { source, eventType, targets, guard, reenter, description } = transition;
    const staysIn = !reenter && targets.length === 1 && targets[0] === source;
    // SCXML would leave and reenter the source.
    const target = staysIn
      ? this.defaultsOf(state)
      : targets.map((entered) => this.idOf(entered)).join(' ');
    return element(
      'transition',
      {
        // Without a target, SCXML would take an eventless transition forever.
        event: eventType !== '' ? this.event(eventType) : target ? undefined : 'chart.always',
        cond: this.conditions.of(transition),
        target: target || undefined,
        type: reenter ? 'external' : 'internal',
        'chart:stays': staysIn ? 'true' : undefined,
        'chart:guard': label(guard?.name),
        'chart:params': guard ? paramsOf(guard) : undefined,
        'chart:description': label(description),
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
