import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** Events and transitions of one actor since the log was last drained. */
export interface ActorLog {
  events: AnyEventObject[];
  /** Ids of the states entered or kept, the transitions taken, and the transitions refused. */
  states: string[];
  taken: string[];
  refused: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineInspector: ((event: InspectionEvent) => void) | undefined;
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineLog:
    | { drain: (machineId: string, actorIndex: number) => ActorLog | null; forget: () => void }
    | undefined;
}

/**
 * Records every machine of a page from its first actor on. Must not use anything else in this file:
 * a real browser gets only the source of this function and of `idOf`.
 */
export function listenToMachines(idOf: (transition: AnyTransitionDefinition) => string): void {
  interface Followed {
    actor: AnyActorRef;
    log: ActorLog;
    evaluated: Set<string>;
  }

  const followed: Followed[] = [];
  const emptyLog = (): ActorLog => ({ events: [], states: [], taken: [], refused: [] });
  const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot | undefined;
  const machineOf = (actor: AnyActorRef) =>
    (actor as unknown as { logic?: { id?: string; root?: unknown } }).logic;

  function followedAs(actor: AnyActorRef): Followed | null {
    if (!machineOf(actor)?.root) return null;
    const known = followed.find((candidate) => candidate.actor === actor);
    if (known) return known;
    const created = { actor, log: emptyLog(), evaluated: new Set<string>() };
    followed.push(created);
    return created;
  }

  const noteGuards = (evaluated: Set<string>, transitions: readonly AnyTransitionDefinition[]) =>
    transitions
      .filter(({ guard }) => guard)
      .forEach((transition) => evaluated.add(idOf(transition)));

  function settle({ actor, log, evaluated }: Followed) {
    const { _nodes: nodes } = snapshotOf(actor) ?? { _nodes: [] };
    noteGuards(
      evaluated,
      nodes.flatMap((node) => node.always ?? []),
    );
    log.refused.push(...[...evaluated].filter((id) => !log.taken.includes(id)));
    evaluated.clear();
  }

  globalThis.machineInspector = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    const entry = followedAs(actor);
    if (!entry) return;
    if (event.type === '@xstate.event' && !/^xstate\.(init|stop)$/.test(event.event.type)) {
      const { type } = event.event;
      entry.log.events.push(
        type.startsWith('xstate.')
          ? { type }
          : (JSON.parse(JSON.stringify(event.event)) as AnyEventObject),
      );
      const { _nodes: nodes } = snapshotOf(actor) ?? { _nodes: [] };
      noteGuards(
        entry.evaluated,
        nodes.flatMap((node) => node.transitions.get(type) ?? []),
      );
    }
    if (event.type === '@xstate.microstep') {
      entry.log.taken.push(...event._transitions.map(idOf));
      const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
      entry.log.states.push(...nodes.map(({ id }) => id));
    }
  };

  globalThis.machineLog = {
    drain(machineId, actorIndex) {
      const running = followed.filter(({ actor }) => machineOf(actor)?.id === machineId);
      const entry = running.at(actorIndex);
      if (!entry) return null;
      settle(entry);
      const { log } = entry;
      log.states.push(...(snapshotOf(entry.actor)?._nodes ?? []).map(({ id }) => id));
      entry.log = emptyLog();
      return log;
    },
    forget: () => void followed.splice(0),
  };
}
