import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { MachineEntry } from '#machines/model.ts';
import type { Hands } from './hands';
import { columnsOf, layerCoverage, type Counts } from './layer-coverage';
import type { AnySubject } from './subject';
import { walkThrough, type Patience } from './walk-through';
import { plannerOf, type Depth } from './walks';

/** What a file of tests/subjects exports: one way to look at a machine, or several. */
export type SubjectFile = { subject: AnySubject } | { subjects: readonly AnySubject[] };

export const subjectsIn = (file: SubjectFile): readonly AnySubject[] =>
  'subject' in file ? [file.subject] : file.subjects;

/** True in the parts of `npm run test:full`. */
export const isFullRun = process.env['FULL_RUN'] === '1';

/** How far `npm test` goes on actors and in views; `npm run test:full` goes to pairs. */
export const actorDepth: Depth = isFullRun ? 'pairs' : 'transitions';
export const viewDepth: Depth = isFullRun ? 'pairs' : 'shortest';

interface Layer {
  name: 'view' | 'page';
  depth: Depth;
  /** Hands on a fresh page. */
  hands: () => Hands;
  patience: Patience;
}

/** What a layer has found out about one machine. */
interface LayerResult {
  id: string;
  layer: 'actor' | 'view' | 'page';
  walks: number;
  steps: number;
  counts: Counts;
}

/** Where results lie for the report. */
const resultsFolder = 'test-results/models';

/**
 * Walks through everything of a machine that its subjects can bring about, and returns what was
 * really seen. Throws at the first promise that does not come true.
 */
export async function runLayer(
  { id, machine, model }: MachineEntry,
  subjects: readonly AnySubject[],
  { name, depth, hands, patience }: Layer,
): Promise<LayerResult> {
  const coverage = layerCoverage(machine);
  const planned = subjects.map((subject) => {
    const planner = plannerOf(machine, model, subject);
    return { subject, planner, walks: planner.walks(depth) };
  });
  for (const { subject, planner, walks } of planned) {
    for (const walk of walks) {
      const isQuiet = name === 'page' && subject.quiet !== undefined;
      const parts = { machine, model, subject, planner, coverage };
      const setting = { ...parts, hands: hands(), patience, isQuiet };
      await walkThrough(setting, walk);
    }
  }
  const reachable = new Set(planned.flatMap(({ planner }) => [...planner.reachable(depth)]));
  const reasons = (one: string) => planned.map(({ planner }) => planner.whyNot(one));
  const counts = coverage.counts(
    columnsOf(depth),
    [...reachable].filter((one) => one.startsWith('pair ')),
    (one) => (reachable.has(one) ? null : (reasons(one).find((reason) => reason !== null) ?? null)),
  );
  const listed = subjects.map(({ unreachable = {} }) => Object.keys(unreachable));
  const everywhere = listed.reduce((all, some) => all.filter((one) => some.includes(one)));
  assert.deepEqual(coverage.stale(everywhere), [], 'what is left out without need');
  const walks = planned.flatMap((one) => one.walks);
  const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
  return saved({ id, layer: name, walks: walks.length, steps, counts });
}

/** Leaves a result for the report, and returns it. */
export const saved = (result: LayerResult): LayerResult => left(result.layer, result);

/** The faults planted into one machine, and how many its suite noticed. */
interface MutantResult {
  id: string;
  killed: number;
  of: number;
  /** No sequence of events distinguishes these from the correct machine. */
  equivalent: number;
  survivors: string[];
}

/** Writes the result of a machine's planted faults for the report. */
export const savedMutants = (result: MutantResult): MutantResult => left('mutants', result);

function left<Result extends { id: string }>(place: string, result: Result): Result {
  const folder = `${resultsFolder}/${place}`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${result.id}.json`, JSON.stringify(result));
  return result;
}

/** Fails where something could have been seen and was not, each named. */
export function assertComplete({ counts }: LayerResult): void {
  const missing = Object.values(counts).flatMap((count) => count.missing);
  assert.deepEqual(missing, [], 'what no walk has reached');
}
