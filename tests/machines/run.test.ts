import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import {
  actorsAt,
  delaysAt,
  runnerOf,
  type Moment,
  type RunStep,
} from '#src/atlas/kit/simulate.ts';
import { journeyRun } from '#src/atlas/app/run/journey-run.ts';
import { fitsAddress, readRun, writeRun } from '#src/atlas/app/run/run-address.ts';
import { optionsAt } from '#src/atlas/app/run/run-options.ts';
import { fieldProblem, fieldsOf, filledStep } from '#src/atlas/app/run/step-fields.ts';
import { happenedIn, placeWords, stepTitle } from '#src/atlas/app/run/step-words.ts';

const entries = Object.values(machines);
const valueOf = ({ snapshot }: Moment): unknown => snapshot.value;
const demo = machines['demo-form']!;

/** Builds a run from offered steps: each pick selects one of the steps possible then. */
function offeredRun(entry: (typeof entries)[number], picks: readonly number[]): RunStep[] {
  const runner = runnerOf(entry);
  const taken: RunStep[] = [];
  let moment = runner.start();
  return picks.flatMap((pick) => {
    const { possible, actors, waits } = optionsAt(entry, runner, moment);
    const steps: RunStep[] = [
      ...possible.flatMap(({ branches, forced }) =>
        [...branches.flatMap(({ options }) => options), ...forced].map(({ step }) => step),
      ),
      ...actors.flatMap(({ options }) => options.map(({ step }) => step)),
      ...waits.map(({ step }) => step),
    ];
    const step = steps[pick % Math.max(1, steps.length)];
    if (!step || !fitsAddress([...taken, step])) return [];
    taken.push(step);
    moment = runner.take(moment, step).after;
    return [step];
  });
}

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('§7 atlas: every journey loads as a run and ends in its state', () => {
    for (const { title, events, end } of entry.model.journeys) {
      const runner = runnerOf(entry);
      const steps = journeyRun(runner, events);
      const { problem, start, steps: taken } = runner.run(steps);
      expect(problem, title).toBeNull();
      expect((taken.at(-1)?.after ?? start).snapshot.value, title).toEqual(end);
    }
  });

  test('§7 atlas: an offered run is valid, is described, and round-trips through its address', () => {
    const chart = chartOf(entry.machine);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (picks) => {
        const steps = offeredRun(entry, picks);
        const read = readRun(writeRun(steps));
        expect(read.problem).toBeNull();
        const runner = runnerOf(entry);
        const [original, reread] = [runner.run(steps), runnerOf(entry).run(read.steps)];
        expect([original.problem, reread.problem]).toEqual([null, null]);
        const seen = ({ steps: all }: typeof original) =>
          all.map(({ taken, effects, after }) => [taken, effects, valueOf(after)]);
        expect(JSON.stringify(seen(reread))).toBe(JSON.stringify(seen(original)));
        for (const step of original.steps) {
          expect(stepTitle(step.step)).not.toBe('');
          expect(happenedIn(entry, chart, step)[0]).not.toBe('');
        }
      }),
      { numRuns: 25 },
    );
  });
});

const submit: RunStep = { kind: 'event', type: 'form.submitted', payload: {} };

test('§7 atlas: a hanging service leaves the demo form submitting, even after a long wait', () => {
  const runner = runnerOf(demo);
  const chart = chartOf(demo.machine);
  const journey = demo.model.journeys.find(({ end }) => end === 'submitting')!;
  const steps: RunStep[] = [
    ...journeyRun(runner, journey.events),
    { kind: 'wait', ms: 10_000 },
    { kind: 'error', actor: 'sendRequest', value: 'timed out' },
  ];
  const run = runner.run(steps);
  expect(run.steps.map((step) => happenedIn(demo, chart, step))).toEqual([
    ['stays in editing: What is known from before fills what is still empty.'],
    [
      'editing → submitting: Nothing is missing.',
      'Asked: isComplete says yes.',
      'Starts: sendRequest.',
    ],
    ['Nothing happens. A request is sent once.'],
    ['No delay of this machine runs. sendRequest has not answered.'],
    ['submitting → failed: It refuses, or takes over ten seconds.', 'Starts: openPage.'],
  ]);
  expect(actorsAt(run.steps[3]!.after)).toEqual([{ id: 'sendRequest', src: 'sendRequest' }]);
  expect(placeWords(chart, run.steps[3]!.after)).toBe('submitting');
});

