import type { AnyEventObject } from 'xstate';
import type { MachineEntry } from '../../machines/model';
import { providedIn } from '../../machines/outcome';
import { suiteOf, wayTo, type Step } from './suite';

/** A property of a machine that does not hold, and the shortest way to where it does not. */
interface CounterExample {
  property: string;
  events: AnyEventObject[];
}

/** Returns for each property its first counter-example over everything that the model reaches. */
export function counterExamples(entry: MachineEntry): CounterExample[] {
  const { machine, model } = entry;
  const suite = suiteOf(entry);
  const firstWhere = (property: string, holds: (step: Step) => boolean): CounterExample[] => {
    const step = suite.find((one) => !holds(one));
    return step ? [{ property, events: wayTo(step) }] : [];
  };
  const effectsOf = new Map(
    suite.map((step) => [step, providedIn(machine, [step.snapshot, step.effects])]),
  );
  return [
    ...Object.entries(model.invariants).flatMap(([property, holds]) =>
      firstWhere(property, ({ snapshot }) => holds(snapshot)),
    ),
    ...Object.entries(model.steps ?? {}).flatMap(([property, holds]) =>
      firstWhere(property, (step) => {
        const { before, event, snapshot: after } = step;
        const effects = effectsOf.get(step)!;
        return !before || holds({ before: before.snapshot, event, after, effects });
      }),
    ),
  ];
}

/** A counter-example in words, as a failing test prints it. */
export const inWords = ({ property, events }: CounterExample): string =>
  `${property}, but not after ${events.map((event) => JSON.stringify(event)).join(' → ') || '(start)'}`;
