import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, leavesOf, pureStart, pureStep, stateKey } from './pure-step';

/** The result of one assertion, with the shortest path to a violation. */
interface CheckResult {
  assertion: string;
  kind: 'invariant' | 'step';
  /** The events that lead to a violation; null if the assertion holds. */
  violatedBy: readonly AnyEventObject[] | null;
}

export interface ModelCheck {
  results: readonly CheckResult[];
  /**
   * The shortest path to each cell of the event table, by leaf state and transition, or by leaf state
   * and ignored event type, joined by a space.
   */
  paths: ReadonlyMap<string, readonly AnyEventObject[]>;
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

/**
 * Checks the invariants and step assertions of a machine in every state that the cases and journeys
 * of its model reach, breadth first (specification §17). No effect runs.
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

  const take = ({ snapshot: before, path }: Node, event: AnyEventObject): Node => {
    const { after, effects, taken: transitions } = pureStep(machine, before, event);
    const next = { snapshot: after, path: [...path, event] };
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

  const start: Node = { snapshot: pureStart(machine, model.input).after, path: [] };
  checkInvariants(start);
  const seen = new Set([keyOf(start.snapshot)]);
  const queue = [start];
  let taken = 0;
  let isExhausted = true;
  for (const node of queue) {
    if (node.path.length > 0 && model.stopWhen?.(node.snapshot)) continue;
    for (const event of eventsIn(model, node.snapshot)) {
      const next = take(node, event);
      taken += 1;
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
  for (const { events } of model.journeys)
    (events as readonly AnyEventObject[]).reduce(take, start);

  const resultOf =
    (kind: CheckResult['kind']) =>
    (assertion: string): CheckResult => ({
      assertion,
      kind,
      violatedBy: violations.get(assertion) ?? null,
    });
  return {
    results: [
      ...Object.keys(model.invariants).map(resultOf('invariant')),
      ...steps.map(([assertion]) => assertion).map(resultOf('step')),
    ],
    paths,
    states: seen.size,
    steps: taken,
    isExhausted,
  };
}
