import { setImmediate as promisesSettled } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFullRun, seed } from './run-limits';
import { linksOf, watching } from './watching';
import { startVisit, type Visit, type VisitFacts } from './visit';
import { demoExamples } from '#tests/models/demo-request.ts';

const fields = {
  ...demoExamples,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.net',
};

/** The actions of a visitor, the service and the browser, and when each is possible. */
const actions: Record<string, { can?: (visit: Visit) => boolean; run: (visit: Visit) => void }> = {
  'type an email': {
    can: (visit) => visit.facts().page === 'home',
    run: (visit) => visit.send({ type: 'email.changed', email: fields.email }),
  },
  'fill in the demo form': {
    can: (visit) => visit.facts().page === 'book-demo',
    run: (visit) => {
      for (const [field, value] of Object.entries(fields))
        visit.send({ type: 'field.changed', field, value });
    },
  },
  submit: { run: (visit) => visit.send({ type: 'form.submitted' }) },
  'submit twice': {
    run: (visit) => {
      visit.send({ type: 'form.submitted' });
      visit.send({ type: 'form.submitted' });
    },
  },
  'open the next page': { can: (visit) => visit.isOpening(), run: (visit) => visit.openNext() },
  'go back early': { can: (visit) => visit.isOpening(), run: (visit) => visit.goBack() },
  'accept a post': { can: (visit) => visit.isPosting(), run: (visit) => visit.answer(true) },
  'refuse a post': { can: (visit) => visit.isPosting(), run: (visit) => visit.answer(false) },
  'accept a delivery': {
    can: (visit) => visit.isDelivering(),
    run: (visit) => visit.deliver(true),
  },
  'refuse a delivery': {
    can: (visit) => visit.isDelivering(),
    run: (visit) => visit.deliver(false),
  },
  'come online': { run: (visit) => visit.goOnline() },
  'wait for an hour': { run: (visit) => visit.wait() },
  reload: { run: (visit) => visit.load(visit.facts().page) },
  'open the demo form': { run: (visit) => visit.show('book-demo') },
  'open the thank-you page': { run: (visit) => visit.show('thank-you') },
};

/** Conditions after every action, in terms of the specification. */
const invariants: Record<string, (facts: VisitFacts) => boolean> = {
  'every submission is accepted or stored': ({ submitted, accepted, stored }) =>
    submitted.every(({ id }) => accepted.includes(id) || stored.has(id)),
  'a submission is accepted once': ({ accepted }) => new Set(accepted).size === accepted.length,
  'an empty outbox leaves no submission waiting': ({ outbox, waiting }) =>
    outbox !== 'empty' || waiting.length === 0,
  'the thank-you page follows a demo request': ({ page, isGuarded, submitted }) =>
    page !== 'thank-you' || (isGuarded && submitted.some(({ form }) => form === 'demo')),
  'the draft is discarded once per accepted request': ({ discarded, submitted, accepted }) =>
    discarded <=
    submitted.filter(({ id, form }) => form === 'demo' && accepted.includes(id)).length,
};

const [runs, maxCommands] = isFullRun ? [1000, 200] : [100, 60];

test(`§15: hero form, demo form, thank-you guard and outbox lose no submission together (seed ${seed})`, async () => {
  const transitions = new Set<string>();
  const commandOf = (name: string): fc.AsyncCommand<object, Visit> => ({
    // Only the real visit knows what is possible, so an impossible action does nothing.
    check: () => true,
    async run(_, visit) {
      const { can, run } = actions[name]!;
      if (can && !can(visit)) return;
      run(visit);
      await promisesSettled();
      transitions.add(name);
      const facts = visit.facts();
      for (const [invariant, holds] of Object.entries(invariants))
        expect(holds(facts), invariant).toBe(true);
    },
    toString: () => name,
  });
  const commands = fc.commands(
    Object.keys(actions).map((name) => fc.constant(commandOf(name))),
    { maxCommands, size: 'max' },
  );
  await fc.assert(
    fc.asyncProperty(commands, async (chosen) => {
      const { watch, inspect } = watching();
      const visit = startVisit(inspect);
      try {
        await fc.asyncModelRun(() => ({ model: {}, real: visit }), chosen);
      } catch (error) {
        throw new Error(linksOf(watch), { cause: error });
      } finally {
        visit.stop();
      }
    }),
    { seed, numRuns: runs },
  );
  expect([...transitions].toSorted()).toEqual(Object.keys(actions).toSorted());
}, 120_000);
