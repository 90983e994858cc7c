import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StepInput } from '#src/atlas/kit/simulate.ts';
import { readSimulation, writeSimulation } from '#src/atlas/app/simulator/simulation-address.ts';
import { hostileText } from '../lib/hostile-text';

const value = fc.jsonValue({ maxDepth: 4 });
const name = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.constantFrom('form.sent', "it's!", '-x', '~'),
);
const overrides = fc.dictionary(name, fc.boolean(), { minKeys: 1, noNullPrototype: true });
const action: fc.Arbitrary<StepInput> = fc.oneof(
  fc.record({
    kind: fc.constant('event' as const),
    type: name,
    payload: fc.dictionary(name, value, { noNullPrototype: true }),
  }),
  fc.record(
    { kind: fc.constantFrom('done' as const, 'error' as const), actor: name, value },
    { requiredKeys: ['kind', 'actor'] },
  ),
  fc.record({ kind: fc.constant('wait' as const), ms: fc.nat() }),
);
const anyStep = fc
  .tuple(action, fc.option(overrides))
  .map(([step, guards]): StepInput => (guards ? { ...step, overrides: guards } : step));

/** Normalizes as JSON does, which has no negative zero. */
const asJson = (steps: readonly StepInput[]) => JSON.parse(JSON.stringify(steps)) as StepInput[];

test('§17.55 atlas: any run round-trips through its address', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 8 }), (steps) => {
      expect(readSimulation(writeSimulation(steps))).toEqual({
        steps: asJson(steps),
        problem: null,
      });
    }),
  );
});

const pieces = ['1~', '~', '*done(', '*wait(', '(', ')', '!(', "'", '!', ',', ':', '-', 'a.b', '7'];

test('§17.56 atlas: any text in the address is read without an error', () => {
  const broken = fc.oneof(
    hostileText,
    hostileText.map((text) => `1~${text}`),
    fc.array(fc.constantFrom(...pieces)).map((chosen) => `1~${chosen.join('')}`),
  );
  fc.assert(
    fc.property(broken, (text) => {
      const { steps, problem } = readSimulation(text);
      expect(readSimulation(writeSimulation(steps)).steps).toEqual(asJson(steps));
      expect(problem === null || problem.length > 10).toBe(true);
    }),
  );
});

test('§17.55 atlas: the run in an address is human-readable', () => {
  const steps: StepInput[] = [
    { kind: 'event', type: 'field.changed', payload: { field: 'firstName', value: 'Ana Ruiz' } },
    { kind: 'event', type: 'form.submitted', payload: {}, overrides: { isComplete: false } },
    { kind: 'wait', ms: 2000 },
    { kind: 'done', actor: 'sendRequest', value: { isSaved: true, on: ['it’s', "it's", 3, null] } },
  ];
  expect(writeSimulation(steps)).toBe(
    "1~field.changed(field:firstName,value:Ana Ruiz)~form.submitted!-isComplete~*wait(2000)~*done(sendRequest,(isSaved:!t,on:!('it’s','it!'s',3,!n)))",
  );
  expect(writeSimulation([])).toBeUndefined();
});

test.each([
  ['2~form.submitted', 'The simulation in the URL has an unknown format.'],
  ['1form', 'The simulation in the URL has an unknown format.'],
  ['x'.repeat(6001), 'The simulation in the URL is too long.'],
  [`1${'~a.b'.repeat(501)}`, 'The simulation has more than 500 steps.'],
  ['1~a.b~a.b(', 'The URL is malformed there. A name is missing at character 11.'],
  [`1~a.b(a:${'!('.repeat(40)}`, 'The URL is malformed there. A value is nested too deeply.'],
])('§17.56 atlas: the problem with %.30s is reported', (text, problem) => {
  expect(readSimulation(text).problem).toBe(problem);
});

test('§17.56 atlas: a broken run keeps the steps before the break', () => {
  expect(readSimulation('1~a.b~*wait(7)~*done(').steps).toEqual([
    { kind: 'event', type: 'a.b', payload: {} },
    { kind: 'wait', ms: 7 },
  ]);
});
