import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

/** What has happened to one actor since it was last asked. */
export interface ActorLog {
  events: AnyEventObject[];
  /** Ids of the states entered or stayed in, of the transitions taken, and of those refused. */
  states: string[];
  taken: string[];
  refused: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineInspector: ((event: InspectionEvent) => void) | undefined;
  // oxlint-disable-next-line no-var -- only `var` declares a property of globalThis
  var machineLog:
    | { drain: (machineId: string, which: number) => ActorLog | null; forget: () => void }
    | undefined;
}

/**
 * Starts listening to every machine of a page, from its first actor on. Nothing of this file may be
 * used in here: in a real browser, the function alone is carried over with the one it is given.
 */
export function listenToMachines(idOf: (transition: AnyTransitionDefinition) => string): void {
  interface Followed {
    actor: AnyActorRef;
    heard: ActorLog;
    asked: Set<string>;
  }

  const followed: Followed[] = [];
  const nothing = (): ActorLog => ({ events: [], states: [], taken: [], refused: [] });
  const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot | undefined;
  const machineOf = (actor: AnyActorRef) =>
    (actor as unknown as { logic?: { id?: string; root?: unknown } }).logic;

  function followedAs(actor: AnyActorRef): Followed | null {
    if (!machineOf(actor)?.root) return null;
    const known = followed.find((one) => one.actor === actor);
    if (known) return known;
    const fresh = { actor, heard: nothing(), asked: new Set<string>() };
    followed.push(fresh);
    return fresh;
  }

  const ask = (asked: Set<string>, transitions: readonly AnyTransitionDefinition[]) =>
    transitions.filter(({ guard }) => guard).forEach((one) => asked.add(idOf(one)));

  function settle({ actor, heard, asked }: Followed) {
    const { _nodes: nodes } = snapshotOf(actor) ?? { _nodes: [] };
    ask(
      asked,
      nodes.flatMap((node) => node.always ?? []),
    );
    heard.refused.push(...[...asked].filter((id) => !heard.taken.includes(id)));
    asked.clear();
  }

  globalThis.machineInspector = (event: InspectionEvent) => {
    const actor = event.actorRef as AnyActorRef;
    const one = followedAs(actor);
    if (!one) return;
    if (event.type === '@xstate.event' && !/^xstate\.(init|stop)$/.test(event.event.type)) {
      const { type } = event.event;
      one.heard.events.push(
        type.startsWith('xstate.')
          ? { type }
          : (JSON.parse(JSON.stringify(event.event)) as AnyEventObject),
      );
      const { _nodes: nodes } = snapshotOf(actor) ?? { _nodes: [] };
      ask(
        one.asked,
        nodes.flatMap((node) => node.transitions.get(type) ?? []),
      );
    }
    if (event.type === '@xstate.microstep') {
      one.heard.taken.push(...event._transitions.map(idOf));
      const { _nodes: nodes } = event.snapshot as AnyMachineSnapshot;
      one.heard.states.push(...nodes.map(({ id }) => id));
    }
  };

  globalThis.machineLog = {
    drain(machineId, which) {
      const running = followed.filter(({ actor }) => machineOf(actor)?.id === machineId);
      const one = running.at(which);
      if (!one) return null;
      settle(one);
      const { heard } = one;
      heard.states.push(...(snapshotOf(one.actor)?._nodes ?? []).map(({ id }) => id));
      one.heard = nothing();
      return heard;
    },
    forget: () => void followed.splice(0),
  };
}
