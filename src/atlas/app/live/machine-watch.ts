import type { AnyEventObject } from 'xstate';
import { chartOf, transitionId, type Chart } from '#src/atlas/kit/chart.ts';
import { eventText } from '#src/atlas/drawings/layout/part-text.ts';
import { listen } from '#src/lib/listen.ts';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';

type InspectionEvent = Parameters<NonNullable<typeof globalThis.machineInspector>>[0];
type Actor = InspectionEvent['actorRef'];
type Snapshot = ReturnType<MachineEntry['machine']['resolveState']>;

/** An event that an actor processed, for its replay. */
export interface Recorded {
  event: AnyEventObject;
  transitions: readonly string[];
  /** When the page processed it, in ms since the page's start. */
  atMs: number;
}

/** A running machine of the page. */
export interface LiveMachine {
  /** Unique per actor. */
  key: string;
  /** The machine's title; a number follows if the page started it before. */
  name: string;
  entry: MachineEntry;
  chart: Chart;
  states: readonly string[];
  context: Readonly<Record<string, unknown>>;
  /** The transitions of the last event. */
  transitions: readonly string[];
  /** The router started it to prepare a page that the visitor has not opened. */
  isPreload: boolean;
  /** All events of the actor; the first `count` of them led to these states. */
  history: readonly Recorded[];
  count: number;
}

/** A message between two actors, or from the page to one. */
export interface Message {
  /** Text of the event. */
  text: string;
  from: string;
  to: string;
}

/** An event of a machine on the page, with the machine after it. */
export interface LiveEvent {
  number: number;
  machine: LiveMachine;
  event: AnyEventObject;
  from: string;
}

interface Recording {
  machines: readonly LiveMachine[];
  messages: readonly Message[];
  /** The oldest first. */
  events: readonly LiveEvent[];
  isPaused: boolean;
}

const maxEvents = 100;
const maxMessages = 60;
const page = 'Page';
/** The id of an actor that a route guard starts during a preload. */
const preloadId = 'preload';

const entryOf = (actor: Actor): MachineEntry | undefined => {
  const logic: unknown = Reflect.get(actor, 'logic');
  const id: unknown = typeof logic === 'object' && logic !== null ? Reflect.get(logic, 'id') : null;
  return typeof id === 'string' && Object.hasOwn(machines, id) ? machines[id] : undefined;
};
const idOf = (actor: Actor) => Reflect.get(actor, 'id') as string;
const parentOf = (actor: Actor) => Reflect.get(actor, '_parent') as Actor | undefined;

/** Returns the event of a message as text: the result of an actor without its id. */
function messageText({ type }: AnyEventObject, chart: Chart | undefined): string {
  const [, kind] = /^xstate\.(init|done|error)/.exec(type) ?? [];
  if (kind === 'init') return 'starts';
  return kind ?? (chart ? eventText(chart, type) : type);
}

/** Records every machine of the page and notifies subscribers. */
export function watchMachines() {
  let recording: Recording = { machines: [], messages: [], events: [], isPaused: false };
  /** The recording when the panel was paused. */
  let paused: Recording | null = null;
  let count = 0;
  const running = new Map<Actor, LiveMachine>();
  const histories = new WeakMap<Actor, Recorded[]>();
  const begun = new Map<string, number>();
  const pendingTransitions = new WeakMap<Actor, string[]>();
  const senders = new WeakMap<AnyEventObject, string>();
  const listeners = new Set<() => void>();
  const previous = globalThis.machineInspector;

  // Notifies after rendering.
  const notify = () => queueMicrotask(() => listeners.forEach((listener) => listener()));

  function nameOf(actor: Actor | undefined): string {
    if (!actor) return page;
    const name = running.get(actor)?.name ?? entryOf(actor)?.title;
    return name ?? `${nameOf(parentOf(actor))} › ${idOf(actor)}`;
  }

  function relay(actor: Actor, source: Actor | undefined, event: AnyEventObject) {
    const from = nameOf(source);
    senders.set(event, from);
    const parent = parentOf(actor);
    const isOwn = entryOf(actor) ?? (parent && entryOf(parent));
    // An actor's messages to itself are internal, except a machine's delays.
    const isInternal = source === actor && !entryOf(actor);
    if (!isOwn || isInternal || (!source && event.type === 'xstate.init')) return;
    const text = messageText(event, running.get(actor)?.chart);
    const message = { text, from, to: nameOf(actor) };
    recording = { ...recording, messages: [...recording.messages, message].slice(-maxMessages) };
  }

  function start(actor: Actor, entry: MachineEntry): LiveMachine {
    const index = (begun.get(entry.id) ?? 0) + 1;
    begun.set(entry.id, index);
    const history: Recorded[] = [];
    histories.set(actor, history);
    return {
      key: `${entry.id} ${index}`,
      name: index === 1 ? entry.title : `${entry.title} ${index}`,
      entry,
      chart: chartOf(entry.machine),
      states: [],
      context: {},
      transitions: [],
      isPreload: idOf(actor) === preloadId,
      history,
      count: 0,
    };
  }

  function settle(actor: Actor, entry: MachineEntry, snapshot: Snapshot, event: AnyEventObject) {
    const runningActor = running.get(actor) ?? start(actor, entry);
    const isEvent = !/^xstate\.(init|stop)$/.test(event.type);
    const transitions = isEvent ? (pendingTransitions.get(actor) ?? []) : [];
    pendingTransitions.delete(actor);
    const history = histories.get(actor) ?? [];
    if (isEvent) history.push({ event, transitions: transitions, atMs: performance.now() });
    const machine: LiveMachine = {
      ...runningActor,
      states: snapshot._nodes.map(({ id }) => id),
      context: snapshot.context as LiveMachine['context'],
      transitions: transitions,
      count: history.length,
    };
    if (snapshot.status === 'stopped') running.delete(actor);
    else running.set(actor, machine);
    recording = { ...recording, machines: [...running.values()] };
    if (isEvent) {
      count += 1;
      const liveEvent = { number: count, machine, event, from: senders.get(event) ?? page };
      recording.events = [...recording.events, liveEvent].slice(-maxEvents);
    }
    notify();
  }

  globalThis.machineInspector = (event) => {
    previous?.(event);
    const actor = event.actorRef;
    if (event.type === '@xstate.event') relay(actor, event.sourceRef, event.event);
    const entry = entryOf(actor);
    if (!entry) return;
    if (event.type === '@xstate.microstep')
      pendingTransitions.set(actor, [
        ...(pendingTransitions.get(actor) ?? []),
        ...event._transitions.map(transitionId),
      ]);
    if (event.type === '@xstate.snapshot')
      settle(actor, entry, event.snapshot as Snapshot, event.event);
  };

  return {
    subscribe: (listener: () => void) => listen(listeners, listener),
    read: () => paused ?? recording,
    /** Keeps showing this moment, or returns to the present. The page and the recording continue. */
    togglePause: () => {
      paused = paused ? null : { ...recording, isPaused: true };
      notify();
    },
  };
}

export type MachineWatch = ReturnType<typeof watchMachines>;
