import { chartOf } from '#src/atlas/kit/chart.ts';
import type { MachineEntry } from '#machines/model.ts';
import {
  actorEvents,
  actorsAt,
  actorStepOf,
  delaysAt,
  messageOf,
  type SimulationStep,
  type Simulator,
  type StepInput,
  type StepResult,
} from '#src/atlas/kit/simulate.ts';

/** A possible step with its result; null with the problem if the machine's code throws. */
export interface Option {
  step: StepInput;
  result: StepResult | null;
  problem: string | null;
}

/** The payloads of one event that take the same transitions with the same guard results. */
export interface Branch {
  /** The ids of the transitions taken. */
  taken: readonly string[];
  /** The guard results as text; empty if no guard was called. */
  guards: string;
  /** Why the machine fails; null if it takes the step. */
  problem: string | null;
  options: readonly Option[];
}

interface EventOptions {
  type: string;
  branches: readonly Branch[];
  /** Steps with a guard overridden to a result that no payload produces. */
  overridden: readonly Option[];
}

interface ActorOptions {
  id: string;
  options: readonly Option[];
}

/** The possible next steps. */
export interface Options {
  possible: readonly EventOptions[];
  /** Ignored events, with the model's reasons. */
  ignored: readonly { type: string; reason: string }[];
  actors: readonly ActorOptions[];
  /** Waits until each pending delay ends, the next one first. */
  waits: readonly Option[];
}

/** Returns the guard results of a step as text. */
export const guardText = ({ guardCalls }: StepResult): string =>
  guardCalls
    .map(({ guard, params, holds, isOverridden }) => {
      const paramPart = paramText(params);
      return `${guard}${paramPart} ${isOverridden ? 'is overridden to be' : 'is'} ${holds}`;
    })
    .join(', ');

function paramText(params: unknown): string {
  if (params === undefined || params === null) return '';
  const text = JSON.stringify(params);
  return text.length > 40 ? '' : ` ${text}`;
}

function optionOf(simulator: Simulator, simStep: SimulationStep, step: StepInput): Option {
  try {
    return { step, result: simulator.take(simStep, step), problem: null };
  } catch (error) {
    return { step, result: null, problem: messageOf(error) };
  }
}

function branchesOf(options: readonly Option[]): Branch[] {
  const branches = new Map<string, { branch: Branch; options: Option[] }>();
  for (const option of options) {
    const { result, problem } = option;
    const taken = result?.taken ?? [];
    const guards = result ? guardText(result) : '';
    const key = JSON.stringify([taken, guards, problem]);
    const known = branches.get(key)?.options ?? [];
    known.push(option);
    branches.set(key, { branch: { taken, guards, problem, options: known }, options: known });
  }
  return [...branches.values()].map(({ branch }) => branch);
}

/** Returns steps that override each guard with the same result for every payload. */
function overriddenOptions(
  simulator: Simulator,
  simStep: SimulationStep,
  options: readonly Option[],
): Option[] {
  const resultsByGuard = new Map<string, Set<boolean>>();
  for (const { guard, holds } of options.flatMap(({ result }) => result?.guardCalls ?? [])) {
    resultsByGuard.set(guard, (resultsByGuard.get(guard) ?? new Set()).add(holds));
  }
  const [first] = options;
  return [...resultsByGuard].flatMap(([guard, results]) =>
    first && results.size === 1
      ? [
          optionOf(simulator, simStep, {
            ...first.step,
            overrides: { [guard]: !results.has(true) },
          }),
        ]
      : [],
  );
}

/** Returns the model's payloads for an event; empty for an unknown event. */
export function payloadsOf(
  { model }: MachineEntry,
  { snapshot }: SimulationStep,
  type: string,
): readonly Readonly<Record<string, unknown>>[] {
  const cases = Object.hasOwn(model.events, type) ? model.events[type] : undefined;
  return typeof cases === 'function' ? cases(snapshot) : (cases ?? []);
}

/** A machine after a step of its simulation. */
interface Position {
  entry: MachineEntry;
  simulator: Simulator;
  simStep: SimulationStep;
}

/** Returns the possible next steps and the ignored events with reasons. */
export function optionsAt({ entry, simulator, simStep }: Position): Options {
  const { model } = entry;
  const isDone = simStep.snapshot.status !== 'active';
  const events = isDone ? [] : chartOf(entry.machine).events;
  const all = events.map((type) => {
    const options = payloadsOf(entry, simStep, type).map((payload) =>
      optionOf(simulator, simStep, { kind: 'event', type, payload }),
    );
    const listed = branchesOf(options);
    const branches = listed.filter(({ taken, problem }) => taken.length > 0 || problem !== null);
    const overridden = overriddenOptions(simulator, simStep, options).filter(
      ({ result }) => result?.taken.length,
    );
    return { type, branches: branches.length + overridden.length > 0 ? listed : [], overridden };
  });
  const reasons: Readonly<Record<string, string | undefined>> = model.ignored ?? {};
  const tried = (step: StepInput) => optionOf(simulator, simStep, step);
  return {
    possible: all.filter(({ branches, overridden }) => branches.length + overridden.length > 0),
    ignored: all.flatMap(({ type, branches, overridden }) =>
      branches.length + overridden.length > 0
        ? []
        : [{ type, reason: reasons[type] ?? 'No active state handles it.' }],
    ),
    actors: actorsAt(simStep).map(({ id }) => ({
      id,
      options: Object.values(actorEvents).flatMap(([prefix]) => {
        const type = `${prefix}${id}`;
        const steps = payloadsOf(entry, simStep, type).map((payload) =>
          actorStepOf({ type, ...payload }),
        );
        return steps.flatMap((step) => (step ? tried(step) : []));
      }),
    })),
    waits: [...new Set(delaysAt(simStep).map(({ ms }) => ms))].map((ms) =>
      tried({ kind: 'wait', ms }),
    ),
  };
}
