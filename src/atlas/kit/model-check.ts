import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, leavesOf, pureStart, pureStep, stateKey, type PureStep } from './pure-step';

/** The result of one assertion, with the shortest path to a violation. */
interface CheckResult {
  assertion: string;
  kind: 'invariant' | 'step';
  /** The events that lead to a violation; null if the assertion holds. */
  violatedBy: readonly AnyEventObject[] | null;
}

/** The paths of the tests that pass a state or a transition. */
interface PartPaths {
  /** The number of events, by state before, that lead to the state or take the transition. */
  count: number;
  /** The shortest paths that end with such an event, by the types of their events. */
  shortest: Map<string, readonly AnyEventObject[]>;
  /** The titles of the journeys that pass it. */
  journeys: string[];
}

export interface ModelCheck {
  results: readonly CheckResult[];
  /**
   * The shortest path to each cell of the event table, by leaf state and transition, or by leaf state
   * and ignored event type, joined by a space.
   */
  paths: ReadonlyMap<string, readonly AnyEventObject[]>;
  /** By chart id. The tests take each event in each state reached, as this check does. */
  byPart: ReadonlyMap<string, Readonly<PartPaths>>;
  /** The number of distinct states visited and of steps taken. */
  states: number;
  steps: number;
  /** False if the search stopped at its limit of states. */
  isExhausted: boolean;
}

interface Node {
  snapshot: AnyMachineSnapshot;
  path: readonly AnyEventObject[];
}

const maxStates = 2000;
const shownPaths = 3;

/** Returns the ids of the states and transitions that a step passes. */
const partsIn = ({ after, transitions }: PureStep): string[] => [
  ...transitions,
  ...after._nodes.map(({ id }) => id),
];

/**
 * Checks the invariants and step assertions of a machine in every state that the cases and journeys
 * of its model reach, breadth first (specification §17.20). No effect runs.
 */
export function checkModel({ machine, model }: MachineEntry): ModelCheck {
  const violations = new Map<string, readonly AnyEventObject[]>();
  const paths = new Map<string, readonly AnyEventObject[]>();
  const steps = Object.entries(model.steps ?? {});
  const keyOf = model.key ?? stateKey;
  const check = (assertion: string, holds: boolean, path: readonly AnyEventObject[]) => {
    if (!holds && !violations.has(assertion)) violations.set(assertion, path);
  };
  const checkInvariants = ({ snapshot, path }: Node) => {
    for (const [assertion, holds] of Object.entries(model.invariants))
      check(assertion, holds(snapshot), path);
  };

  const take = ({ snapshot: before, path }: Node, event: AnyEventObject) => {
    const step = pureStep(machine, before, event);
    const { after, effects, transitions } = step;
    const next = { snapshot: after, path: [...path, event], parts: partsIn(step) };
    for (const leaf of leavesOf(before))
      for (const result of transitions.length > 0 ? transitions : [event.type]) {
        const cell = `${leaf} ${result}`;
        if (!paths.has(cell)) paths.set(cell, next.path);
      }
    checkInvariants(next);
    const names = effects.map(({ name }) => name);
    for (const [assertion, holds] of steps)
      check(assertion, holds({ before, event, after, effects: names }), next.path);
    return next;
  };

  const byPart = new Map<string, PartPaths>();
  const pathsOf = (part: string): PartPaths => {
    const partPaths = byPart.get(part) ?? { count: 0, shortest: new Map(), journeys: [] };
    byPart.set(part, partPaths);
    return partPaths;
  };

  const first = pureStart(machine, model.input);
  const start: Node = { snapshot: first.after, path: [] };
  checkInvariants(start);
  const seen = new Set([keyOf(start.snapshot)]);
  const queue = [start];
  let stepCount = 0;
  let isExhausted = true;
  for (const node of queue) {
    if (node.path.length > 0 && model.stopWhen?.(node.snapshot)) continue;
    const cases = eventsIn(model, node.snapshot).map(
      (event) => [JSON.stringify(event), event] as const,
    );
    for (const event of new Map(cases).values()) {
      const next = take(node, event);
      stepCount += 1;
      const types = next.path.map(({ type }) => type).join(' → ');
      for (const part of new Set(next.parts)) {
        const partPaths = pathsOf(part);
        partPaths.count += 1;
        if (partPaths.shortest.size < shownPaths && !partPaths.shortest.has(types))
          partPaths.shortest.set(types, next.path);
      }
      const key = keyOf(next.snapshot);
      if (seen.has(key)) continue;
      if (seen.size >= maxStates) isExhausted = false;
      else {
        seen.add(key);
        queue.push(next);
      }
    }
  }
  // Journeys may use events that no case has.
  for (const { title, events } of model.journeys) {
    const passed = new Set(partsIn(first));
    (events as readonly AnyEventObject[]).reduce<Node>((node, event) => {
      const next = take(node, event);
      next.parts.forEach((part) => passed.add(part));
      return next;
    }, start);
    for (const part of passed) pathsOf(part).journeys.push(title);
  }

  const resultsOf = (kind: CheckResult['kind'], assertions: object = {}) =>
    Object.keys(assertions).map((assertion): CheckResult => ({
      assertion,
      kind,
      violatedBy: violations.get(assertion) ?? null,
    }));
  return {
    results: [...resultsOf('invariant', model.invariants), ...resultsOf('step', model.steps)],
    paths,
    byPart,
    states: seen.size,
    steps: stepCount,
    isExhausted,
  };
}
