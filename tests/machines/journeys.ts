import type { AnyEventObject, AnyStateMachine } from 'xstate';
import type { MachineEntry } from '../../machines/model';
import {
  givenIn,
  outcomeOf,
  startOf,
  unlessItThrows,
  type Outcome,
} from '../../src/atlas/kit/outcome';

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
    const outcomes = unlessItThrows(() =>
      (events as readonly AnyEventObject[]).reduce(
        (all, event) => [...all, outcomeOf(mutant, all.at(-1)![0], event)],
        [startOf(mutant, model.input)],
      ),
    );
    if (!outcomes) return true;
    const last = outcomes.at(-1)![0];
    const ran = outcomes.flatMap((outcome) => givenIn(mutant, outcome));
    const holds = ([snapshot]: Outcome) =>
      Object.values(model.invariants).every((invariant) => invariant(snapshot));
    return (
      JSON.stringify(last.value) !== JSON.stringify(end) ||
      !isWithin(context ?? {}, last.context) ||
      (effects !== undefined && effects.join() !== ran.map(([name]) => name).join()) ||
      !isWithin(given ?? {}, Object.fromEntries(ran)) ||
      !outcomes.every((outcome) => unlessItThrows(() => holds(outcome)))
    );
  });
}
