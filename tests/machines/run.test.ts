import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chartOf } from '#src/atlas/kit/chart.ts';
import { machines } from '#machines/index.ts';
import {
  actorsAt,
  delaysAt,
  createSimulator,
  type Simulation,
  type SimulationStep,
  type StepInput,
} from '#src/atlas/kit/simulate.ts';
import { checkModel } from '#src/atlas/kit/model-check.ts';
import { leavesOf } from '#src/atlas/kit/pure-step.ts';
import { stepsOfJourney } from '#src/atlas/app/simulator/journey-steps.ts';
import {
  fitsAddress,
  readSimulation,
  runWith,
  writeSimulation,
} from '#src/atlas/app/simulator/simulation-address.ts';
import { guardText, optionsAt } from '#src/atlas/app/simulator/step-options.ts';
import { fieldProblem, fieldsOf, filledStep } from '#src/atlas/app/simulator/step-fields.ts';
import { stopAt } from '#src/atlas/app/simulator/active-parts.ts';
import { resultLines, positionText, stepTitle } from '#src/atlas/app/simulator/step-text.ts';

const entries = Object.values(machines);
const valueOf = ({ snapshot }: SimulationStep): unknown => snapshot.value;
const demo = machines['demo-form']!;

/** Builds a run from offered steps: each pick selects one of the steps possible then. */
function offeredRun(entry: (typeof entries)[number], picks: readonly number[]): StepInput[] {
  const simulator = createSimulator(entry);
  const inputs: StepInput[] = [];
  let simStep = simulator.start();
  return picks.flatMap((pick) => {
    const { possible, actors, waits } = optionsAt({ entry, simulator, simStep });
    const steps: StepInput[] = [
      ...possible.flatMap(({ options, overridden }) =>
        [...options, ...overridden].map(({ step }) => step),
      ),
      ...actors.flatMap(({ options }) => options.map(({ step }) => step)),
      ...waits.map(({ step }) => step),
    ];
    const step = steps[pick % Math.max(1, steps.length)];
    if (!step || !fitsAddress([...inputs, step])) return [];
    inputs.push(step);
    simStep = simulator.take(simStep, step).after;
    return [step];
  });
}

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (_, entry) => {
  test('§17.51 atlas: every journey loads as a run and ends in its state', () => {
    for (const { title, events, end } of entry.model.journeys) {
      const simulator = createSimulator(entry);
      const steps = stepsOfJourney(entry, events);
      const { problem, start, steps: pureSteps } = simulator.simulate(steps);
      expect(problem, title).toBeNull();
      expect((pureSteps.at(-1)?.after ?? start).snapshot.value, title).toEqual(end);
    }
  });

  test('§17.51 atlas: the run of each cell of the event table sends the event in that state', () => {
    const simulator = createSimulator(entry);
    const wrong = [...checkModel(entry).paths].filter(([cell, path]) => {
      const last = simulator.simulate(stepsOfJourney(entry, path)).steps[path.length - 1];
      const [state = '', ...result] = cell.split(' ');
      if (!last || !leavesOf(last.before.snapshot).includes(state)) return true;
      return last.transitions.length > 0
        ? !last.transitions.includes(result.join(' '))
        : result.length > 1;
    });
    expect(wrong.map(([cell]) => cell)).toEqual([]);
  });

  test('§17.51 atlas: an offered run is valid, is described, and round-trips through its address', () => {
    const chart = chartOf(entry.machine);
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (picks) => {
        const steps = offeredRun(entry, picks);
        const read = readSimulation(writeSimulation(steps));
        expect(read.problem).toBeNull();
        const [original, reread] = [steps, read.steps].map((all) =>
          createSimulator(entry).simulate(all),
        ) as [Simulation, Simulation];
        const [last] = steps.slice(-1);
        if (last)
          expect(runWith(writeSimulation(steps.slice(0, -1)), last)).toBe(writeSimulation(steps));
        expect([original.problem, reread.problem]).toEqual([null, null]);
        const seen = ({ steps: all }: typeof original) =>
          all.map(({ transitions, effects, after }) => [transitions, effects, valueOf(after)]);
        expect(JSON.stringify(seen(reread))).toBe(JSON.stringify(seen(original)));
        for (const step of original.steps) {
          expect(stepTitle(step.step)).not.toBe('');
          expect(resultLines(entry, chart, step)[0]).not.toBe('');
        }
      }),
      { numRuns: 5 },
    );
  });
});

const submit: StepInput = { kind: 'event', type: 'form.submitted', payload: {} };

