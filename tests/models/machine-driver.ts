import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Assertions, Driver, Find, Setting } from './driver';

/** The paths of a machine's atomic states, joined by dots. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value &
      string];

/** True if the view can cause an event; otherwise the reason why it cannot. */
type Possible = true | string;

/** Causes one type of event through the view. */
interface EventDriver<M extends AnyStateMachine, Event> {
  /** Tells where the event is possible; everywhere by default. */
  can?: (event: Event, before: SnapshotFrom<M>, scene: Scene) => Possible;
  /** Is visible exactly where the event is possible; clicked if there is no `act`. */
  control?: Find;
  act?: (driver: Driver, event: Event, before: SnapshotFrom<M>, scene: Scene) => Promise<void>;
  /** Returns the events the view sends at once, if they differ from the model's event. */
  sends?: (event: Event, before: SnapshotFrom<M>, scene: Scene) => readonly AnyEventObject[];
  /** Returns the events the view sends afterwards without a further action. */
  then?: (
    event: Event,
    before: SnapshotFrom<M>,
    after: SnapshotFrom<M>,
  ) => readonly AnyEventObject[];
}

/** In an expected event: matches any text. */
export const anyText = '*';

/** State that the view keeps outside its machine, such as pointer and focus; plain data. */
export type Scene = { readonly [key: string]: unknown };

type EventDrivers<M extends AnyStateMachine> = {
  /** A string is the reason why no visitor can cause this event. */
  [Type in EventFromLogic<M>['type']]:
    | EventDriver<M, Extract<EventFromLogic<M>, { type: Type }>>
    | string;
} & { [type: `xstate.${string}`]: EventDriver<M, AnyEventObject> | string };

/** Drives a machine through its view and asserts what the view shows in each state. */
export interface MachineDriver<M extends AnyStateMachine> {
  /** The page under test; without one, an event opens the page. */
  path?: string;
  setting?: Setting;
  /** Brings the view onto the screen once the page is open. */
  prepare?: (driver: Driver) => Promise<void>;
  /** The machine's input or state, if the view starts elsewhere than the machine does. */
  from?: { input?: unknown; value?: SnapshotFrom<M>['value']; context?: object };
  /** Events that the view sends when it mounts. */
  opens?: readonly AnyEventObject[];
  /** Tracks the view's own state, on which the possible events may depend. */
  scene?: {
    start: Scene;
    next: (
      scene: Scene,
      event: AnyEventObject,
      before: SnapshotFrom<M>,
      after: SnapshotFrom<M>,
    ) => Scene;
    /** Reduces a scene to what changes the possible events; a counter would make the graph infinite. */
    key?: (scene: Scene) => unknown;
  };
  /** Picks one of the page's actors of this machine, counted from 0; the newest by default. */
  actorIndex?: number;
  events: EventDrivers<M>;
  /** Asserts what a visitor sees in each state; a missing state is a type error. */
  stateAssertions: {
    [Path in Leaf<SnapshotFrom<M>['value']>]:
      | ((page: Assertions, snapshot: SnapshotFrom<M>, scene: Scene) => Promise<void>)
      | { unseen: string };
  };
  /**
   * Reasons why no visitor can reach a state or a transition, by the chart's id
   * (`STATE EVENT RANK`).
   */
  unreachable?: { readonly [transition: string]: string };
}

/** A driver whose machine is known only at run time. */
export type AnyMachineDriver = Omit<
  MachineDriver<AnyStateMachine>,
  'events' | 'stateAssertions' | 'from'
> & {
  from?: { input?: unknown; value?: unknown; context?: object };
  events: { [type: string]: AnyEventDriver | string };
  stateAssertions: {
    [path: string]:
      | ((page: Assertions, snapshot: AnyMachineSnapshot, scene: Scene) => Promise<void>)
      | { unseen: string };
  };
};

export type AnyEventDriver = EventDriver<AnyStateMachine, AnyEventObject>;
