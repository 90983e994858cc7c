import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { AnySubject } from '../models/subject';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';
import { mutantsOf, type Mutant } from '../machines/mutants';
import { mutationOf } from '../machines/mutation';
import { domHands } from '../models/dom-hands';
import { subjectsIn, type SubjectFile } from '../models/layer';
import { layerCoverage } from '../models/layer-coverage';
import { walkThrough } from '../models/walk-through';
import { plannerOf, type Walk } from '../models/walks';
import { plant } from './faulty-machine';

const files = import.meta.glob<SubjectFile>('../subjects/*.ts', { eager: true });
const all = { mutants: 0, killed: 0, survivors: [] as string[] };

/** The first walks that bring a fault about are enough to tell it; without them, all are. */
function walksTo({ only }: Mutant, walks: readonly Walk[]): Walk[] {
  if (!only) return [...walks];
  return walks.flatMap(({ start, steps }) => {
    const place = steps.findIndex(
      ({ before, sent }) =>
        sent.some(({ type }) => type === only.event) &&
        before._nodes.some(({ id }) => id === only.source),
    );
    return place < 0 ? [] : [{ start, steps }];
  });
}

/** True where something in sight gives a faulty machine away. */
async function isTold(
  { machine, model }: MachineEntry,
  mutant: Mutant,
  planned: readonly { subject: AnySubject; planner: ReturnType<typeof plannerOf>; walks: Walk[] }[],
): Promise<boolean> {
  plant(mutant.machine);
  for (const { subject, planner, walks } of planned) {
    for (const walk of walksTo(mutant, walks)) {
      const coverage = layerCoverage(machine);
      const patience = () => Promise.resolve(false);
      const hands = domHands();
      const setting = { machine, model, subject, planner, coverage, hands, patience };
      try {
        await walkThrough({ ...setting, isBlind: true }, walk);
      } catch {
        return true;
      }
    }
  }
  return false;
}

afterEach(() => {
  plant(null);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  const share = ((100 * all.killed) / all.mutants).toFixed(1);
  process.stdout.write(
    `\nfaulty machines behind their views: ${all.killed}/${all.mutants} told (${share} %)\n`,
  );
  for (const one of all.survivors) process.stdout.write(`  survived: ${one}\n`);
  expect(all.killed).toBeGreaterThanOrEqual(0.95 * all.mutants);
});

describe('§7 contracts: a faulty machine gives itself away in its view', () => {
  const chosen = process.env['MACHINE'];
  const entries = Object.values(machines).filter(({ id }) => !chosen || chosen === id);

  test.each(entries.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
    const { machine, model } = entry;
    const planned = subjectsIn(files[`../subjects/${id}.ts`]!).map((subject) => {
      const planner = plannerOf(machine, model, subject);
      return { subject, planner, walks: planner.walks('pairs') };
    });
    const { equivalents } = mutationOf(entry);
    const isSame = ({ kind, place }: Mutant) =>
      equivalents.some((one) => one.kind === kind && one.place === place);
    const canHappen = ({ only }: Mutant) =>
      !only ||
      planned.some(({ walks }) =>
        walks.some(({ steps }) =>
          steps.some(
            ({ before, sent }) =>
              sent.some(({ type }) => type === only.event) &&
              before._nodes.some(({ id: state }) => state === only.source),
          ),
        ),
      );
    const counts = { mutants: 0, killed: 0 };
    for (const mutant of mutantsOf(machine)) {
      if (isSame(mutant) || !canHappen(mutant)) continue;
      counts.mutants += 1;
      if (await isTold(entry, mutant, planned)) counts.killed += 1;
      else all.survivors.push(`${id}, ${mutant.id}`);
    }
    all.mutants += counts.mutants;
    all.killed += counts.killed;
    process.stdout.write(`${id}: ${counts.killed}/${counts.mutants}\n`);
  });
});
