import { outboxBackoff } from '#content/constants.ts';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { leadBody } from '#src/services/forms/form-bodies.ts';
import { demoControls } from '#tests/models/demo-request.ts';
import { button, textbox, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const email = 'ana@example.net';
const most = 3;
const unseen = { unseen: 'It has no view; each step counts its requests.' };

/** Fails unless `action` sends exactly `requests` requests. */
async function expectSent(driver: Driver, requests: number, action: () => Promise<void>) {
  const before = await driver.requestCount('lead');
  await action();
  const sent = async () => (await driver.requestCount('lead')) - before;
  // A request leaves only after a few turns.
  for (let turns = 0; turns < 50 && (await sent()) < requests; turns += 1)
    await driver.advanceTime(0);
  if ((await sent()) !== requests) throw new Error(`${await sent()} requests, not ${requests}`);
}

/** Submits a lead that the form service rejects. */
async function leaveLead(driver: Driver) {
  await driver.navigate('/');
  await driver.fill(textbox('Work email'), email);
  await expectSent(driver, 1, () => driver.click(button('Get a demo')));
  // Going back before the demo form appears would find the hero form still busy.
  await driver.expectVisible(demoControls.firstName);
  await driver.settle('lead', 'failed');
}

const neverRejects = 'The outbox catches every failure of an attempt.';

const visit: MachineDriver<typeof leadOutboxMachine> = {
  path: '/',
  setting: { hold: ['lead'] },
  // The outbox loads once the first sign of use is painted.
  async prepare(driver) {
    await driver.focus(textbox('Work email'));
    await driver.advanceTime(20);
  },
  opens: [{ type: 'xstate.done.actor.deliverPending', output: { remaining: 0 } }],
  // Counts the pending submissions, and those in the running attempt.
  scene: {
    start: { waiting: 0, deliverable: 0 },
    next: ({ waiting, deliverable }, { type, output }) => {
      const [all, tried] = [Number(waiting), Number(deliverable)];
      if (type === 'record.stored') return { waiting: all + 1, deliverable };
      if (type !== 'xstate.done.actor.deliverPending')
        return tried > 0 ? { waiting, deliverable } : { waiting, deliverable: waiting };
      const { remaining } = output as { remaining: number };
      return { waiting: remaining === 0 ? all - tried : all, deliverable: 0 };
    },
  },
  events: {
    'record.stored': {
      can: (_, __, { waiting }) =>
        Number(waiting) < most || 'More pending submissions add nothing.',
      act: (driver) => leaveLead(driver),
    },
    'connection.restored': {
      act: (driver, _, { value }) =>
        expectSent(driver, value === 'waiting' ? 1 : 0, () => driver.reconnect()),
    },
    'xstate.after.backoff.lead-outbox.waiting': {
      act: async (driver, _, { context }) => {
        const wait = outboxBackoff.firstMs * 2 ** (context.attempts - 1);
        await expectSent(driver, 0, () => driver.advanceTime(wait - 100));
        await expectSent(driver, 1, () => driver.advanceTime(100));
      },
    },
    'xstate.done.actor.deliverPending': {
      can: ({ output }, before) =>
        !before.matches({ delivering: 'outdated' }) ||
        (output as { remaining: number }).remaining === 0 ||
        'A failed attempt leaves its submissions pending; success covers more.',
      act: async (driver, { output }, _, { deliverable }) => {
        const { remaining } = output as { remaining: number };
        const result = remaining === 0 ? 'done' : 'failed';
        // Requests go out one at a time, each after the previous response.
        for (let left = Number(deliverable) - 1; left >= 0; left -= 1)
          await expectSent(driver, left > 0 ? 1 : 0, () => driver.settle('lead', result));
      },
    },
    'xstate.error.actor.deliverPending': neverRejects,
  },
  stateAssertions: {
    'delivering.current': unseen,
    'delivering.outdated': unseen,
    waiting: unseen,
    empty: unseen,
  },
};

const elsewhere = 'Covered by a visit without pending submissions.';

const left = {
  form: 'lead',
  body: leadBody({ email, timestamp: '2026-11-20T09:00:00.000Z' }),
  keptAt: '2026-11-20T09:00:00.000Z',
};

/** Starts with a lead that an earlier visit left pending. */
const returning: MachineDriver<typeof leadOutboxMachine> = {
  ...visit,
  setting: { ...visit.setting, stored: { 'leadOutbox:20261120-1': left } },
  async prepare(driver) {
    for (let turns = 0; turns < 50 && (await driver.requestCount('lead')) === 0; turns += 1)
      await driver.advanceTime(0);
    await expectSent(driver, 0, () => driver.settle('lead', 'done'));
  },
  events: {
    'record.stored': elsewhere,
    'connection.restored': elsewhere,
    'xstate.after.backoff.lead-outbox.waiting': elsewhere,
    'xstate.done.actor.deliverPending': elsewhere,
    'xstate.error.actor.deliverPending': neverRejects,
  },
};

export const machineDrivers = [visit, returning];
