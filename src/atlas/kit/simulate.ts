import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { chartOf } from './chart';
import { guardSpy, type GuardCall } from './guard-spy';
import type { MachineEntry } from '#machines/model.ts';
import { isAwaited, pureStart, pureStep, type Effect, type PureStep } from './pure-step';

/** The results to force on guards in one step, by name. */
type GuardOverrides = Readonly<Record<string, boolean>>;

/** The events of an actor, by kind: what their types start with, and the name of their value. */
export const actorEvents = {
  done: ['xstate.done.actor.', 'output'],
  error: ['xstate.error.actor.', 'error'],
  snapshot: ['xstate.snapshot.', 'snapshot'],
} as const;
export const actorEventKinds = ['done', 'error', 'snapshot'] as const;

type ActorStep = { kind: keyof typeof actorEvents; actor: string; value?: unknown };

/** The input of one step, as plain data for the URL. */
export type StepInput = { overrides?: GuardOverrides } & (
  | { kind: 'event'; type: string; payload: Readonly<Record<string, unknown>> }
  | ActorStep
  | { kind: 'wait'; ms: number }
);

/** Returns the step of an actor's event; null for another event. */
export function actorStepOf({ type, ...payload }: AnyEventObject): ActorStep | null {
  const kind = actorEventKinds.find((name) => type.startsWith(actorEvents[name][0]));
  if (!kind) return null;
  const [prefix, name] = actorEvents[kind];
  const value: unknown = payload[name];
  const actor = type.slice(prefix.length);
  return value === undefined ? { kind, actor } : { kind, actor, value };
}

/** A machine after a step of a simulation. */
export interface SimulationStep {
  snapshot: AnyMachineSnapshot;
  /** Simulated time in ms since the start; only `wait` advances it. */
  timeMs: number;
  /** When each pending delay ends, in simulated time, by event type. */
  delayEnds: ReadonlyMap<string, number>;
}

/** The result of a step; a wait may end several delays. */
export interface StepResult {
  step: StepInput;
  before: SimulationStep;
  after: SimulationStep;
  transitions: readonly string[];
  guardCalls: readonly GuardCall[];
  effects: readonly Effect[];
}

/** The results of the steps that fit the machine. */
export interface Simulation {
  start: SimulationStep;
  steps: readonly StepResult[];
  /** Why the next step does not fit; null if every step fits. */
  problem: string | null;
}

const maxWaitMs = 86_400_000;
const maxDelays = 200;

/** Returns the running actors by id and source. */
export function actorsAt({ snapshot }: SimulationStep): { id: string; src: string }[] {
  if (snapshot.status !== 'active') return [];
  return snapshot._nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  );
}

/** Returns the pending delays with the time left in ms, the next one first. */
export function delaysAt({
  snapshot,
  timeMs,
  delayEnds,
}: SimulationStep): { type: string; ms: number }[] {
  if (snapshot.status !== 'active') return [];
  return [...delayEnds]
    .filter(([type]) => isAwaited(snapshot, type))
    .map(([type, end]) => ({ type, ms: end - timeMs }))
    .sort((a, b) => a.ms - b.ms);
}

/** Returns why a machine takes no further step, as a predicate; null if it takes one. */
export function endOf({ snapshot: { status } }: SimulationStep): string | null {
  if (status === 'active') return null;
  return status === 'error' ? 'has failed' : 'is done';
}

/** Returns a simulator of a machine with its real guards; no effect runs. */
export function createSimulator({ machine, model }: Pick<MachineEntry, 'machine' | 'model'>) {
  const guards = guardSpy(machine);
  const { events } = chartOf(machine);

  const stepAfter = (
    { after, delays }: PureStep,
    timeMs: number,
    before?: SimulationStep,
  ): SimulationStep => {
    const delayEnds = new Map(before?.delayEnds);
    delays.forEach((ms, type) => delayEnds.set(type, timeMs + ms));
    return { snapshot: after, timeMs, delayEnds };
  };

  /** Returns why a step does not fit, or null. */
  function problemWith(simStep: SimulationStep, step: StepInput): string | null {
    const end = endOf(simStep);
    if (end !== null) return `The machine ${end} before this step.`;
    const unknown = Object.keys(step.overrides ?? {}).find((key) => !guards.names.includes(key));
    if (unknown !== undefined) return `The machine has no guard “${unknown}” to override.`;
    if (step.kind === 'event')
      return events.includes(step.type) ? null : `The machine has no event “${step.type}”.`;
    if (step.kind === 'wait') {
      const isTime = Number.isInteger(step.ms) && step.ms >= 0 && step.ms <= maxWaitMs;
      return isTime ? null : 'A wait is a whole number of milliseconds, one day at most.';
    }
    const isRunning = actorsAt(simStep).some(({ id }) => id === step.actor);
    return isRunning ? null : `No actor “${step.actor}” is running here.`;
  }

  /** Takes a step; throws an Error whose message says why it does not fit. */
  function take(before: SimulationStep, step: StepInput): StepResult {
    const problem = problemWith(before, step);
    if (problem !== null) throw new Error(problem);
    const pureSteps: PureStep[] = [];
    let after = before;
    const send = (event: AnyEventObject, timeMs: number) => {
      const result = pureStep(guards.machine, after.snapshot, event);
      pureSteps.push(result);
      after = stepAfter(result, timeMs, after);
    };
    const guardCalls = guards.during(step.overrides ?? {}, () => {
      if (step.kind === 'event')
        send({ ...step.payload, type: sentType(step.type) }, before.timeMs);
      else if (step.kind !== 'wait') send(actorEvent(step), before.timeMs);
      else {
        const end = before.timeMs + step.ms;
        for (let next = delaysAt(after)[0]; next && after.timeMs + next.ms <= end;) {
          if (pureSteps.length >= maxDelays)
            throw new Error(`More than ${maxDelays} delays would end.`);
          send({ type: next.type }, after.timeMs + next.ms);
          [next] = delaysAt(after);
        }
        after = { ...after, timeMs: end };
      }
    });
    return {
      step,
      before,
      after,
      transitions: pureSteps.flatMap(({ transitions }) => transitions),
      guardCalls,
      effects: pureSteps.flatMap(({ effects }) => effects),
    };
  }

  const start = (): SimulationStep => stepAfter(pureStart(guards.machine, model.input), 0);

  /** Takes steps from the start until one does not fit. */
  function simulate(steps: readonly StepInput[]): Simulation {
    const first = start();
    const done: StepResult[] = [];
    // XState does not throw an error of the start.
    if (first.snapshot.status === 'error')
      return { start: first, steps: done, problem: messageOf(first.snapshot.error) };
    for (const step of steps) {
      try {
        done.push(take(done.at(-1)?.after ?? first, step));
      } catch (error) {
        return { start: first, steps: done, problem: messageOf(error) };
      }
    }
    return { start: first, steps: done, problem: null };
  }

  return { start, take, simulate };
}

export type Simulator = ReturnType<typeof createSimulator>;

/** Returns an event type that a wildcard matches; XState sends no wildcard. */
const sentType = (type: string) => type.replace(/\*$/, 'other event');

function actorEvent({ kind, actor, value }: ActorStep): AnyEventObject {
  const [prefix, name] = actorEvents[kind];
  return { type: `${prefix}${actor}`, [name]: value, actorId: actor };
}

/** Returns why a step does not fit, from an error of `take`. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The machine can’t take this step.';
}
