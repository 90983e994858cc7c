import { TestModel } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import type { AdjacencyValue, PathGenerator } from 'xstate/graph';
import type { Model } from '#machines/model.ts';
import { eventsIn, pureStart, pureStep, stateKey } from '#src/atlas/kit/pure-step.ts';
import { replayLine } from './replay-link';

type AnyModel = Model<AnyStateMachine>;
type Source = AdjacencyValue<AnyMachineSnapshot, AnyEventObject>;
type Generator = PathGenerator<AnyMachineSnapshot, AnyEventObject, unknown>;

interface Step {
  event: AnyEventObject;
  /** The state that the pure machine reaches. */
  state: AnyMachineSnapshot;
}

/** Takes the steps of a path on a real actor or view and checks the state after each. */
interface PathRunner {
  take: (event: AnyEventObject) => void | Promise<void>;
  check: (expected: AnyMachineSnapshot) => void | Promise<void>;
}

export interface ModelPath {
  title: string;
  /** Begins with the start. */
  steps: readonly Step[];
  run: (runner: PathRunner) => Promise<unknown>;
}

/** A graph with more edges than this has an unbounded model. */
const limit = 5000;

/** Returns paths that take every event of `model` in every reachable state, refused ones included. */
export function modelPaths(machine: AnyStateMachine, model: AnyModel): ModelPath[] {
  const paths = testModel(machine, model).getPaths(everyEdge as never);
  return paths.map(({ steps }) => pathOf(machine, model, steps.slice(1).map(eventOf)));
}

/** Returns the path of given events, from the initial state or from another snapshot. */
export function pathOf(
  machine: AnyStateMachine,
  model: AnyModel,
  events: readonly AnyEventObject[],
  start: AnyMachineSnapshot = pureStart(machine, model.input).after,
): ModelPath {
  const steps = replay(machine, start, events);
  const title = events.map((event) => JSON.stringify(event)).join(' → ') || '(start)';
  return { title, steps, run: (runner) => runThrough(machine, model, steps, runner) };
}

/** Runs steps through @xstate/test, which reports a failure with its path, and links to its replay. */
export function runThrough(
  machine: AnyStateMachine,
  model: AnyModel,
  steps: readonly Step[],
  { take, check }: PathRunner,
): Promise<unknown> {
  const types = steps.slice(1).map(({ event }) => event.type);
  const run = testModel(machine, model).testPath(
    { state: steps.at(-1)!.state, steps, weight: types.length } as never,
    {
      events: Object.fromEntries(
        types.map((type) => [type, (step: unknown) => take(eventOf(step as Step))]),
      ),
      states: { '*': (state) => check(state) },
    },
  );
  return run.catch((error: unknown) => {
    const line = replayLine({ machine, model }, steps.slice(1).map(eventOf), steps[0]?.state);
    if (error instanceof Error) error.message += line;
    throw error;
  });
}

const eventOf = ({ event }: { event: AnyEventObject }) => event;

function testModel(machine: AnyStateMachine, model: AnyModel) {
  return new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(
    machine as never,
    {
      events: (snapshot: AnyMachineSnapshot) => eventsIn(model, snapshot),
      fromState: pureStart(machine, model.input).after,
      limit,
      stopWhen: model.stopWhen,
      serializeState: model.key ?? stateKey,
      stateMatcher: (_: unknown, key: string) => key === '*',
    } as never,
  );
}

/** Follows the shortest path to each state by each event possible there. */
const everyEdge: Generator = (logic, options) => {
  const keyOf = (state: AnyMachineSnapshot) => options.serializeState!(state, undefined);
  const shortest = getShortestPaths(logic, options);
  const pathTo = new Map(shortest.map((path) => [keyOf(path.state), path]));
  const sources = Object.entries(getAdjacencyMap(logic, options) as Record<string, Source>);
  const edges = sources.flatMap(([source, { transitions }]) => {
    const { steps, weight } = pathTo.get(source)!;
    return Object.values<Step>(transitions).map((edge) => ({
      state: edge.state,
      steps: [...steps, edge],
      weight: weight + 1,
    }));
  });
  return [...shortest, ...edges];
};

/**
 * Computes the steps of this very path: with an abstract `key`, the generator knows only the last
 * snapshot seen for each key.
 */
function replay(
  machine: AnyStateMachine,
  start: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
) {
  const steps: Step[] = [{ event: { type: 'xstate.init' }, state: start }];
  for (const event of events) {
    steps.push({ event, state: pureStep(machine, steps.at(-1)!.state, event).after });
  }
  return steps;
}
