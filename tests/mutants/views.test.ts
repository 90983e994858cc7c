// First: what is loaded before it has its machines already.
import { neverRests, plant } from './faulty-machine';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { machines } from '../../machines/index';
import type { MachineEntry } from '../../machines/model';
import { likenessOf, mutantsOf } from '../machines/mutants';
import { mutationOf } from '../machines/mutation';
import { domHands } from '../models/dom-hands';
import { savedMutants, subjectsIn, type MutantResult, type SubjectFile } from '../models/layer';
import { layerCoverage } from '../models/layer-coverage';
import type { AnySubject } from '../models/subject';
import { walkThrough } from '../models/walk-through';
import { plannerOf, type Walk } from '../models/walks';
import { tellingWalksOf } from './telling-walks';

const files = import.meta.glob<SubjectFile>('../subjects/*.ts', { eager: true });
const results: MutantResult[] = [];
const soundEach = 10;

interface Way {
  subject: AnySubject;
  planner: ReturnType<typeof plannerOf>;
  walk: Walk;
  /** Where the machine begins to do something else; what comes before would be told in vain. */
  differsAt: number;
}

/** Returns what gives a machine away that stands in for the sound one; null where nothing does. */
async function betrayal(
  { machine, model }: MachineEntry,
  standIn: AnyStateMachine,
  ways: readonly Way[],
): Promise<unknown> {
  plant(standIn);
  for (const { subject, planner, walk, differsAt } of ways) {
    const coverage = layerCoverage(machine);
    const patience = () => Promise.resolve(false);
    const hands = domHands();
    const setting = { machine, model, subject, planner, coverage, hands, patience };
    try {
      await walkThrough({ ...setting, isBlind: true, looksFrom: differsAt + 1 }, walk);
    } catch (error) {
      return error;
    }
    if (neverRests()) return 'starts actors without end';
  }
  return null;
}

/** Returns the way on which something gives a machine away; null where nothing does. */
async function tellingWay(
  entry: MachineEntry,
  standIn: AnyStateMachine,
  ways: readonly Way[],
): Promise<Way | null> {
  for (const way of ways) if ((await betrayal(entry, standIn, [way])) !== null) return way;
  return null;
}

/** Runs every faulty machine behind its view, on the walks on which it does something else. */
async function mutantsInView(entry: MachineEntry): Promise<MutantResult> {
  const { id, machine, model } = entry;
  const looked = subjectsIn(files[`../subjects/${id}.ts`]!).map((subject) => {
    const planner = plannerOf(machine, model, subject);
    const walks = planner.walks('pairs');
    const { from: { input = model.input as unknown, value, context } = {}, opens = [] } = subject;
    const from = value === undefined ? null : { value: value as StateValue, context };
    const opening = { input, from, opens };
    return { subject, planner, walks, telling: tellingWalksOf(machine, opening, walks) };
  });
  const all = looked.flatMap(({ walks, ...rest }) =>
    walks.map((walk) => ({ ...rest, walk, differsAt: -1 })),
  );
  const sound = likenessOf(machine);
  expect(await betrayal(entry, sound, all), 'a sound machine').toBe(null);

  const result = { id, killed: 0, of: 0, unseen: 0, equivalent: 0, survivors: [] as string[] };
  const { equivalents } = mutationOf(entry);
  for (const mutant of mutantsOf(machine)) {
    if (equivalents.some(({ kind, place }) => kind === mutant.kind && place === mutant.place)) {
      result.equivalent += 1;
      continue;
    }
    const ways = looked
      .flatMap(({ telling, ...rest }) => telling(mutant).map((one) => ({ ...rest, ...one })))
      .toSorted((a, b) => a.differsAt - b.differsAt);
    if (ways.length === 0) {
      result.unseen += 1;
      continue;
    }
    result.of += 1;
    const soonest = ways.map(({ beginning, ...way }) => ({ ...way, walk: beginning }));
    const told =
      (await tellingWay(entry, mutant.machine, soonest)) ??
      (await tellingWay(entry, mutant.machine, ways));
    if (told === null) {
      result.survivors.push(mutant.id);
      continue;
    }
    // Now and then a sound machine takes the same way, so that it is the fault that was told.
    if (result.killed % soundEach === 0)
      expect(await betrayal(entry, sound, [told]), `a sound machine after ${mutant.id}`).toBe(null);
    result.killed += 1;
  }
  return result;
}

const inWords = (id: string, { killed, of, unseen, equivalent }: Omit<MutantResult, 'id'>) =>
  `${id}: ${killed}/${of} told${of > 0 ? ` (${((100 * killed) / of).toFixed(1)} %)` : ''}; ` +
  `left out: ${unseen} on no walk of the view, ${equivalent} equivalent\n`;

afterEach(() => {
  plant(null);
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  const sum = (of: (result: MutantResult) => number) => results.reduce((n, one) => n + of(one), 0);
  const killed = sum((one) => one.killed);
  const of = sum((one) => one.of);
  const left = { unseen: sum((one) => one.unseen), equivalent: sum((one) => one.equivalent) };
  const all = { killed, of, ...left, survivors: [] };
  process.stdout.write(`\n${inWords('faulty machines behind their views', all)}`);
  expect(killed).toBeGreaterThanOrEqual(0.95 * of);
});

describe('§7 contracts: a faulty machine gives itself away in its view', () => {
  const chosen = process.env['MACHINE'];
  const entries = Object.values(machines).filter(({ id }) => !chosen || chosen === id);

  test.each(entries.map((entry) => [entry.id, entry] as const))('%s', async (id, entry) => {
    const result = savedMutants('view', await mutantsInView(entry));
    results.push(result);
    process.stdout.write(inWords(id, result));
    for (const one of result.survivors) process.stdout.write(`  survived: ${one}\n`);
  });
});
