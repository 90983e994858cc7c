import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import type { Model } from '#machines/model.ts';
import { transitionId } from '#src/atlas/kit/chart.ts';
import {
  eventsIn,
  isAwaited,
  leavesOf,
  pureStart,
  pureStep,
  stateKey,
  type PureStep,
} from '#src/atlas/kit/pure-step.ts';
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
  /** Idle wait after the step, in ms, which proves that no timer changes the state. */
  idleMs: number;
  taken: readonly string[];
  covers: readonly string[];
}

export interface Path {
  start: AnyMachineSnapshot;
  /** Idle wait before the first step, in ms. */
  idleMs: number;
  /** Transitions that the view takes when it mounts. */
  opened?: readonly string[];
  steps: readonly PathStep[];
}

/**
 * The targets that paths cover: `shortest` states and transitions, `transitions` also guard outcomes, payloads
 * and cells (state × event), `pairs` also pairs of transitions and idle waits.
 */
export type Depth = 'shortest' | 'transitions' | 'pairs';

/** A node of the path graph: a snapshot, the transitions taken last, and the running delays. */
interface Node {
  snapshot: AnyMachineSnapshot;
  last: readonly string[];
  delays: ReadonlyMap<string, number>;
  scene: Scene;
}

interface Edge {
  step: PathStep;
  node: Node;
}

/** A graph with more nodes than this has an unbounded model. */
const maxNodes = 20_000;
/** A longer path would be hard to read when it fails. */
const maxSteps = 150;

export const target = {
  state: (id: string) => `state ${id}`,
  transition: (id: string) => `transition ${id}`,
  grant: (id: string) => `grant ${id}`,
  refusal: (id: string) => `refusal ${id}`,
  cell: (leaf: string, event: string) => `cell ${leaf} × ${event}`,
  pair: (first: string, second: string) => `pair ${first} → ${second}`,
  payload: (event: AnyEventObject) => `case ${JSON.stringify(event)}`,
};

/** Returns the transitions whose guard was evaluated to false. */
const refusedIn = (
  before: AnyMachineSnapshot,
  { type }: AnyEventObject,
  { after, taken }: PureStep,
): string[] =>
  [
    ...before._nodes.flatMap((node) => node.transitions.get(type) ?? []),
    ...after._nodes.flatMap((node) => node.always ?? []),
  ]
    .filter(({ guard }) => guard)
    .map(transitionId)
    .filter((id) => !taken.includes(id));

