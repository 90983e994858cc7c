import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFromLogic,
  SnapshotFrom,
} from 'xstate';
import type { Eyes, Find, Given, Hands } from './hands';

/** The paths of a machine's states without states of their own, joined by dots. */
type Leaf<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: `${Key}.${Leaf<NonNullable<Value[Key]>>}` }[keyof Value &
      string];

/** True where the view can bring an event about; otherwise the reason why it can't. */
type Possible = true | string;

/** How an event is brought about in what a visitor sees. */
interface Driver<M extends AnyStateMachine, Event> {
  /** Where it can be; everywhere by default. */
  can?: (event: Event, before: SnapshotFrom<M>, scene: Scene) => Possible;
  /** What is in sight exactly where the event can be; pressed, where there is no `act`. */
  control?: Find;
  act?: (hands: Hands, event: Event, before: SnapshotFrom<M>, scene: Scene) => Promise<void>;
  /** What the view tells the machine at once, where that is not the event as the model has it. */
  sends?: (event: Event, before: SnapshotFrom<M>, scene: Scene) => readonly AnyEventObject[];
  /** What the view tells the machine next, by itself. */
  then?: (
    event: Event,
    before: SnapshotFrom<M>,
    after: SnapshotFrom<M>,
  ) => readonly AnyEventObject[];
}

/** In an event that a view sends: a text that only the view knows. */
export const anyText = '*';

/** What a view has to itself, such as where pointer and focus are: plain data. */
export type Scene = { readonly [key: string]: unknown };

type Drivers<M extends AnyStateMachine> = {
  /** A text: why no visitor can bring this event about. */
  [Type in EventFromLogic<M>['type']]:
    Driver<M, Extract<EventFromLogic<M>, { type: Type }>> | string;
} & { [type: `xstate.${string}`]: Driver<M, AnyEventObject> | string };

/** How a machine is driven through its view, and what the view promises in each of its states. */
export interface Subject<M extends AnyStateMachine> {
  /** The page it is looked at on; without one, an event opens the page. */
  path?: string;
  given?: Given;
  /** What brings the view into sight once the page is open. */
  prepare?: (hands: Hands) => Promise<void>;
  /** The machine's input or state where the view begins elsewhere than the machine alone. */
  from?: { input?: unknown; value?: SnapshotFrom<M>['value']; context?: object };
  /** What the view tells the machine as soon as it is there. */
  opens?: readonly AnyEventObject[];
  /** What the view has to itself at first, and after an event; what it can bring about may depend on it. */
  scene?: {
    start: Scene;
    next: (
      scene: Scene,
      event: AnyEventObject,
      before: SnapshotFrom<M>,
      after: SnapshotFrom<M>,
    ) => Scene;
    /** What of a scene changes what can be done; a mere count does not, and would never end. */
    key?: (scene: Scene) => unknown;
  };
  /** Why the built page tells nobody what its machine does: there, what a visitor sees is all that counts. */
  quiet?: string;
  /** Which of the page's actors of this machine, from 0; the newest by default. */
  which?: number;
  events: Drivers<M>;
  /** What a visitor sees in each state: a state without its promise does not compile. */
  promises: {
    [Path in Leaf<SnapshotFrom<M>['value']>]:
      ((eyes: Eyes, snapshot: SnapshotFrom<M>, scene: Scene) => Promise<void>) | { unseen: string };
  };
  /**
   * What no visitor can bring about, each with its reason: states and transitions by the chart's id
   * (`STATE EVENT RANK`), and a guard that never says no by `not STATE EVENT RANK`.
   */
  unreachable?: { readonly [transition: string]: string };
}

/** A subject whose machine is known only when the tests run. */
export type AnySubject = Omit<Subject<AnyStateMachine>, 'events' | 'promises' | 'from'> & {
  from?: { input?: unknown; value?: unknown; context?: object };
  events: { [type: string]: AnyDriver | string };
  promises: {
    [path: string]:
      | ((eyes: Eyes, snapshot: AnyMachineSnapshot, scene: Scene) => Promise<void>)
      | { unseen: string };
  };
};

export type AnyDriver = Driver<AnyStateMachine, AnyEventObject>;
