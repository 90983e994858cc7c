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
import type { AnyDriver, AnySubject, Scene } from './subject';

/** An event brought about, and what comes of it. */
export interface WalkStep {
  event: AnyEventObject;
  scene: Scene;
  /** What the view tells the machine: at once, and then by itself. */
  sent: readonly AnyEventObject[];
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  /** For the end of a delay: how long it still takes, in ms. */
  ms: number;
  /** How long nothing is done afterwards, in ms: a state that waits for nothing stays as it is. */
  silence: number;
  taken: readonly string[];
  covers: readonly string[];
}

export interface Walk {
  start: AnyMachineSnapshot;
  /** How long nothing is done before the first step, in ms. */
  silence: number;
  /** The transitions by which the view came to where the walk starts. */
  opened?: readonly string[];
  steps: readonly WalkStep[];
}

/**
 * What paths cover: `shortest` states and transitions, `transitions` also guard outcomes, payloads
 * and cells (state × event), `pairs` also pairs of transitions and idle waits.
 */
export type Depth = 'shortest' | 'transitions' | 'pairs';

/** Where a walk stands: besides the snapshot, what was taken last and which delays run. */
interface Place {
  snapshot: AnyMachineSnapshot;
  last: readonly string[];
  delays: ReadonlyMap<string, number>;
  scene: Scene;
}

interface Edge {
  step: WalkStep;
  place: Place;
}

/** More places than this mean a model without bounds. */
const limit = 20_000;
/** A longer walk would be hard to read when it fails. */
const longest = 150;

export const target = {
  state: (id: string) => `state ${id}`,
  transition: (id: string) => `transition ${id}`,
  grant: (id: string) => `grant ${id}`,
  refusal: (id: string) => `refusal ${id}`,
  cell: (leaf: string, event: string) => `cell ${leaf} × ${event}`,
  pair: (first: string, second: string) => `pair ${first} → ${second}`,
  payload: (event: AnyEventObject) => `case ${JSON.stringify(event)}`,
};

/** The transitions that were asked and whose guard said no. */
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