/** Plans paths through a machine, each step toward the nearest uncovered target. */
export function pathPlanner(
  machine: AnyStateMachine,
  model: Model<AnyStateMachine>,
  machineDriver?: AnyMachineDriver,
) {
  const keyOf = model.key ?? stateKey;
  const edgesByNode = new Map<string, readonly Edge[]>();
  let longestDelay = 0;

  const driverOf = (type: string): AnyEventDriver => {
    const eventDriver = machineDriver?.events[type];
    return typeof eventDriver === 'object' ? eventDriver : {};
  };

  /** Returns true if the view can cause the event; otherwise the reason why it cannot. */
  function possible(event: AnyEventObject, { snapshot, scene }: Node): true | string {
    const eventDriver = machineDriver?.events[event.type];
    if (typeof eventDriver === 'string') return eventDriver;
    if (machineDriver && !eventDriver && !event.type.startsWith('xstate.after.'))
      return `There is no driver for ${event.type}.`;
    return driverOf(event.type).can?.(event, snapshot, scene) ?? true;
  }

  const runningIn = ({ snapshot, delays }: Node) =>
    [...delays].filter(([type]) => isAwaited(snapshot, type));

  /** Returns the model's events that can occur in a node; of delayed ones, those due next. */
  function casesIn(node: Node): AnyEventObject[] {
    const soonest = Math.min(...runningIn(node).map(([, ms]) => ms));
    return eventsIn(model, node.snapshot).filter(
      ({ type }) => !type.startsWith('xstate.after.') || node.delays.get(type) === soonest,
    );
  }

  function edgeFor(node: Node, event: AnyEventObject): Edge {
    const { snapshot: before } = node;
    const isDelay = event.type.startsWith('xstate.after.');
    const ms = isDelay ? (node.delays.get(event.type) ?? 0) : 0;
    const eventDriver = driverOf(event.type);
    const sent = [...(eventDriver.sends?.(event, before, node.scene) ?? [event])];
    const steps: PureStep[] = [];
    const refused: string[] = [];
    const current = () => steps.at(-1)?.after ?? before;
    const send = (sentEvent: AnyEventObject) => {
      const from = current();
      const step = pureStep(machine, from, sentEvent);
      refused.push(...refusedIn(from, sentEvent, step));
      steps.push(step);
    };
    sent.forEach(send);
    for (const followUp of eventDriver.then?.(event, before, current()) ?? []) {
      sent.push(followUp);
      send(followUp);
    }

    const taken = steps.flatMap((step) => step.taken);
    const after = current();
    const delays = new Map([...node.delays].map(([type, left]) => [type, left - ms] as const));
    for (const step of steps) step.delays.forEach((left, type) => delays.set(type, left));
    longestDelay = Math.max(longestDelay, ...delays.values());
    return {
      node: {
        snapshot: after,
        last: taken.length > 0 ? taken : node.last,
        delays,
        scene: machineDriver?.scene?.next(node.scene, event, before, after) ?? node.scene,
      },
      step: {
        event,
        scene: node.scene,
        sent,
        before,
        after,
        ms,
        idleMs: 0,
        taken,
        covers: [
          target.payload(event),
          ...leavesOf(before).map((leaf) => target.cell(leaf, event.type)),
          ...steps.flatMap((step) => step.after._nodes.map(({ id }) => target.state(id))),
          ...taken.flatMap((id) => [target.transition(id), target.grant(id)]),
          ...refused.map(target.refusal),
        ],
      },
    };
  }

  const reasons = new Map<string, string>();

  /** Returns the driver's reason why no visitor can cover a target; otherwise null. */
  function whyNot(targetId: string): string | null {
    const { unreachable = {}, events = {} } = machineDriver ?? {};
    const [kind, ...words] = targetId.split(' ');
    const id = words.join(' ');
    const [source = '', type = ''] = words;
    const eventDriver = events[type];
    const never = typeof eventDriver === 'string' ? eventDriver : null;
    if (kind === 'cell') return reasons.get(targetId) ?? unreachable[source] ?? null;
    if (kind === 'refusal' && unreachable[`not ${id}`]) return unreachable[`not ${id}`] ?? null;
    return unreachable[id] ?? unreachable[source] ?? never;
  }

  const nodeKey = ({ snapshot, last, delays, scene }: Node, full: boolean) => {
    if (full) return JSON.stringify([stateKey(snapshot), ...delays, last, scene]);
    return JSON.stringify([
      keyOf(snapshot),
      last,
      machineDriver?.scene?.key ? machineDriver.scene.key(scene) : scene,
    ]);
  };

  function edgesFrom(node: Node): readonly Edge[] {
    const key = nodeKey(node, true);
    const known = edgesByNode.get(key);
    if (known) return known;
    const edges = casesIn(node)
      .filter((event) => {
        const answer = possible(event, node);
        if (answer !== true)
          leavesOf(node.snapshot).forEach((leaf) =>
            reasons.set(target.cell(leaf, event.type), answer),
          );
        return answer === true;
      })
      .map((event) => edgeFor(node, event));
    edgesByNode.set(key, edges);
    return edges;
  }

  const pairs = (node: Node, { step }: Edge) =>
    node.last.flatMap((first) => step.taken.map((second) => target.pair(first, second)));

  const coversFrom = (node: Node, edge: Edge, depth: Depth) => {
    const { covers } = edge.step;
    if (depth === 'pairs') return [...covers, ...pairs(node, edge)];
    return depth === 'shortest'
      ? covers.filter((covered) => /^(state|transition) /.test(covered))
      : covers;
  };

  function startNode(): Node {
    const { from, opens = [] } = machineDriver ?? {};
    const start = pureStart(machine, from?.input ?? model.input);
    longestDelay = Math.max(longestDelay, ...start.delays.values());
    const value: unknown = from?.value ?? start.after.value;
    const context = from?.context ?? (start.after.context as object);
    const snapshot =
      from?.value || from?.context
        ? machine.resolveState({ value: value as StateValue, context })
        : start.after;
    const scene = machineDriver?.scene?.start ?? {};
    const opened = opens.reduce<Node>((node, event) => edgeFor(node, event).node, {
      snapshot,
      last: [],
      delays: start.delays,
      scene,
    });
    // The events of mounting are not a visitor's: the scene starts unchanged.
    return { ...opened, scene };
  }

  /** Finds the shortest sequence of edges whose last one covers a wanted target. */
  function shortestTo(from: Node, wants: (covers: readonly string[]) => boolean, depth: Depth) {
    const seen = new Set([nodeKey(from, false)]);
    let frontier: { node: Node; edges: Edge[] }[] = [{ node: from, edges: [] }];
    while (frontier.length > 0) {
      const next: typeof frontier = [];
      for (const { node, edges } of frontier) {
        if (edges.length > 0 && model.stopWhen?.(node.snapshot)) continue;
        for (const edge of edgesFrom(node)) {
          const extended = [...edges, edge];
          if (wants(coversFrom(node, edge, depth))) return extended;
          const key = nodeKey(edge.node, false);
          if (seen.has(key)) continue;
          if (seen.size > maxNodes) throw new Error(`${machine.id}: the model is unbounded`);
          seen.add(key);
          next.push({ node: edge.node, edges: extended });
        }
      }
      frontier = next;
    }
    return null;
  }

  const reachableAt = new Map<Depth, ReadonlySet<string>>();

  /** Returns every target that can be covered from the start. */
  function reachable(depth: Depth): ReadonlySet<string> {
    const known = reachableAt.get(depth);
    if (known) return known;
    const start = startNode();
    const all = new Set(start.snapshot._nodes.map(({ id }) => target.state(id)));
    shortestTo(start, (covers) => (covers.forEach((covered) => all.add(covered)), false), depth);
    reachableAt.set(depth, all);
    return all;
  }

  /** Returns paths that together cover every reachable target; each ends when it finds no new one. */
  function paths(depth: Depth): Path[] {
    const start = startNode();
    const missing = new Set(reachable(depth));
    start.snapshot._nodes.forEach(({ id }) => missing.delete(target.state(id)));
    const found: Path[] = [];
    const waited = new Set<string>();
    /** Waits after each transition once, in the first node without a running delay. */
    const idleWait = (node: Node, taken: readonly string[]) => {
      const after = taken.join();
      if (depth !== 'pairs' || waited.has(after) || runningIn(node).length > 0) return 0;
      waited.add(after);
      return longestDelay;
    };
    const wants = (covers: readonly string[]) => covers.some((covered) => missing.has(covered));
    for (;;) {
      const steps: PathStep[] = [];
      let node = start;
      const idleMs = idleWait(start, []);
      while (missing.size > 0 && steps.length < maxSteps) {
        const edges = shortestTo(node, wants, depth);
        if (!edges) break;
        for (const edge of edges) {
          coversFrom(node, edge, depth).forEach((covered) => missing.delete(covered));
          steps.push({ ...edge.step, idleMs: idleWait(edge.node, edge.step.taken) });
          node = edge.node;
        }
      }
      if (steps.length === 0) break;
      found.push({ start: start.snapshot, idleMs, opened: start.last, steps });
    }
    return found.length > 0 ? found : [{ start: start.snapshot, idleMs: 0, steps: [] }];
  }

  /** Returns true if the view offers an event of this type in a state. */
  const canSend = (type: string, snapshot: AnyMachineSnapshot, scene: Scene) => {
    const node = { snapshot, last: [], delays: new Map<string, number>(), scene };
    return casesIn(node).some((event) => event.type === type && possible(event, node) === true);
  };

  return { paths, reachable, whyNot, canSend };
}
