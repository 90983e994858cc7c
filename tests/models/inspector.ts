import type { AnyActorRef, AnyEventObject, AnyTransitionDefinition, InspectionEvent } from 'xstate';

/** Events and transitions of one actor since the log was last drained. */
export interface ActorLog {
  events: AnyEventObject[];
  /** Ids of the transitions taken. */
  transitions: string[];
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
  const followed: { actor: AnyActorRef; log: ActorLog }[] = [];
  const emptyLog = (): ActorLog => ({ events: [], transitions: [] });
  const machineOf = (actor: AnyActorRef) =>
    (actor as unknown as { logic?: { id?: string; root?: unknown } }).logic;

  function logOf(actor: AnyActorRef): ActorLog | null {
    if (!machineOf(actor)?.root) return null;
    const observed = followed.find((candidate) => candidate.actor === actor);
    if (observed) return observed.log;
    const log = emptyLog();
    followed.push({ actor, log });
    return log;
  }

  globalThis.machineInspector = (event: InspectionEvent) => {
    const log = logOf(event.actorRef as AnyActorRef);
    if (event.type === '@xstate.event' && !/^xstate\.(init|stop)$/.test(event.event.type)) {
      const { type } = event.event;
      log?.events.push(
        type.startsWith('xstate.')
          ? { type }
          : (JSON.parse(JSON.stringify(event.event)) as AnyEventObject),
      );
    }
    if (event.type === '@xstate.microstep') log?.transitions.push(...event._transitions.map(idOf));
  };

  globalThis.machineLog = {
    drain(machineId, actorIndex) {
      const entry = followed
        .filter(({ actor }) => machineOf(actor)?.id === machineId)
        .at(actorIndex);
      if (!entry) return null;
      const { log } = entry;
      entry.log = emptyLog();
      return log;
    },
    forget: () => void followed.splice(0),
  };
}