/** Plans walks through a machine, by what nothing has covered yet. */
export function plannerOf(
  machine: AnyStateMachine,
  model: Model<AnyStateMachine>,
  subject?: AnySubject,
) {
  const keyOf = model.key ?? stateKey;
  const edgesByPlace = new Map<string, readonly Edge[]>();
  let longestDelay = 0;

  const driverOf = (type: string): AnyDriver => {
    const driver = subject?.events[type];
    return typeof driver === 'object' ? driver : {};
  };

  /** True where the view can bring the event about; otherwise the reason why it can't. */
  function possible(event: AnyEventObject, { snapshot, scene }: Place): true | string {
    const driver = subject?.events[event.type];
    if (typeof driver === 'string') return driver;
    if (subject && !driver && !event.type.startsWith('xstate.after.'))
      return `The subject has no driver for ${event.type}.`;
    return driverOf(event.type).can?.(event, snapshot, scene) ?? true;
  }

  const runningIn = ({ snapshot, delays }: Place) =>
    [...delays].filter(([type]) => isAwaited(snapshot, type));

  /** The events of the model's cases that can arrive: those of XState only where one waits. */
  function casesIn(place: Place): AnyEventObject[] {
    const soonest = Math.min(...runningIn(place).map(([, ms]) => ms));
    return eventsIn(model, place.snapshot).filter(
      ({ type }) => !type.startsWith('xstate.after.') || place.delays.get(type) === soonest,
    );
  }

  function walkStep(place: Place, event: AnyEventObject): Edge {
    const { snapshot: before } = place;
    const isDelay = event.type.startsWith('xstate.after.');
    const ms = isDelay ? (place.delays.get(event.type) ?? 0) : 0;
    const driver = driverOf(event.type);
    const sent = [...(driver.sends?.(event, before, place.scene) ?? [event])];
    const steps: PureStep[] = [];
    const refused: string[] = [];
    const settled = () => steps.at(-1)?.after ?? before;
    const send = (one: AnyEventObject) => {
      const from = settled();
      const step = pureStep(machine, from, one);
      refused.push(...refusedIn(from, one, step));
      steps.push(step);
    };
    sent.forEach(send);
    for (const one of driver.then?.(event, before, settled()) ?? []) {
      sent.push(one);
      send(one);
    }

    const taken = steps.flatMap((step) => step.taken);
    const after = settled();
    const delays = new Map([...place.delays].map(([type, left]) => [type, left - ms] as const));
    for (const step of steps) step.delays.forEach((left, type) => delays.set(type, left));
    longestDelay = Math.max(longestDelay, ...delays.values());
    return {
      place: {
        snapshot: after,
        last: taken.length > 0 ? taken : place.last,
        delays,
        scene: subject?.scene?.next(place.scene, event, before, after) ?? place.scene,
      },
      step: {
        event,
        scene: place.scene,
        sent,
        before,
        after,
        ms,
        silence: 0,
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

  /** Why no visitor can bring a target about, as far as the subject says; null where one can. */
  function whyNot(one: string): string | null {
    const { unreachable = {}, events = {} } = subject ?? {};
    const [kind, ...words] = one.split(' ');
    const id = words.join(' ');
    const [source = '', type = ''] = words;
    const driver = events[type];
    const never = typeof driver === 'string' ? driver : null;
    if (kind === 'cell') return reasons.get(one) ?? unreachable[source] ?? null;
    if (kind === 'refusal' && unreachable[`not ${id}`]) return unreachable[`not ${id}`] ?? null;
    return unreachable[id] ?? unreachable[source] ?? never;
  }

  const placeKey = ({ snapshot, last, delays, scene }: Place, full: boolean) => {
    if (full) return JSON.stringify([stateKey(snapshot), ...delays, last, scene]);
    return JSON.stringify([
      keyOf(snapshot),
      last,
      subject?.scene?.key ? subject.scene.key(scene) : scene,
    ]);
  };

  function edgesFrom(place: Place): readonly Edge[] {
    const key = placeKey(place, true);
    const known = edgesByPlace.get(key);
    if (known) return known;
    const edges = casesIn(place)
      .filter((event) => {
        const answer = possible(event, place);
        if (answer !== true)
          leavesOf(place.snapshot).forEach((leaf) =>
            reasons.set(target.cell(leaf, event.type), answer),
          );
        return answer === true;
      })
      .map((event) => walkStep(place, event));
    edgesByPlace.set(key, edges);
    return edges;
  }

  const pairs = (place: Place, { step }: Edge) =>
    place.last.flatMap((first) => step.taken.map((second) => target.pair(first, second)));

  const coversFrom = (place: Place, edge: Edge, depth: Depth) => {
    const { covers } = edge.step;
    if (depth === 'pairs') return [...covers, ...pairs(place, edge)];
    return depth === 'shortest' ? covers.filter((one) => /^(state|transition) /.test(one)) : covers;
  };

  function startPlace(): Place {
    const { from, opens = [] } = subject ?? {};
    const start = pureStart(machine, from?.input ?? model.input);
    longestDelay = Math.max(longestDelay, ...start.delays.values());
    const value: unknown = from?.value ?? start.after.value;
    const context = from?.context ?? (start.after.context as object);
    const snapshot =
      from?.value || from?.context
        ? machine.resolveState({ value: value as StateValue, context })
        : start.after;
    const scene = subject?.scene?.start ?? {};
    const opened = opens.reduce<Place>((place, event) => walkStep(place, event).place, {
      snapshot,
      last: [],
      delays: start.delays,
      scene,
    });
    // No visitor has done anything yet.
    return { ...opened, scene };
  }

  /** The shortest way from a place to an edge that covers something wanted. */
  function wayTo(from: Place, wants: (covers: readonly string[]) => boolean, depth: Depth) {
    const seen = new Set([placeKey(from, false)]);
    let front: { place: Place; way: Edge[] }[] = [{ place: from, way: [] }];
    while (front.length > 0) {
      const next: typeof front = [];
      for (const { place, way } of front) {
        if (way.length > 0 && model.stopWhen?.(place.snapshot)) continue;
        for (const edge of edgesFrom(place)) {
          const there = [...way, edge];
          if (wants(coversFrom(place, edge, depth))) return there;
          const key = placeKey(edge.place, false);
          if (seen.has(key)) continue;
          if (seen.size > limit) throw new Error(`${machine.id}: a model without bounds`);
          seen.add(key);
          next.push({ place: edge.place, way: there });
        }
      }
      front = next;
    }
    return null;
  }

  const reachableAt = new Map<Depth, ReadonlySet<string>>();

  /** Everything that can be covered from the start. */
  function reachable(depth: Depth): ReadonlySet<string> {
    const known = reachableAt.get(depth);
    if (known) return known;
    const start = startPlace();
    const all = new Set(start.snapshot._nodes.map(({ id }) => target.state(id)));
    wayTo(start, (covers) => (covers.forEach((one) => all.add(one)), false), depth);
    reachableAt.set(depth, all);
    return all;
  }

  /** Walks that together cover all that can be covered, each as long as it finds something new. */
  function walks(depth: Depth): Walk[] {
    const start = startPlace();
    const missing = new Set(reachable(depth));
    start.snapshot._nodes.forEach(({ id }) => missing.delete(target.state(id)));
    const found: Walk[] = [];
    const silent = new Set<string>();
    /** A silence after each transition, the first time that it leads to where nothing is waited for. */
    const silenceIn = (place: Place, taken: readonly string[]) => {
      const after = taken.join();
      if (depth !== 'pairs' || silent.has(after) || runningIn(place).length > 0) return 0;
      silent.add(after);
      return longestDelay;
    };
    const wants = (covers: readonly string[]) => covers.some((one) => missing.has(one));
    for (;;) {
      const steps: WalkStep[] = [];
      let place = start;
      const silence = silenceIn(start, []);
      while (missing.size > 0 && steps.length < longest) {
        const way = wayTo(place, wants, depth);
        if (!way) break;
        for (const edge of way) {
          coversFrom(place, edge, depth).forEach((one) => missing.delete(one));
          steps.push({ ...edge.step, silence: silenceIn(edge.place, edge.step.taken) });
          place = edge.place;
        }
      }
      if (steps.length === 0) break;
      found.push({ start: start.snapshot, silence, opened: start.last, steps });
    }
    return found.length > 0 ? found : [{ start: start.snapshot, silence: 0, steps: [] }];
  }

  /** Whether the view offers an event of this type after a step, or at the start. */
  const canSend = (type: string, snapshot: AnyMachineSnapshot, scene: Scene) => {
    const place = { snapshot, last: [], delays: new Map<string, number>(), scene };
    return casesIn(place).some((event) => event.type === type && possible(event, place) === true);
  };

  return { walks, reachable, whyNot, canSend };
}
