import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { MachineEntry } from '#machines/model.ts';
import { pureStart, pureStep, unlessItThrows } from '#src/atlas/kit/pure-step.ts';

/** True where `part` says of `whole` nothing that is not so. */
function isWithin(part: unknown, whole: unknown): boolean {
  if (typeof part !== 'object' || part === null) return Object.is(part, whole);
  if (typeof whole !== 'object' || whole === null) return false;
  if (Array.isArray(part) && part.length !== (whole as unknown[]).length) return false;
  return Object.entries(part).every(([key, value]) =>
    isWithin(value, (whole as Record<string, unknown>)[key]),
  );
}

/** True where a journey ends elsewhere than it should, or an invariant does not hold on its way. */
export function isKilledByJourneys({ model }: MachineEntry, mutant: AnyStateMachine): boolean {
  return model.journeys.some(({ events, end, context, effects, given }) => {
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
      !isWithin(context ?? {}, last.context) ||
      (effects !== undefined && effects.join() !== ran.map(({ name }) => name).join()) ||
      !isWithin(given ?? {}, Object.fromEntries(ran.map((one) => [one.name, one.given]))) ||
      !steps.every(({ after }) => unlessItThrows(() => holds(after)))
    );
  });
}
