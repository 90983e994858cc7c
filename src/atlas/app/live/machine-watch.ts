import { chartOf, transitionId, type Chart } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';

type Told = Parameters<NonNullable<typeof globalThis.machineInspector>>[0];
type Actor = Told['actorRef'];
type Snapshot = ReturnType<MachineEntry['machine']['resolveState']>;

/** A machine that runs on the page, and what is active in it. */
export interface LiveMachine {
  /** Unlike the machine's own id, it tells two actors of one machine apart. */
  key: string;
  entry: MachineEntry;
  chart: Chart;
  states: readonly string[];
  /** What the last event has made it take. */
  taken: readonly string[];
}

/** An event that a machine of the page was sent, and what came of it. */
export interface LiveEvent {
  number: number;
  machine: LiveMachine;
  type: string;
  taken: readonly string[];
}

interface Seen {
  machines: readonly LiveMachine[];
  /** The newest first. */
  events: readonly LiveEvent[];
}

// An edited machine goes on in its view: the page need not start again for what watches it.
import.meta.hot?.accept('../../../../machines/index', (fresh) =>
  Object.assign(machines, fresh?.['machines'] as typeof machines),
);

const mostEvents = 50;
const isOfXState = /^xstate\.(init|stop)$/;

const entryOf = (actor: Actor): MachineEntry | undefined => {
  const logic: unknown = Reflect.get(actor, 'logic');
  const id: unknown = typeof logic === 'object' && logic !== null ? Reflect.get(logic, 'id') : null;
  return typeof id === 'string' && Object.hasOwn(machines, id) ? machines[id] : undefined;
};

/** Watches every machine of the page from now on, and tells whoever listens. */
export function watchMachines() {
  let seen: Seen = { machines: [], events: [] };
  let count = 0;
  let begun = 0;
  const running = new Map<Actor, LiveMachine>();
  const pending = new Map<Actor, { type: string; taken: string[] }>();
  const listeners = new Set<() => void>();
  const told = globalThis.machineInspector;

  function settle(actor: Actor, entry: MachineEntry, snapshot: Snapshot) {
    const { type = '', taken = [] } = pending.get(actor) ?? {};
    pending.delete(actor);
    const known = running.get(actor);
    if (!known) begun += 1;
    const machine: LiveMachine = {
      key: known?.key ?? `${entry.id} ${begun}`,
      entry,
      chart: known?.chart ?? chartOf(entry.machine),
      states: snapshot._nodes.map(({ id }) => id),
      taken,
    };
    if (snapshot.status === 'stopped') running.delete(actor);
    else running.set(actor, machine);
    const isEvent = type !== '' && !isOfXState.test(type);
    if (isEvent) count += 1;
    const events = isEvent
      ? [{ number: count, machine, type, taken }, ...seen.events].slice(0, mostEvents)
      : seen.events;
    seen = { machines: [...running.values()], events };
    // Nobody may be told while a page is being rendered.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  }

  globalThis.machineInspector = (event) => {
    told?.(event);
    const actor = event.actorRef;
    const entry = entryOf(actor);
    if (!entry) return;
    if (event.type === '@xstate.event') pending.set(actor, { type: event.event.type, taken: [] });
    if (event.type === '@xstate.microstep')
      pending.get(actor)?.taken.push(...event._transitions.map(transitionId));
    if (event.type === '@xstate.snapshot') settle(actor, entry, event.snapshot as Snapshot);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => seen,
  };
}

export type MachineWatch = ReturnType<typeof watchMachines>;
