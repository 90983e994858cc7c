import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';
import { eventsIn } from '../model';
import { beginningOf, outcomeOf, reactionsOf, type Reaction } from './behaviour';
import { mutantsOf, type Mutant } from './mutants';

/** Whether the journeys that were written by hand end otherwise. */
function isKilledByJourneys({ model }: MachineEntry, { machine }: { machine: AnyStateMachine }) {
  const start = initialTransition(machine, model.input as never)[0];
  return model.journeys.some(({ events, end, context }) => {
    try {
      const last = (events as readonly AnyEventObject[]).reduce(
        (state: AnyMachineSnapshot, event) => transition(machine, state, event as never)[0],
        start,
      );
      expect(last.value).toEqual(end);
      expect(last.context).toMatchObject(context ?? {});
      return false;
    } catch {
      return true;
    }
  });
}

function isKilled({ machine, model }: MachineEntry, mutant: Mutant, reactions: Reaction[]) {
  if (beginningOf(machine, model.input) !== beginningOf(mutant.machine, model.input)) return true;
  return reactions.some(
    ({ from, event, outcome }) => outcomeOf(mutant.machine, from, event) !== outcome,
  );
}

/** Original and mutant stepped together from their start, wherever the model's events lead. */
function isEquivalent({ machine, model }: MachineEntry, { machine: mutant }: Mutant): boolean {
  const start = initialTransition(machine, model.input as never)[0] as AnyMachineSnapshot;
  if (beginningOf(machine, model.input) !== beginningOf(mutant, model.input)) return false;
  const seen = new Set<string>();
  const open = [start];
  for (let here = open.pop(); here; here = open.pop()) {
    const key = JSON.stringify([here.value, here.context]);
    if (seen.has(key) || model.stopWhen?.(here)) continue;
    seen.add(key);
    if (seen.size > 3000) return false;
    for (const event of eventsIn(model, here)) {
      if (outcomeOf(machine, here, event) !== outcomeOf(mutant, here, event)) return false;
      open.push(transition(machine, here, event as never)[0] as AnyMachineSnapshot);
    }
  }
  return true;
}

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    test('§7 contracts: every small fault in it is told by the generated tests', () => {
      const reactions = reactionsOf(entry.machine, entry.model);
      const mutants = mutantsOf(entry.machine);
      const survivors = mutants.filter((mutant) => !isKilled(entry, mutant, reactions));
      const equivalent = survivors.filter((mutant) => isEquivalent(entry, mutant));
      const byHand = mutants.filter((mutant) => isKilledByJourneys(entry, mutant));
      const real = mutants.length - equivalent.length;
      const killed = mutants.length - survivors.length;
      console.log(
        `${id}: ${killed}/${real} mutants killed (${byHand.length} by its journeys alone), ` +
          `${equivalent.length} change nothing`,
      );
      expect(survivors.filter((one) => !equivalent.includes(one)).map(({ name }) => name)).toEqual(
        [],
      );
      expect(killed).toBeGreaterThan(0);
      expect(isKilledByJourneys(entry, entry), 'the machine itself is none').toBe(false);
    });
  },
);
