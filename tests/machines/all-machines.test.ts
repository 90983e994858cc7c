import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { AnyActorLogic, AnyEventObject } from 'xstate';
import { machines } from '#machines/index.ts';
import { stateNodes, transitionId, transitionsOf } from '#src/atlas/kit/chart.ts';
import { pureStart, pureStep } from '#src/atlas/kit/pure-step.ts';
import { providedActions } from './steered-machine';

describe.each(Object.values(machines).map((entry) => [entry.id, entry] as const))(
  '%s',
  (_, { machine, model }) => {
    test.each(model.journeys.map((journey) => [journey.title, journey] as const))(
      '%s',
      (__, { events, end, context = {}, effects, effectInputs = {} }) => {
        let { after, effects: ran } = pureStart(machine, model.input);
        for (const event of events as readonly AnyEventObject[]) {
          const step = pureStep(machine, after, event);
          after = step.after;
          ran = [...ran, ...step.effects];
        }
        expect(after.value).toEqual(end);
        expect(after.context).toMatchObject(context);
        if (effects) expect(ran.map(({ name }) => name)).toEqual(effects);
        const inputs = Object.fromEntries(ran.map(({ name, input }) => [name, input]));
        expect(inputs).toMatchObject(effectInputs);
      },
    );

    test('§17.17: the model tries every event', () => {
      expect(Object.keys(model.events).toSorted()).toEqual((machine.events as string[]).toSorted());
    });

    test('§17.19: every state and every transition has a description', () => {
      const mute = [
        ...stateNodes(machine)
          .filter((node) => !node.description)
          .map((node) => node.id),
        ...transitionsOf(machine)
          .filter((transition) => !transition.description)
          .map(transitionId),
      ];
      expect(mute).toEqual([]);
    });

    test('§17.2: a machine has no effects; views must provide them', async () => {
      for (const [name, action] of providedActions(machine)) {
        expect(action).toThrow(`${name} must be provided`);
      }
      for (const [name, logic] of Object.entries(machine.implementations.actors)) {
        const actor = createActor(logic as AnyActorLogic);
        const done = toPromise(actor);
        actor.start();
        await expect(done).rejects.toThrow(`${name} must be provided`);
      }
    });
  },
);

describe('machine registry', () => {
  test('§17.1: each machine has the id of its folder', () => {
    const entries = Object.entries(machines);
    expect(entries.map(([, entry]) => entry.id)).toEqual(entries.map(([key]) => key));
    expect(entries.map(([, entry]) => entry.machine.id)).toEqual(entries.map(([key]) => key));
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' });
    const written = files.filter((file) => file.endsWith('.machine.ts')).toSorted();
    expect(written).toEqual(entries.map(([key]) => `${key}/${key}.machine.ts`).toSorted());
  });

  test('§17.1: each machine has a title, a purpose, and a place', () => {
    for (const { title, purpose, where, model } of Object.values(machines)) {
      expect(title).toMatch(/^[A-Z]/);
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      expect(where.view).not.toBe('');
      expect(where.routes.length * model.journeys.length).toBeGreaterThan(0);
    }
  });

  test.each([
    ['solutions-tab', 'operations', ['operations', 'workforce']],
    ['timeline-stage', 'today', ['today', 'day7', 'day14']],
    ['testimonial-carousel', undefined, ['slide', 'rotation']],
    ['header-dropdown', 'none', ['none', 'solutions', 'customers', 'company']],
    ['hero-form', 'editing', ['editing', 'submitting', 'done']],
    ['demo-form', 'editing', ['editing', 'submitting', 'accepted', 'failed']],
    ['time-range', '30d', ['24h', '7d', '30d', 'custom']],
    ['thank-you-guard', 'checking', ['checking', 'allowed', 'redirected']],
    ['two-factor', 'disabled', ['disabled', 'enabled']],
  ])('§17.7: %s starts in %s and has the states %j', (id, initial, states) => {
    const { root } = machines[id]!.machine;
    expect(Object.keys(root.states)).toEqual(states);
    expect(root.initial.target?.map(({ key }) => key).join() || undefined).toBe(initial);
  });

  test('§17.9: the carousel rotates or is paused', () => {
    const { rotation } = machines['testimonial-carousel']!.machine.root.states;
    expect(Object.keys(rotation!.states)).toEqual(['rotating', 'paused']);
  });
});
