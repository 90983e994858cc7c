import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { askedGuards, type Asked } from './asked-guards';
import { chartOf } from './chart';
import type { MachineEntry } from '#machines/model.ts';
import { isAwaited, pureStart, pureStep, type Effect, type PureStep } from './pure-step';

/** Guards that are told what to say in one step, by name. */
type Forced = Readonly<Record<string, boolean>>;

/** What somebody lets happen to a machine: plain data, so that it can stand in an address. */
export type RunStep = { forced?: Forced } & (
  | { kind: 'event'; type: string; payload: Readonly<Record<string, unknown>> }
  | { kind: 'done' | 'error'; actor: string; value?: unknown }
  | { kind: 'wait'; ms: number }
);

/** Where a run stands. */
export interface Moment {
  snapshot: AnyMachineSnapshot;
  /** On a clock that stands still but for `wait`, in ms since the start. */
  at: number;
  /** When each delay ends that has begun, on the same clock, by the type of its event. */
  ends: ReadonlyMap<string, number>;
}

/** What a step has brought about; a wait may be the end of several delays. */
export interface TakenStep {
  step: RunStep;
  before: Moment;
  after: Moment;
  taken: readonly string[];
  asked: readonly Asked[];
  effects: readonly Effect[];
}

/** A run as far as it fits the machine: a moment more than steps. */
export interface Run {
  start: Moment;
  steps: readonly TakenStep[];
  /** Why the step after the last one does not fit; null where every step does. */
  problem: string | null;
}

/** A wait is a day at most. */
const longestWait = 86_400_000;
const mostEnds = 200;

/** Returns the ids of the actors that run at a moment, each with what it is made from. */
export function actorsAt({ snapshot }: Moment): { id: string; src: string }[] {
  if (snapshot.status !== 'active') return [];
  return snapshot._nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src }) => ({ id, src: typeof src === 'string' ? src : id })),
  );
}

/** Returns the delays that run at a moment, the one that ends first in front. */
export function delaysAt({ snapshot, at, ends }: Moment): { type: string; ms: number }[] {
  if (snapshot.status !== 'active') return [];
  return [...ends]
    .filter(([type]) => isAwaited(snapshot, type))
    .map(([type, end]) => ({ type, ms: end - at }))
    .sort((one, other) => one.ms - other.ms);
}

/** Returns what starts and steps a machine with its real guards; nothing is ever carried out. */
export function runnerOf({ machine, model }: MachineEntry) {
  const guards = askedGuards(machine);
  const { events } = chartOf(machine);

  const momentAfter = ({ after, delays }: PureStep, at: number, before?: Moment): Moment => {
    const ends = new Map(before?.ends);
    delays.forEach((ms, type) => ends.set(type, at + ms));
    return { snapshot: after, at, ends };
  };

  /** Why a step cannot be taken at a moment, in words; null where it can. */
  function misfit(moment: Moment, step: RunStep): string | null {
    if (moment.snapshot.status !== 'active') return 'The machine is over before this step.';
    const unknown = Object.keys(step.forced ?? {}).find((name) => !guards.names.includes(name));
    if (unknown !== undefined) return `The machine has no guard “${unknown}” to force.`;
    if (step.kind === 'event')
      return events.includes(step.type) ? null : `The machine has no event “${step.type}”.`;
    if (step.kind === 'wait') {
      const isTime = Number.isInteger(step.ms) && step.ms >= 0 && step.ms <= longestWait;
      return isTime ? null : 'Time passes in whole milliseconds, for a day at most.';
    }
    const isRunning = actorsAt(moment).some(({ id }) => id === step.actor);
    return isRunning ? null : `No actor “${step.actor}” runs at this point.`;
  }

  /** Takes a step; throws an Error that says in words why it does not fit. */
  function take(before: Moment, step: RunStep): TakenStep {
    const problem = misfit(before, step);
    if (problem !== null) throw new Error(problem);
    const parts: PureStep[] = [];
    let after = before;
    const send = (event: AnyEventObject, at: number) => {
      const part = pureStep(guards.machine, after.snapshot, event);
      parts.push(part);
      after = momentAfter(part, at, after);
    };
    const asked = guards.during(step.forced ?? {}, () => {
      if (step.kind === 'event') send({ ...step.payload, type: step.type }, before.at);
      else if (step.kind !== 'wait') send(actorEvent(step), before.at);
      else {
        const end = before.at + step.ms;
        for (let next = delaysAt(after)[0]; next && after.at + next.ms <= end;) {
          if (parts.length >= mostEnds) throw new Error(`More than ${mostEnds} delays would end.`);
          send({ type: next.type }, after.at + next.ms);
          [next] = delaysAt(after);
        }
        after = { ...after, at: end };
      }
    });
    const taken = parts.flatMap((part) => part.taken);
    return { step, before, after, taken, asked, effects: parts.flatMap((part) => part.effects) };
  }

  function start(): Moment {
    return momentAfter(pureStart(guards.machine, model.input), 0);
  }

  /** Takes steps from the start for as long as they fit. */
  function run(steps: readonly RunStep[]): Run {
    const first = start();
    const done: TakenStep[] = [];
    for (const step of steps) {
      try {
        done.push(take(done.at(-1)?.after ?? first, step));
      } catch (error) {
        return { start: first, steps: done, problem: inWords(error) };
      }
    }
    return { start: first, steps: done, problem: null };
  }

  return { start, take, run, guards: guards.names };
}

export type Runner = ReturnType<typeof runnerOf>;

function actorEvent(step: Extract<RunStep, { actor: string }>): AnyEventObject {
  const { actor: actorId, value } = step;
  return step.kind === 'done'
    ? { type: `xstate.done.actor.${actorId}`, output: value, actorId }
    : { type: `xstate.error.actor.${actorId}`, error: value, actorId };
}

const inWords = (error: unknown) =>
  error instanceof Error ? error.message : 'The machine cannot take this step.';
