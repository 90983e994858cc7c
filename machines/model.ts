import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** An event sent by XState: an invoked actor or a delay ends. */
type SystemEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** The payloads to test for one event type, valid and invalid; `{}` for none. */
type Cases<Snapshot, Event> =
  | readonly Omit<Event, 'type'>[]
  | ((snapshot: Snapshot) => readonly Omit<Event, 'type'>[]);

/** A handwritten path through a machine with its expected end. */
interface Journey<M extends AnyStateMachine> {
  title: string;
  events: readonly (EventFromLogic<M> | SystemEvent)[];
  end: SnapshotFrom<M>['value'] & StateValue;
  /** The expected context at the end, in part. */
  context?: Partial<ContextFrom<M>>;
  /** The provided actions and actors that ran, in order. */
  effects?: readonly string[];
  /** The expected input of each effect's last run, in part. */
  effectInputs?: { readonly [effect: string]: unknown };
}

/** One event and its result. */
interface Step<M extends AnyStateMachine> {
  before: SnapshotFrom<M>;
  event: EventFromLogic<M> | SystemEvent;
  after: SnapshotFrom<M>;
  /** The provided actions and actors that ran, in order. */
  effects: readonly string[];
}

/**
 * The test model of a machine M (specification §17). Tests generate paths from `events` through every
 * state and transition; `invariants` hold in each state, `steps` between two states.
 */
export interface Model<M extends AnyStateMachine> {
  /** Cases for every event of M and for the events sent by XState. */
  events: {
    [Type in EventFromLogic<M>['type']]: Cases<
      SnapshotFrom<M>,
      Extract<EventFromLogic<M>, { type: Type }>
    >;
  } & { [type: `xstate.${string}`]: Cases<SnapshotFrom<M>, SystemEvent> };
  input?: InputFrom<M>;
  /** Identifies a snapshot for the path generator; state value and context by default. */
  key?: (snapshot: SnapshotFrom<M>) => string;
  /** Bounds the path generator for a context that grows without limit. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** By name, in terms of the specification. */
  invariants: { [name: string]: (snapshot: SnapshotFrom<M>) => boolean };
  /** Assertions about one event and its result. */
  steps?: { [name: string]: (step: Step<M>) => boolean };
  /** The reason for each event that some state ignores. */
  ignored?: { [Type in EventFromLogic<M>['type']]?: string };
  /** The reason for the order of guards that can hold together, by `STATE EVENT`. */
  ordered?: { [stateAndEvent: string]: string };
  /** The reason for non-final states without an exit, by state id. */
  sinks?: { [state: string]: string };
  journeys: readonly Journey<M>[];
  /** Returns the URL that opens the page in a state, or null. */
  open?: (snapshot: SnapshotFrom<M>) => string | null;
}

/** A URL path, with `*` as a wildcard, or a group of pages. */
export type RoutePattern = `/${string}` | 'every page' | 'site pages' | 'workspace pages';

/** The summary of a machine for the atlas. */
export interface About {
  title: string;
  /** One sentence. */
  purpose: string;
  /** The pages of the machine and its visible part. */
  where: { routes: readonly RoutePattern[]; view: string };
}

/** An entry of the machine registry (specification §17.1). */
export interface MachineEntry extends About {
  id: string;
  machine: AnyStateMachine;
  model: Model<AnyStateMachine>;
}

/** Returns an entry of the machine registry (specification §17.1). */
export function entry<M extends AnyStateMachine>(
  id: string,
  machine: M,
  { about, model }: { about: About; model: Model<M> },
): MachineEntry {
  return { id, ...about, machine, model };
}
