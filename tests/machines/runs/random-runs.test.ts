import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { stepsOfJourney } from '#src/atlas/app/simulator/journey-steps.ts';
import { writeSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { eventsIn, pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import { createSimulator } from '#src/atlas/kit/simulate.ts';
import { isFullRun, saveRuns } from '../../models/layer';
import { steeredMachine } from '../steered-machine';
import { runLimits } from './run-limits';

interface Walk {
  snapshot: AnyMachineSnapshot;
  events: AnyEventObject[];
}
type Actor = ReturnType<ReturnType<typeof steeredMachine>['start']>;

const plain = ({ value, context, status }: AnyMachineSnapshot) =>
  JSON.parse(JSON.stringify({ value, context, status })) as unknown;

/** Returns the atlas's link that replays the events. */
function linkOf(entry: MachineEntry, events: readonly AnyEventObject[]): string {
  const steps = stepsOfJourney(createSimulator(entry), events as never);
  return `/machines/${entry.id}?run=${encodeURIComponent(writeSimulation(steps) ?? '')}`;
}

/** Takes one of the possible events and compares the actor with the pure machine. */
function commandOf(entry: MachineEntry, choice: number): fc.AsyncCommand<Walk, Actor> {
  const { machine, model } = entry;
  const isPossible = ({ snapshot }: Walk) => eventsIn(model, snapshot).length > 0;
  return {
    check: isPossible,
    async run(walk, actor) {
      const before = walk.snapshot;
      const possible = eventsIn(model, before);
      const event = possible[choice % possible.length]!;
      const { after, effects: pure } = pureStep(machine, before, event);
      walk.snapshot = after;
      walk.events.push(event);
      const effects = pure.map(({ name }) => name);
      const ran = actor.effects().length;
      await actor.take(event);
      try {
        expect(plain(actor.snapshot())).toEqual(plain(after));
        expect(actor.effects().slice(ran).toSorted()).toEqual(effects.toSorted());
        for (const [name, holds] of Object.entries(model.invariants))
          expect(holds(actor.snapshot()), name).toBe(true);
        for (const [name, holds] of Object.entries(model.steps ?? {}))
          expect(holds({ before, event, after, effects }), name).toBe(true);
      } catch (error) {
        throw new Error(`Replay it at ${linkOf(entry, walk.events)}`, { cause: error });
      }
    },
    toString: () => String(choice),
  };
}

/** Returns the sections of the specification that a machine's source cites, and their journeys. */
function requirementsOf({ id, model }: MachineEntry) {
  const source = readFileSync(`machines/${id}/${id}.machine.ts`, 'utf8');
  const cited = source.match(/§\d+/g) ?? [];
  const titles = model.journeys.map(({ title }) => title);
  const tagged = titles.flatMap((title) => title.match(/§\d+/g) ?? []);
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
          const real = steered.start(entry.model.input);
          const walk = { snapshot: pureStart(entry.machine, entry.model.input).after, events: [] };
          await fc.asyncModelRun(() => ({ model: walk, real }), taken);
          steps += walk.events.length;
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
