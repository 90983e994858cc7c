import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { eventsIn, pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import { isFullRun, saveRuns } from '#tests/models/layer.ts';
import { steeredMachine } from '../steered-machine';
import { runLimits } from './run-limits';
import { linksOf, watching } from './watching';

interface Path {
  snapshot: AnyMachineSnapshot;
  steps: number;
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
      path.steps += 1;
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

/** Returns the sections of the specification that a machine's source cites, and their journeys. */
function requirementsOf({ id, model }: MachineEntry) {
  const source = readFileSync(`machines/${id}/${id}.machine.ts`, 'utf8');
  const cited = source.match(sectionTag) ?? [];
  const titles = model.journeys.map(({ title }) => title);
  const tagged = titles.flatMap((title) => title.match(sectionTag) ?? []);
  const sections = [...new Set([...cited, ...tagged])].toSorted(
    (a, b) => Number(a.slice(1)) - Number(b.slice(1)),
  );
  return sections.map((section) => ({
    section,
    journeys: tagged.filter((tag) => tag === section).length,
  }));
}

const { seed, runs, steps: maxCommands } = runLimits;

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (id, entry) => {
    test(`§17: random runs keep every invariant and step assertion (seed ${seed})`, async () => {
      const steered = steeredMachine(entry.machine);
      const commands = fc.commands([fc.nat().map((choice) => commandOf(entry, choice))], {
        maxCommands,
        size: 'max',
      });
      let steps = 0;
      await fc.assert(
        fc.asyncProperty(commands, async (taken) => {
          const { watch, inspect } = watching();
          const real = steered.start(entry.model.input, inspect);
          const path = { snapshot: pureStart(entry.machine, entry.model.input).after, steps: 0 };
          try {
            await fc.asyncModelRun(() => ({ model: path, real }), taken);
          } catch (error) {
            throw new Error(linksOf(watch), { cause: error });
          }
          steps += path.steps;
          real.stop();
        }),
        { seed, numRuns: runs },
      );
      expect(steps).toBeGreaterThan(0);
      if (isFullRun) saveRuns({ id, runs, steps, seed, requirements: requirementsOf(entry) });
    }, 120_000);
  },
);

test('§17: a journey covers each section of the specification that a machine cites', () => {
  const uncovered = Object.values(machines).flatMap((entry) =>
    requirementsOf(entry).flatMap(({ section, journeys }) =>
      journeys === 0 ? [`${entry.id} ${section}`] : [],
    ),
  );
  expect(uncovered).toEqual([]);
});