test('§7 atlas: a forced guard is marked in the run and in its address', () => {
  const runner = runnerOf(demo);
  const { possible } = optionsAt(demo, runner, runner.start());
  const { branches, forced } = possible.find(({ type }) => type === 'form.submitted')!;
  expect(branches.map(({ guards }) => guards)).toEqual(['isComplete says no']);
  const [option] = forced;
  expect(stepTitle(option!.step)).toBe('form.submitted (forced: isComplete says yes)');
  expect(option!.outcome?.after.snapshot.value).toBe('submitting');
  expect(writeRun([option!.step])).toBe('1~form.submitted!isComplete');
  // The next step evaluates the real guard.
  const editing = runner.run([submit, { kind: 'wait', ms: 5 }]);
  expect(editing.steps.at(-1)?.after.snapshot.value).toEqual({ editing: 'rejected' });
});

test('§7 atlas: delays end in order, and only waits advance the clock', () => {
  const clipboard = machines['clipboard']!;
  const runner = runnerOf(clipboard);
  const pressed: RunStep = { kind: 'event', type: 'copy.pressed', payload: {} };
  const done: RunStep = { kind: 'done', actor: 'copyText' };
  const wait = (ms: number): RunStep => ({ kind: 'wait', ms });
  const { steps } = runner.run([pressed, done, wait(3999), wait(1)]);
  expect(steps.map(({ after }) => [valueOf(after), after.at])).toEqual([
    ['copying', 0],
    ['copied', 0],
    ['copied', 3999],
    ['ready', 4000],
  ]);
  expect(delaysAt(steps[2]!.after).map(({ ms }) => ms)).toEqual([1]);
});

test.each<[RunStep, string]>([
  [{ kind: 'event', type: 'form.sent', payload: {} }, 'The machine has no event “form.sent”.'],
  [{ kind: 'done', actor: 'sendMail' }, 'No actor “sendMail” runs at this point.'],
  [{ ...submit, forced: { isKind: true } }, 'The machine has no guard “isKind” to force.'],
  [{ kind: 'wait', ms: -1 }, 'Time passes in whole milliseconds, for a day at most.'],
])('§7 atlas: %j is rejected with its reason, and the steps before it stay', (step, problem) => {
  const run = runnerOf(demo).run([submit, step, submit]);
  expect(run.steps).toHaveLength(1);
  expect(run.problem).toBe(problem);
});

test('§7 atlas: a step that throws in the machine’s code is rejected', () => {
  const broken: RunStep = { kind: 'event', type: 'fields.prefilled', payload: {} };
  const run = runnerOf(demo).run([broken]);
  expect([run.steps.length, typeof run.problem]).toEqual([0, 'string']);
});

test('atlas: a step is edited by field, and an unreadable field is reported', () => {
  const { start } = runnerOf(demo);
  const typed: RunStep = {
    kind: 'event',
    type: 'field.changed',
    payload: { field: 'email', value: 'ana@example.net' },
  };
  const [field, value] = fieldsOf(demo, start(), typed);
  expect([field?.kind, value?.kind]).toEqual(['text', 'text']);
  const edited = [field!, { ...value!, text: 'bo@example.net' }];
  expect(filledStep(typed, edited)).toEqual({
    ...typed,
    payload: { field: 'email', value: 'bo@example.net' },
  });
  const [ms] = fieldsOf(demo, start(), { kind: 'wait', ms: 1000 });
  expect(filledStep({ kind: 'wait', ms: 1000 }, [{ ...ms!, text: '5' }])).toEqual({
    kind: 'wait',
    ms: 5,
  });
  expect(
    (['number', 'yesNo', 'list', 'record', 'anything', 'text'] as const).map((kind) =>
      ['{', '[]'].map((text) => fieldProblem({ name: '', kind, text })),
    ),
  ).toEqual([
    ['number', 'number'],
    ['yesNo', 'yesNo'],
    ['json', null],
    ['json', 'record'],
    ['json', null],
    [null, null],
  ]);
});
