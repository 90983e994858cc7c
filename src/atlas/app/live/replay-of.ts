import type { AnyEventObject } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import {
  actorStepOf,
  createSimulator,
  delaysAt,
  type SimulationStep,
  type Simulator,
  type StepInput,
} from '#src/atlas/kit/simulate.ts';
import { fitsAddress, writeSimulation } from '../simulator/simulation-address';
import type { LiveMachine, Recorded } from './machine-watch';

/** The run that repeats a machine's recorded events in the atlas. */
interface Replay {
  run: string | undefined;
  /** The number of events that it repeats. */
  count: number;
  /** Why the next event can't be replayed; null if all are. */
  problem: string | null;
}

interface Replayed {
  /** The steps of each event: a wait may precede it. */
  steps: (readonly StepInput[])[];
  at: SimulationStep;
  problem: string | null;
}

/** Returns true if JSON represents the value. */
const isData = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) &&
      Object.values(value).every(isData)
    : ['string', 'number', 'boolean', 'undefined'].includes(typeof value) || value === null;

function inputOf(event: AnyEventObject, at: SimulationStep): StepInput {
  const { type, ...payload } = event;
  const step = actorStepOf(event);
  // No guard reads an Error or a snapshot.
  if (step) return step.kind === 'done' ? step : { kind: step.kind, actor: step.actor };
  const delay = delaysAt(at).find((pending) => pending.type === type);
  return delay ? { kind: 'wait', ms: delay.ms } : { kind: 'event', type, payload };
}

const isSame = (a: readonly string[], b: readonly string[]) => a.join() === b.join();

/** Returns the step that takes the recorded transitions, with a guard overridden if necessary. */
function stepLike(
  simulator: Simulator,
  at: SimulationStep,
  input: StepInput,
  transitions: Recorded['transitions'],
) {
  const result = simulator.take(at, input);
  if (isSame(result.transitions, transitions)) return result;
  for (const { guard, holds } of result.guardCalls) {
    const tried = simulator.take(at, { ...input, overrides: { [guard]: !holds } });
    if (isSame(tried.transitions, transitions)) return tried;
  }
  return null;
}

function replayNext(simulator: Simulator, now: Replayed, recorded: Recorded, idleMs: number) {
  const { event, transitions } = recorded;
  if (!isData(event['output']) || (!event.type.startsWith('xstate.') && !isData({ ...event })))
    throw new Error('Its payload is not plain data.');
  const steps: StepInput[] = [];
  let { at } = now;
  const [first, second] = delaysAt(at);
  // With two delays pending, the time between events decides which one ends first.
  const ms = Math.min(Math.round(idleMs), (first?.ms ?? 0) - 1);
  if (second && ms > 0) {
    steps.push({ kind: 'wait', ms });
    at = simulator.take(at, { kind: 'wait', ms }).after;
  }
  const result = stepLike(simulator, at, inputOf(event, at), transitions);
  if (!result) throw new Error('The page’s data or code leads it to another transition.');
  now.steps.push([...steps, result.step]);
  now.at = result.after;
}

const replays = new WeakMap<readonly Recorded[], Replayed & { simulator: Simulator }>();

/** Replays the events that are new since the last call. */
function replayed(entry: MachineEntry, history: readonly Recorded[]): Replayed {
  const simulator = replays.get(history)?.simulator ?? createSimulator(entry);
  const now = replays.get(history) ?? {
    simulator,
    steps: [],
    at: simulator.start(),
    problem: null,
  };
  replays.set(history, now);
  while (now.problem === null && now.steps.length < history.length) {
    const index = now.steps.length;
    const recorded = history[index] as Recorded;
    const idleMs = recorded.atMs - (history[index - 1]?.atMs ?? recorded.atMs);
    try {
      replayNext(simulator, now, recorded, idleMs);
    } catch (error) {
      const why = error instanceof Error ? error.message : '';
      now.problem = `Event ${index + 1}, ${recorded.event.type}, can’t be replayed. ${why}`;
    }
  }
  return now;
}

/** Returns the run of a machine up to the shown moment. */
export function replayOf({ entry, history, count }: LiveMachine): Replay {
  const { steps, problem } = replayed(entry, history);
  let end = Math.min(count, steps.length);
  const isCut = end < count;
  while (!fitsAddress(steps.slice(0, end).flat())) end -= 1;
  const isTooLong = end < Math.min(count, steps.length);
  return {
    run: writeSimulation(steps.slice(0, end).flat()),
    count: end,
    problem: isTooLong ? 'The later ones don’t fit the address.' : isCut ? problem : null,
  };
}
