import type { AnyActorLogic, AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { isDeepStrictEqual } from 'node:util';
import { getShortestPaths } from 'xstate/graph';
import type { MachineEntry } from '#machines/model.ts';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { eventsIn, isAwaited, pureStart, pureStep, stateKey } from '#src/atlas/kit/pure-step.ts';
import type { AnyEventDriver, AnyMachineDriver, Scene } from './machine-driver';

/** One event of a path and its effects. */
export interface PathStep {
  event: AnyEventObject;
  scene: Scene;
  /** Events the view sends: at once, and then without a further action. */
  sent: readonly AnyEventObject[];
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  /** For a delayed event: the time left on its delay, in ms. */
  ms: number;
  transitions: readonly string[];
}

export interface Path {
  start: AnyMachineSnapshot;
  steps: readonly PathStep[];
}

/** A node of the graph: a snapshot, the step that led to it, the view's state and running delays. */
interface Node {
  key: string;
  snapshot: AnyMachineSnapshot;
  step: PathStep | null;
  /** The states and transitions that the step passes. */
  parts: readonly string[];
  scene: Scene;
  delays: ReadonlyMap<string, number>;
}

/** A graph with more edges than this has an unbounded model. */
const limit = 50_000;

/** Returns the ids of a machine's states and transitions. The root does not count as a state. */
const partsOf = ({ machine }: Pick<MachineEntry, 'machine'>): string[] => {
  const { states, transitions } = chartOf(machine);
  return [...states.filter(({ parent }) => parent !== null), ...transitions].map(({ id }) => id);
};

/**
 * Plans paths to every state and transition of a machine, by a visitor's actions if there is a
 * driver. Each path continues along the shortest one to a part not passed yet.
 */
export function planOf(
  { machine, model }: Pick<MachineEntry, 'machine' | 'model'>,
  machineDriver?: AnyMachineDriver,
) {
  const keyOf = model.key ?? stateKey;

  const driverOf = (type: string): AnyEventDriver => {
    const eventDriver = machineDriver?.events[type];
    return typeof eventDriver === 'object' ? eventDriver : {};
  };

  /** Returns the events that can occur: of delayed ones, those due next; in a view, its own. */
  function eventsAt({ snapshot, delays, scene }: Pick<Node, 'snapshot' | 'delays' | 'scene'>) {
    const running = [...delays].filter(([type]) => isAwaited(snapshot, type));
    const soonest = Math.min(...running.map(([, ms]) => ms));
    return eventsIn(model, snapshot).filter((event) => {
      const isDelay = event.type.startsWith('xstate.after.');
      if (isDelay && delays.get(event.type) !== soonest) return false;
      const eventDriver = machineDriver?.events[event.type];
      if (typeof eventDriver === 'string') return false;
      if (machineDriver && !eventDriver && !isDelay) return false;
      return (driverOf(event.type).can?.(event, snapshot, scene) ?? true) === true;
    });
  }

  function nodeOf(node: Omit<Node, 'key'>): Node {
    const sceneKey = machineDriver?.scene?.key ?? ((scene: Scene) => scene);
    return { ...node, key: JSON.stringify([keyOf(node.snapshot), sceneKey(node.scene)]) };
  }

  function take(node: Node, event: AnyEventObject): Node {
    const { snapshot: before, scene } = node;
    const ms = event.type.startsWith('xstate.after.') ? (node.delays.get(event.type) ?? 0) : 0;
    const { sends, then } = driverOf(event.type);
    const sent: AnyEventObject[] = [];
    const transitions: string[] = [];
    const states = new Set<string>();
    const delays = new Map([...node.delays].map(([type, left]) => [type, left - ms]));
    let after = before;
    const send = (sentEvent: AnyEventObject) => {
      const step = pureStep(machine, after, sentEvent);
      sent.push(sentEvent);
      transitions.push(...step.transitions);
      after = step.after;
      step.delays.forEach((left, type) => delays.set(type, left));
      after._nodes.forEach(({ id }) => states.add(id));
    };
    (sends?.(event, before, scene) ?? [event]).forEach(send);
    (then?.(event, before, after) ?? []).forEach(send);
    return nodeOf({
      snapshot: after,
      step: { event, scene, sent, before, after, ms, transitions },
      parts: [...transitions, ...states],
      scene: machineDriver?.scene?.next(scene, event, before, after) ?? scene,
      delays,
    });
  }

  const nodes = new Map<string, Node>();
  const edges = new WeakMap<Node, readonly (readonly [AnyEventObject, Node])[]>();

  function edgesOf(node: Node) {
    const found =
      edges.get(node) ?? eventsAt(node).map((event) => [event, take(node, event)] as const);
    edges.set(node, found);
    return found;
  }

  /** Returns the node that stands for all nodes with its key. */
  function representative(node: Node): Node {
    const first = nodes.get(node.key) ?? node;
    nodes.set(node.key, first);
    return first;
  }

  function startNode(): Node {
    const { from, opens = [], scene } = machineDriver ?? {};
    const { after, delays } = pureStart(machine, from?.input ?? model.input);
    const { value = after.value as unknown, context = after.context as object } = from ?? {};
    const snapshot =
      from?.value || from?.context
        ? machine.resolveState({ value: value as StateValue, context })
        : after;
    const parts = snapshot._nodes.map(({ id }) => id);
    const first = nodeOf({ snapshot, step: null, parts, scene: scene?.start ?? {}, delays });
    const opened = opens.reduce<Node>((node, event) => {
      const to = take(node, event);
      return { ...to, parts: [...node.parts, ...to.parts] };
    }, first);
    // The events of mounting are not a visitor's: the scene starts unchanged.
    return nodeOf({ ...opened, scene: first.scene });
  }

  /**
   * Returns the nodes of the shortest path to a wanted one, without its start; null if there is none.
   * The search is breadth first; with `isShort` it expands no node after one beside a wanted node.
   */
  function shortest(from: Node, isWanted: (node: Node) => boolean, isShort = true): Node[] | null {
    nodes.set(from.key, from);
    let isNear = false;
    const isEnd = (node: Node) => node !== from && model.stopWhen?.(node.snapshot) === true;
    // An event of the graph is the index of an edge.
    const transition = (node: Node, { type }: AnyEventObject) =>
      representative(edgesOf(node)[Number(type)]![1]);
    const found = getShortestPaths({ transition } as unknown as AnyActorLogic, {
      fromState: from,
      events: ((node: Node) => {
        if (isShort && isNear) return [];
        isNear = !isEnd(node) && edgesOf(node).some(([, to]) => isWanted(to));
        return Object.keys(edgesOf(node)).map((type) => ({ type }));
      }) as never,
      serializeState: (node) => (node as unknown as Node).key,
      stopWhen: (node) => isEnd(node as unknown as Node),
      limit,
    }) as unknown as {
      weight: number;
      state: Node;
      steps: { state: Node; event: AnyEventObject }[];
    }[];
    for (const { state, steps } of found.toSorted((a, b) => a.weight - b.weight)) {
      if (isEnd(state)) continue;
      const events = steps
        .slice(1)
        .map(({ event }, index) => edgesOf(steps[index]!.state)[Number(event.type)]![0]);
      for (const [last, to] of edgesOf(state)) {
        const path = isWanted(to) ? follow(from, [...events, last]) : null;
        if (path && isWanted(path.at(-1)!)) return path;
      }
    }
    return isShort && isNear ? shortest(from, isWanted, false) : null;
  }

  /** Takes the events one after another; null if one is impossible, as a node stands for several. */
  function follow(from: Node, events: readonly AnyEventObject[]): Node[] | null {
    const path: Node[] = [];
    let node: Node | undefined = from;
    for (const event of events) {
      node = edgesOf(node).find(([possible]) => isDeepStrictEqual(possible, event))?.[1];
      if (!node) return null;
      path.push(node);
    }
    return path;
  }

  const start = startNode();
  const missing = new Set(partsOf({ machine }));
  const pass = (parts: readonly string[]) => parts.forEach((part) => missing.delete(part));
  pass(start.parts);
  const isWanted = ({ parts }: Node) => parts.some((part) => missing.has(part));

  const paths: Path[] = [];
  for (;;) {
    const steps: PathStep[] = [];
    for (let node = start; ;) {
      const found = shortest(node, isWanted);
      if (!found) break;
      for (const { parts, step } of found) {
        pass(parts);
        if (step) steps.push(step);
      }
      node = found.at(-1)!;
    }
    if (steps.length === 0) break;
    paths.push({ start: start.snapshot, steps });
  }
  if (paths.length === 0) paths.push({ start: start.snapshot, steps: [] });

  return {
    paths,
    /** The states and transitions that no path passes. */
    missing: [...missing],
    /** Returns true if the view offers an event of this type in a state. */
    canSend: (type: string, snapshot: AnyMachineSnapshot, scene: Scene) =>
      eventsAt({ snapshot, scene, delays: new Map() }).some((event) => event.type === type),
  };
}
export type Plan = ReturnType<typeof planOf>;

interface Unvisited {
  /** By state or transition: the driver's reason why no visitor reaches it; null without a reason. */
  parts: Record<string, string | null>;
  /** Reasons for parts that do not exist or that a visitor reaches. */
  stale: string[];
}

/** Returns the states and transitions that none of a machine's drivers reaches. */
export function unvisitedBy(
  machineDrivers: readonly AnyMachineDriver[],
  entry: Pick<MachineEntry, 'machine' | 'model'>,
): Unvisited {
  const plans = machineDrivers.map((machineDriver) => planOf(entry, machineDriver));
  const all = partsOf(entry);
  const missing = all.filter((part) => plans.every((plan) => plan.missing.includes(part)));
  const reasonFor = (part: string) => {
    const [source = '', type = ''] = part.split(' ');
    for (const { unreachable = {}, events } of machineDrivers) {
      const reason = unreachable[part] ?? unreachable[source] ?? events[type];
      if (typeof reason === 'string') return reason;
    }
    return null;
  };
  const steps = plans.flatMap(({ paths }) => paths.flatMap((path) => path.steps));
  // A visitor may pass through a state, as long as no event occurs in it.
  const isReached = (part: string) =>
    part.includes(' ')
      ? !missing.includes(part)
      : steps.some(({ before }) => before._nodes.some(({ id }) => id === part));
  const excluded = machineDrivers.map(({ unreachable = {} }) => Object.keys(unreachable));
  return {
    parts: Object.fromEntries(missing.map((part) => [part, reasonFor(part)])),
    stale: excluded
      .reduce((common, parts) => common.filter((part) => parts.includes(part)))
      .filter((part) => !all.includes(part) || isReached(part)),
  };
}