test('§17.57 atlas: a hanging service leaves the demo form submitting, even after a long wait', () => {
  const simulator = createSimulator(demo);
  const chart = chartOf(demo.machine);
  const journey = demo.model.journeys.find(({ end }) => end === 'submitting')!;
  const steps: StepInput[] = [
    ...stepsOfJourney(demo, journey.events),
    { kind: 'wait', ms: 10_000 },
    { kind: 'error', actor: 'sendRequest', value: 'timed out' },
  ];
  const run = simulator.simulate(steps);
  expect(run.steps.map((step) => resultLines(demo, chart, step))).toEqual([
    ['stays in editing: Known values fill the empty fields.'],
    [
      'editing → submitting: Visitor submits a valid form.',
      'Guards: isComplete is true.',
      'Starts: sendRequest.',
    ],
    ['No transition. The request is already being sent.'],
    ['No delay is pending. sendRequest is still running.'],
    ['submitting → failed: The form service refuses, or takes over 10 s.', 'Starts: openPage.'],
  ]);
  expect(actorsAt(run.steps[3]!.after)).toEqual([{ id: 'sendRequest', src: 'sendRequest' }]);
  expect(positionText(chart, run.steps[3]!.after)).toBe('submitting');
});

test('§17.55 atlas: a forced guard is marked in the run and in its address', () => {
  const simulator = createSimulator(demo);
  const { possible } = optionsAt({ entry: demo, simulator, simStep: simulator.start() });
  const { options, overridden } = possible.find(({ type }) => type === 'form.submitted')!;
  expect(options.map(({ result }) => guardText(result!))).toEqual(['isComplete is false']);
  const [option] = overridden;
  expect(stepTitle(option!.step)).toBe('form.submitted (override: isComplete is true)');
  expect(option!.result?.after.snapshot.value).toBe('submitting');
  expect(writeSimulation([option!.step])).toBe('1~form.submitted!isComplete');
  // The next step evaluates the real guard.
  const editing = simulator.simulate([submit, { kind: 'wait', ms: 5 }]);
  expect(editing.steps.at(-1)?.after.snapshot.value).toEqual({ editing: 'rejected' });
});

test('§17.57 atlas: delays end in order, and only waits advance the clock', () => {
  const clipboard = machines['clipboard']!;
  const simulator = createSimulator(clipboard);
  const pressed: StepInput = { kind: 'event', type: 'copy.pressed', payload: {} };
  const done: StepInput = { kind: 'done', actor: 'copyText' };
  const wait = (ms: number): StepInput => ({ kind: 'wait', ms });
  const { steps } = simulator.simulate([pressed, done, wait(3999), wait(1)]);
  expect(steps.map(({ after }) => [valueOf(after), after.timeMs])).toEqual([
    ['copying', 0],
    ['copied', 0],
    ['copied', 3999],
    ['ready', 4000],
  ]);
  expect(delaysAt(steps[2]!.after).map(({ ms }) => ms)).toEqual([1]);
});

test.each<[StepInput, string]>([
  [{ kind: 'event', type: 'form.sent', payload: {} }, 'The machine has no event “form.sent”.'],
  [{ kind: 'done', actor: 'sendMail' }, 'No actor “sendMail” is running here.'],
  [{ ...submit, overrides: { isKind: true } }, 'The machine has no guard “isKind” to override.'],
  [{ kind: 'wait', ms: -1 }, 'A wait is a whole number of milliseconds, one day at most.'],
])('§17.56 atlas: %j is rejected with its reason, and the steps before stay', (step, problem) => {
  const run = createSimulator(demo).simulate([submit, step, submit]);
  expect(run.steps).toHaveLength(1);
  expect(run.problem).toBe(problem);
});

test('§17.52 atlas: a run stops where a step enters the selected state or takes the transition', () => {
  const chart = chartOf(demo.machine);
  const journey = demo.model.journeys.find(({ end }) => end === 'submitting')!;
  const simulation = createSimulator(demo).simulate([
    submit,
    ...stepsOfJourney(demo, journey.events),
    { kind: 'error', actor: 'sendRequest' },
  ]);
  const stop = (part: string, from = 0) => stopAt({ simulation, chart }, part, from);
  expect(stop('demo-form.editing.rejected')).toBe(1);
  expect(stop('demo-form.submitting')).toBe(3);
  expect(stop('demo-form.editing form.submitted 0', 3)).toBeNull();
  expect(stop('demo-form.submitting xstate.error.actor.sendRequest 0')).toBe(5);
  expect(stop('demo-form.failed', 3)).toBe(5);
  expect(stop('demo-form.failed', 5)).toBeNull();
});

test('atlas: a step is edited by field, and an unreadable field is reported', () => {
  const typed: StepInput = {
    kind: 'event',
    type: 'field.changed',
    payload: { field: 'email', value: 'ana@example.net' },
  };
  const [field, value] = fieldsOf(typed);
  expect([field?.isText, value?.isText]).toEqual([true, true]);
  const edited = [field!, { ...value!, text: 'bo@example.net' }];
  expect(filledStep(typed, edited)).toEqual({
    ...typed,
    payload: { field: 'email', value: 'bo@example.net' },
  });
  const [ms] = fieldsOf({ kind: 'wait', ms: 1000 });
  expect(filledStep({ kind: 'wait', ms: 1000 }, [{ ...ms!, text: '5' }])).toEqual({
    kind: 'wait',
    ms: 5,
  });
  const [fields] = fieldsOf({ kind: 'event', type: 'fields.prefilled', payload: { fields: {} } });
  expect(fieldProblem({ ...fields!, text: '{' })).toMatch(/^The JSON has an error/);
  expect(fieldProblem({ ...value!, text: '{' })).toBe('');
});
