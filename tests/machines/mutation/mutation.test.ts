import { afterAll, describe, expect, test } from 'vitest';
import { assign, setup } from 'xstate';
import { entry } from '#machines/model.ts';
import { machines } from '#machines/index.ts';
import { actionToProvide } from '#machines/shared/must-be-provided.ts';
import { saveMutants } from '#tests/models/layer.ts';
import { equivalentMutants } from './equivalent-mutants';
import { mutationOf, type Mutation } from './mutation';

const results: Mutation[] = [];

/** Equivalent if guards exclude each other, or if no state is entered or exited. */
const isHarmless = (kind: string) => kind === 'swapped with previous' || kind === 'reenter flipped';
const isOf = (partId: string, id: string) => /^[\w-]+/.exec(partId)?.[0] === id;

const summaryOf = (id: string, { mutants, killed, equivalent, killedByJourneys }: Mutation) =>
  `${id}: ${killed}/${mutants} mutants killed (${killedByJourneys} by journeys alone), ` +
  `${equivalent} equivalent excluded`;

describe('§17: each machine’s suite kills every mutant', () => {
  test.each(Object.values(machines).map((machine) => [machine.id, machine] as const))(
    '%s',
    (id, machine) => {
      const result = mutationOf(machine);
      results.push(result);
      console.log(summaryOf(id, result));
      const { killed, mutants: of, equivalent } = result;
      const survivors = result.survivors.map(({ kind, partId }) => `${partId}: ${kind}`);
      saveMutants({ id, killed, of, equivalent, survivors });
      expect(result.survivors).toEqual([]);
      expect(result.mutants).toBeGreaterThan(5);
      const unexplained = result.equivalents.filter(({ kind }) => !isHarmless(kind));
      const explained = Object.keys(equivalentMutants).filter((key) => isOf(key, id));
      expect(unexplained.map(({ kind, partId }) => `${partId}: ${kind}`)).toEqual(explained);
    },
  );

  afterAll(() => {
    const sum = (of: (result: Mutation) => number) =>
      results.reduce((n, result) => n + of(result), 0);
    const all = {
      mutants: sum(({ mutants }) => mutants),
      killed: sum(({ killed }) => killed),
      equivalent: sum(({ equivalent }) => equivalent),
      killedByJourneys: sum(({ killedByJourneys }) => killedByJourneys),
      survivors: results.flatMap(({ survivors }) => survivors),
      equivalents: results.flatMap(({ equivalents }) => equivalents),
    };
    console.log(summaryOf('all machines', all));
  });
});

type TurnstileEvent = { type: 'coin.paid'; cents: number } | { type: 'gate.pushed' };

const turnstile = setup({
  types: { context: {} as { paid: number }, events: {} as TurnstileEvent },
  actions: {
    count: assign({ paid: ({ context }) => context.paid + 1 }),
    ring: actionToProvide<undefined>('ring'),
  },
  guards: { isEnough: (_, { cents }: { cents: number }) => cents >= 100 },
  delays: { patience: 5_000 },
}).createMachine({
  id: 'turnstile',
  context: { paid: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        'coin.paid': {
          guard: { type: 'isEnough', params: ({ event }) => ({ cents: event.cents }) },
          target: 'open',
          actions: ['count', { type: 'ring', params: undefined }],
        },
      },
    },
    open: { after: { patience: 'locked' }, on: { 'gate.pushed': 'locked' } },
  },
});

const about = { title: '', purpose: '', where: { routes: [], view: '' } };
const whole = {
  events: {
    'coin.paid': [{ cents: 100 }, { cents: 50 }],
    'gate.pushed': [{}],
    'xstate.after.patience.turnstile.open': [{}],
  },
  stopWhen: ({ context }: { context: { paid: number } }) => context.paid > 1,
  invariants: {},
  journeys: [
    {
      title: 'paying enough opens the gate',
      events: [{ type: 'coin.paid', cents: 100 }],
      end: 'open',
      context: { paid: 1 },
      effects: ['ring'],
    },
  ],
} as const;

test('§17: a complete suite kills every mutant, and its one journey some', () => {
  const result = mutationOf(entry('turnstile', turnstile, { about, model: whole }));
  expect(result.survivors).toEqual([]);
  expect(result.killed).toBe(result.mutants);
  expect(result.killedByJourneys).toBeGreaterThan(0);
  expect(result.killedByJourneys).toBeLessThan(result.killed);
});

test('§17: a suite that stops after one step names the surviving mutants', () => {
  const poor = { ...whole, key: () => 'all the same', journeys: [] };
  const { mutants, killed, survivors } = mutationOf(
    entry('turnstile', turnstile, { about, model: poor }),
  );
  const open = 'turnstile.open';
  const patience = `${open} xstate.after.patience.${open} 0`;
  expect(survivors).toEqual([
    { kind: 'transition removed', partId: `${open} gate.pushed 0` },
    { kind: 'retargeted to open', partId: `${open} gate.pushed 0` },
    { kind: 'target dropped', partId: `${open} gate.pushed 0` },
    { kind: 'transition removed', partId: patience },
    { kind: 'retargeted to open', partId: patience },
    { kind: 'target dropped', partId: patience },
    { kind: 'coin.paid heard', partId: open },
  ]);
  expect(killed).toBe(mutants - survivors.length);
});
