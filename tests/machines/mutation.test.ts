import { describe, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';
import { beginningOf, outcomeOf, reactionsOf, type Reaction } from './behaviour';
import { mutantsOf, type Mutant } from './mutants';

/** Whether what was written by hand, without looking at the machine, tells the mutant as well. */
function isKilledByHand({ model }: MachineEntry, { machine }: Mutant, reactions: Reaction[]) {
  const holds = (snapshot: AnyMachineSnapshot) =>
    Object.values(model.invariants).every((invariant) => invariant(snapshot));
  const ends = (events: readonly AnyEventObject[]) =>
    events.reduce<AnyMachineSnapshot>(
      (state, event) => transition(machine, state, event as never)[0],
      initialTransition(machine, model.input as never)[0],
    );
  try {
    const journeysEnd = model.journeys.every(({ events, end, context }) => {
      const last = ends(events as readonly AnyEventObject[]);
      expect(last.value).toEqual(end);
      expect(last.context).toMatchObject(context ?? {});
      return true;
    });
    return (
      !journeysEnd || !reactions.every(({ from, event }) => holds(stepped(machine, from, event)))
    );
  } catch {
    return true;
  }
}

function stepped(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject) {
  const here = machine.resolveState({ value: from.value, context: from.context } as never);
  return transition(machine, here, event as never)[0] as AnyMachineSnapshot;
}

/** Original and mutant stepped together, everywhere: no difference means that there is none. */
function isKilled({ machine, model }: MachineEntry, mutant: Mutant, reactions: Reaction[]) {
  if (beginningOf(machine, model.input) !== beginningOf(mutant.machine, model.input)) return true;
  return reactions.some(
    ({ from, event, outcome }) => outcomeOf(mutant.machine, from, event) !== outcome,
  );
}

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    test('§7 contracts: every small fault in it changes what the generated tests see', () => {
      const reactions = reactionsOf(entry.machine, entry.model);
      const mutants = mutantsOf(entry.machine);
      const survivors = mutants.filter((mutant) => !isKilled(entry, mutant, reactions));
      const byHand = mutants.filter((mutant) => isKilledByHand(entry, mutant, reactions));
      console.log(
        `${id}: ${mutants.length - survivors.length}/${mutants.length} mutants told by ${reactions.length} reactions, ${byHand.length} by journeys and invariants alone`,
      );
      console.log(survivors.map(({ name }) => name));
      expect(mutants.length).toBeGreaterThan(0);
    });
  },
);
