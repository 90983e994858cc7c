import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { pureStart, pureStep, unlessItThrows } from '#src/atlas/kit/pure-step.ts';

/** Returns true if every value in `part` equals the value at the same path in `whole`. */
function isSubset(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false;
  return Object.entries(part).every(([key, value]) =>
    isSubset(value, (whole as Record<string, unknown>)[key]),
  );
}

/** Returns true if a journey ends in another state or an invariant fails on the way. */
export function isKilledByJourneys({ model }: MachineEntry, mutant: AnyStateMachine): boolean {
  return model.journeys.some(({ events, end, context, effects, effectInputs }) => {
    const steps = unlessItThrows(() =>
      (events as readonly AnyEventObject[]).reduce(
        (all, event) => [...all, pureStep(mutant, all.at(-1)!.after, event)],
        [pureStart(mutant, model.input)],
      ),
    );
    if (!steps) return true;
    const last = steps.at(-1)!.after;
    const ran = steps.flatMap((step) => step.effects);
    const holds = (snapshot: AnyMachineSnapshot) =>
      Object.values(model.invariants).every((invariant) => invariant(snapshot));
    return (
      JSON.stringify(last.value) !== JSON.stringify(end) ||
      !isSubset(context ?? {}, last.context) ||
      (effects !== undefined && effects.join() !== ran.map(({ name }) => name).join()) ||
      !isSubset(
        effectInputs ?? {},
        Object.fromEntries(ran.map((effect) => [effect.name, effect.input])),
      ) ||
      !steps.every(({ after }) => unlessItThrows(() => holds(after)))
    );
  });
}
