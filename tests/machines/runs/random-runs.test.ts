import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import { steeredMachine } from '../steered-machine';
import { isFullRun, seed } from './run-limits';
import { linksOf, watching } from './watching';

interface Path {
  snapshot: AnyMachineSnapshot;
}
type Actor = ReturnType<ReturnType<typeof steeredMachine>['start']>;

/** Matches a section of the specification in a title or a comment. */
const sectionTag = /\u00a7\d+/g;

const plain = (snapshot: AnyMachineSnapshot) => {
  const { value, context, status } = snapshot as unknown as Record<string, unknown>;
  return JSON.parse(JSON.stringify({ value, context, status })) as unknown;
};

/** Takes one of the possible events and compares the actor with the pure machine. */
function commandOf(entry: MachineEntry, choice: number): fc.AsyncCommand<Path, Actor> {
  const { machine, model } = entry;
  const isPossible = ({ snapshot }: Path) => eventsIn(model, snapshot).length > 0;
  return {
    check: isPossible,
    async run(path, actor) {
      const before = path.snapshot;
      const possible = eventsIn(model, before);
      const event = possible[choice % possible.length]!;
      const { after, effects: pure } = pureStep(machine, before, event);
      path.snapshot = after;
      const effects = pure.map(({ name }) => name);
      const ran = actor.effects().length;
      await actor.take(event);
      expect(plain(actor.snapshot())).toEqual(plain(after));
      expect(actor.effects().slice(ran).toSorted()).toEqual(effects.toSorted());
      for (const [name, holds] of Object.entries(model.invariants))
        expect(holds(actor.snapshot()), name).toBe(true);
      for (const [name, holds] of Object.entries(model.steps ?? {}))
        expect(holds({ before, event, after, effects }), name).toBe(true);
    },
    toString: () => String(choice),
  };
}

// Short runs would only repeat the check of every reachable state.
const entries = isFullRun ? Object.values(machines) : [];

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test(`§17: random runs keep every invariant and step assertion (seed ${seed})`, async () => {
    const steered = steeredMachine(entry.machine);
    const commands = fc.commands([fc.nat().map((choice) => commandOf(entry, choice))], {
      maxCommands: 200,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(commands, async (picks) => {
        const { watch, inspect } = watching();
        const real = steered.start(entry.model.input, inspect);
        const path = { snapshot: pureStart(entry.machine, entry.model.input).after };
        try {
          await fc.asyncModelRun(() => ({ model: path, real }), picks);
        } catch (error) {
          throw new Error(linksOf(watch), { cause: error });
        }
        real.stop();
      }),
      { seed, numRuns: 100 },
    );
  }, 120_000);
});

test('§17: a journey covers each section of the specification that a machine cites', () => {
  const uncovered = Object.values(machines).flatMap(({ id, model }) => {
    const source = readFileSync(`machines/${id}/${id}.machine.ts`, 'utf8');
    const tagged = model.journeys.flatMap(({ title }) => title.match(sectionTag) ?? []);
    const cited = new Set(source.match(sectionTag));
    return [...cited].filter((section) => !tagged.includes(section)).map((tag) => `${id} ${tag}`);
  });
  expect(uncovered).toEqual([]);
});
