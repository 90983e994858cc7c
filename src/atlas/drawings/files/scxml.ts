import type { Chart } from '#src/atlas/kit/chart.ts';
import type { MachineData } from '../machine-data';
import { limitLines } from './limits';
import { Conditions, datamodel, guardSetter } from './scxml-guards';
import {
  chartNamespace,
  identifier,
  scxmlEvent,
  scxmlNamespace,
  xmlId,
  xmlIds,
} from './scxml-names';
import { commentText, element, xmlLines, type Element } from './xml';

type State = Chart['states'][number];
type Transition = Chart['transitions'][number];
type Named = State['entry'][number];

const paramsOf = ({ params }: Named) => (params === undefined ? undefined : JSON.stringify(params));

/** Interpreters do not know the actions, so each only reports its name and params. */
const actionOf = (action: Named) =>
  element('log', {
    label: action.name,
    expr: action.params === null ? undefined : (paramsOf(action) ?? "''"),
    'chart:params': paramsOf(action),
  });

/** An actor that runs until its state is left; its results come from outside. */
const runningActor = element('content', {}, [
  element('scxml', { version: '1.0', initial: 'running' }, [element('state', { id: 'running' })]),
]);

/** The implied final state of the whole machine. */
const ended = (root: string) => `${root}..ended`;

/** The type of an actor that is SCXML itself. */
const invokeType = 'http://www.w3.org/TR/scxml/';

/** Puts wildcards last, the shortest at the end, as XState tries them. */
const inOrder = (transitions: readonly Transition[]) => {
  const isWild = ({ eventType }: Transition) => eventType.endsWith('*');
  const wild = transitions.filter(isWild).sort((a, b) => b.eventType.length - a.eventType.length);
  return [...transitions.filter((transition) => !isWild(transition)), ...wild];
};

/** Builds the elements of one chart. */
class Writer {
  private readonly ids: ReadonlyMap<string, string>;
  private readonly conditions: Conditions;
  /** The ids of the file, which are unique. */
  private readonly taken: Set<string>;

  constructor(private readonly data: MachineData) {
    this.ids = xmlIds(data.chart);
    this.conditions = new Conditions(data.chart, this.ids);
    this.taken = new Set([...this.ids.values(), ended(this.idOf(data.chart.id))]);
  }

  private idOf(id: string) {
    return this.ids.get(id) ?? id;
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
        name: identifier(chart.id),
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
    const { id, type, initial, description, tags, history } = state;
    const own = this.idOf(id);
    const known = {
      id: own,
      'chart:id': own === id ? undefined : id,
      'chart:description': description ?? undefined,
      'chart:default': state.defaultTarget,
      'chart:tags': tags.length > 0 ? tags.join(' ') : undefined,
    };
    const blocks = [this.block('onentry', state), this.block('onexit', state)].flat();
    if (history !== null) {
      const { parent, defaultTarget } = state;
      const target = defaultTarget ? this.idOf(defaultTarget) : this.defaultsOf(parent ?? id);
      const by = element('transition', { target });
      return element('history', { ...known, type: history }, [by]);
    }
    if (type === 'final') return element('final', known, blocks);
    const { states, transitions } = this.data.chart;
    const name = type === 'parallel' ? 'parallel' : 'state';
    return element(name, { ...known, initial: initial === null ? undefined : this.idOf(initial) }, [
      ...blocks,
      ...inOrder(transitions.filter(({ source }) => source === id)).map((transition) =>
        this.transition(transition),
      ),
      ...this.end(state),
      ...(state.parent === null && transitions.some(({ guard }) => guard) ? [guardSetter()] : []),
      ...state.invokes.map((actor) => this.invoke(actor)),
      ...states.filter(({ parent }) => parent === id).map((child) => this.state(child)),
    ]);
  }

  private invoke({ id, src }: State['invokes'][number]): Element {
    let own = xmlId(id);
    // Events match by prefix, so those of `x.2` match `done.invoke.x` too.
    for (let count = 2; this.taken.has(own); count += 1) own = `${xmlId(id)}.${count}`;
    this.taken.add(own);
    const original = own === id ? undefined : id;
    return element(
      'invoke',
      { id: own, type: invokeType, 'chart:name': original, 'chart:src': src },
      [runningActor],
    );
  }

  /** Returns the ids of the states that entering a state enters. */
  private defaultsOf(id: string): string {
    const { states } = this.data.chart;
    const initial = states.find((state) => state.id === id)?.initial;
    const regions = states.filter(({ parent, history }) => parent === id && history === null);
    return (initial ? [initial] : regions.map((region) => region.id))
      .map((entered) => this.idOf(entered))
      .join(' ');
  }

  /** Returns true if a state can be done. */
  private canEnd({ id, type }: State): boolean {
    const inside = this.data.chart.states.filter(
      ({ parent, history }) => parent === id && history === null,
    );
    if (type === 'parallel') return inside.every((region) => this.canEnd(region));
    return inside.some((child) => child.type === 'final');
  }

  /** Ends the machine when its root is done. */
  private end(state: State): Element[] {
    if (state.parent !== null || !this.canEnd(state)) return [];
    const target = ended(this.idOf(state.id));
    const event = scxmlEvent(`xstate.done.state.${state.id}`);
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
    const own = this.data.chart.transitions.filter(({ source }) => source === id);
    const timers = own.flatMap(({ trigger, eventType }) =>
      trigger.kind === 'after' ? [[scxmlEvent(eventType), trigger.delay] as [string, string]] : [],
    );
    return [...new Map(timers)];
  }

  private transition(transition: Transition): Element {
    const { source, eventType, targets, guard, reenter, description } = transition;
    const staysIn = !reenter && targets.length === 1 && targets[0] === source;
    // SCXML would leave and reenter the source.
    const target = staysIn
      ? this.defaultsOf(source)
      : targets.map((entered) => this.idOf(entered)).join(' ');
    return element(
      'transition',
      {
        event: eventType === '' ? undefined : scxmlEvent(eventType),
        cond: this.conditions.of(transition),
        target: target || undefined,
        type: reenter ? 'external' : 'internal',
        'chart:stays': staysIn ? 'true' : undefined,
        'chart:guard': guard?.name,
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
