import { chartOf, transitionId, type Chart } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';

type InspectionEvent = Parameters<NonNullable<typeof globalThis.machineInspector>>[0];
type Actor = InspectionEvent['actorRef'];
type Snapshot = ReturnType<MachineEntry['machine']['resolveState']>;

/** A running machine of the page. */
export interface LiveMachine {
  /** Unique per actor. */
  key: string;
  entry: MachineEntry;
  chart: Chart;
  states: readonly string[];
  /** The transitions of the last event. */
  taken: readonly string[];
}

/** An event of a machine on the page, with its transitions. */
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

// Accepts an edited machine without reloading the page.
import.meta.hot?.accept('../../../../machines/index', (fresh) =>
  Object.assign(machines, fresh?.['machines'] as typeof machines),
);

const maxEvents = 50;
const isOfXState = /^xstate\.(init|stop)$/;

const entryOf = (actor: Actor): MachineEntry | undefined => {
  const logic: unknown = Reflect.get(actor, 'logic');
  const id: unknown = typeof logic === 'object' && logic !== null ? Reflect.get(logic, 'id') : null;
  return typeof id === 'string' && Object.hasOwn(machines, id) ? machines[id] : undefined;
};

/** Watches every machine of the page and notifies subscribers. */
export function watchMachines() {
  let seen: Seen = { machines: [], events: [] };
  let count = 0;
  let begun = 0;
  const running = new Map<Actor, LiveMachine>();
  const pending = new Map<Actor, { type: string; taken: string[] }>();
  const listeners = new Set<() => void>();
  const previous = globalThis.machineInspector;

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
      ? [{ number: count, machine, type, taken }, ...seen.events].slice(0, maxEvents)
      : seen.events;
    seen = { machines: [...running.values()], events };
    // Notifies after rendering.
    queueMicrotask(() => listeners.forEach((listener) => listener()));
  }

  globalThis.machineInspector = (event) => {
    previous?.(event);
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
