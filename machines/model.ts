import type {
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/** An event that XState itself sends: the end of an invoked actor, or of a delay. */
type SystemEvent = { type: `xstate.${string}`; output?: unknown; error?: unknown };

/** The payloads to try with one type of event, valid and invalid; `{}` for none. */
type Cases<Snapshot, Event> =
  readonly Omit<Event, 'type'>[] | ((snapshot: Snapshot) => readonly Omit<Event, 'type'>[]);

/** A way through a machine, written by hand, and what is known of its end. */
interface Journey<M extends AnyStateMachine> {
  title: string;
  events: readonly (EventFromLogic<M> | SystemEvent)[];
  end: SnapshotFrom<M>['value'] & StateValue;
  /** What the context holds at the end, as far as the journey is about it. */
  context?: Partial<ContextFrom<M>>;
  /** The provided actions and actors that have run, in order. */
  effects?: readonly string[];
  /** What provided actions and actors were given the last time, by name, as far as it matters. */
  given?: { readonly [effect: string]: unknown };
}

/** One event, and what has come of it. */
interface Step<M extends AnyStateMachine> {
  before: SnapshotFrom<M>;
  event: EventFromLogic<M> | SystemEvent;
  after: SnapshotFrom<M>;
  /** The provided actions and actors that have run because of it, in order. */
  effects: readonly string[];
}

/**
 * What tests know of a machine M beside the machine itself (contracts §7). From `events` they
 * generate paths through every state and transition; `invariants` hold in each state on the way,
 * and `steps` on the way from each to the next. The two say what the product promises.
 */
export interface Model<M extends AnyStateMachine> {
  /** Cases for every event of M: its own, and those that XState sends to it. */
  events: {
    [Type in EventFromLogic<M>['type']]: Cases<
      SnapshotFrom<M>,
      Extract<EventFromLogic<M>, { type: Type }>
    >;
  } & { [type: `xstate.${string}`]: Cases<SnapshotFrom<M>, SystemEvent> };
  input?: InputFrom<M>;
  /** What makes two snapshots the same to the generator; by default state value and context. */
  key?: (snapshot: SnapshotFrom<M>) => string;
  /** Where the generator goes no further, for a context that grows without end. */
  stopWhen?: (snapshot: SnapshotFrom<M>) => boolean;
  /** By name, in the specification's words and not the machine's code. */
  invariants: { [name: string]: (snapshot: SnapshotFrom<M>) => boolean };
  /** The same of one event and its outcome. */
  steps?: { [name: string]: (step: Step<M>) => boolean };
  /** Why each event may be ignored that some state ignores; the same for all such states. */
  ignored?: { [Type in EventFromLogic<M>['type']]?: string };
  /** Where two guards can hold at once and their order is meant: why, by `STATE EVENT`. */
  ordered?: { [place: string]: string };
  /** States that nothing leads out of although the machine goes on: why, by their ids. */
  sinks?: { [state: string]: string };
  journeys: readonly Journey<M>[];
  /** The address that brings a state about on its page, where one does; null where none can. */
  open?: (snapshot: SnapshotFrom<M>) => string | null;
}

/** What a person should know of a machine before looking at it. */
export interface About {
  title: string;
  /** What the product has it for, in one sentence. */
  purpose: string;
  /** The routes it acts on, with `*` for any rest of a path, and what of it can be seen there. */
  where: { routes: readonly string[]; view: string };
}

/** A row of the record of all machines (contracts §7). */
export interface MachineEntry extends About {
  id: string;
  machine: AnyStateMachine;
  model: Model<AnyStateMachine>;
}

/** Returns a row of the record of all machines (contracts §7). */
export function entry<M extends AnyStateMachine>(
  id: string,
  machine: M,
  { about, model }: { about: About; model: Model<M> },
): MachineEntry {
  return { id, ...about, machine, model };
}
