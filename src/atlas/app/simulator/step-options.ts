import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
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

interface EventOptions {
  type: string;
  /** One step for each payload of the model. */
  options: readonly Option[];
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
function payloadsOf(
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

/** Returns the possible next steps. */
export function optionsAt({ entry, simulator, simStep }: Position): Options {
  const isDone = simStep.snapshot.status !== 'active';
  const events = isDone ? [] : chartOf(entry.machine).events;
  const all = events.map((type): EventOptions => {
    const options = payloadsOf(entry, simStep, type).map((payload) =>
      optionOf(simulator, simStep, { kind: 'event', type, payload }),
    );
    const overridden = overriddenOptions(simulator, simStep, options).filter(
      ({ result }) => result?.transitions.length,
    );
    const hasResult = options.some(({ result, problem }) => result?.transitions.length || problem);
    return { type, options: hasResult || overridden.length > 0 ? options : [], overridden };
  });
  const tried = (step: StepInput) => optionOf(simulator, simStep, step);
  return {
    possible: all.filter(({ options }) => options.length > 0),
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

/**
 * Returns the step that each enabled transition of the chart takes, by transition id. Of several
 * payloads, the first.
 */
export function labelSteps(
  { transitions }: Pick<Chart, 'transitions'>,
  { possible, actors, waits }: Options,
): ReadonlyMap<string, StepInput> {
  const typeOf = (id: string) => transitions.find((transition) => transition.id === id)?.eventType;
  const steps = new Map<string, StepInput>();
  const options = [
    ...possible.flatMap(({ options: ofEvent }) => ofEvent),
    ...actors.flatMap((actor) => actor.options),
    ...waits,
  ];
  for (const { step, result } of options) {
    const [first = '', ...later] = result?.transitions ?? [];
    // Several regions can take the same event; eventless transitions only follow.
    const sameEvent = later.filter((id) => typeOf(id) === typeOf(first));
    for (const id of [first, ...sameEvent]) if (!steps.has(id)) steps.set(id, step);
  }
  steps.delete('');
  return steps;
}
