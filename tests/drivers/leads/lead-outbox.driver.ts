import { outboxBackoff } from '#content/constants.ts';
import type { leadOutboxMachine } from '#machines/lead-outbox/lead-outbox.machine.ts';
import { leadBody } from '#src/services/forms/form-bodies.ts';
import { demoFields } from '#tests/models/demo-request.ts';
import { button, textbox, type Driver } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const email = 'ana@example.net';
const most = 3;
const unseen = { unseen: 'It works unseen; what it sends is counted at each step.' };

/** Fails where `deed` does not let exactly so many requests out. */
async function sending(driver: Driver, requests: number, deed: () => Promise<void>) {
  const before = await driver.requestCount('lead');
  await deed();
  const sent = async () => (await driver.requestCount('lead')) - before;
  // A request is on its way for a moment.
  for (let turns = 0; turns < 50 && (await sent()) < requests; turns += 1)
    await driver.advanceTime(0);
  if ((await sent()) !== requests) throw new Error(`${await sent()} requests, not ${requests}`);
}

/** Leaves a lead that the form service does not accept. */
async function leaveLead(driver: Driver) {
  await driver.navigate('/');
  await driver.fill(textbox('Work email'), email);
  await sending(driver, 1, () => driver.click(button('Get a demo')));
  // Who went back before the demo form is there would find the hero's form as it was left.
  await driver.expectVisible(demoFields.firstName);
  await driver.settle('lead', 'failed');
}

const visit: MachineDriver<typeof leadOutboxMachine> = {
  path: '/',
  given: { hold: ['lead'] },
  opens: [{ type: 'xstate.done.actor.deliverWaiting', output: { remaining: 0 } }],
  // How many submissions wait in all, and how many of them a try that runs knows of.
  scene: {
    start: { waiting: 0, known: 0 },
    next: ({ waiting, known }, { type, output }) => {
      const [all, tried] = [Number(waiting), Number(known)];
      if (type === 'record.kept') return { waiting: all + 1, known };
      if (type !== 'xstate.done.actor.deliverWaiting')
        return tried > 0 ? { waiting, known } : { waiting, known: waiting };
      const { remaining } = output as { remaining: number };
      return { waiting: remaining === 0 ? all - tried : all, known: 0 };
    },
  },
  events: {
    'record.kept': {
      can: (_, __, { waiting }) =>
        Number(waiting) < most || 'That many say no more than fewer would.',
      act: (driver) => leaveLead(driver),
    },
    'connection.restored': {
      act: (driver, _, { value }) =>
        sending(driver, value === 'waiting' ? 1 : 0, () => driver.reconnect()),
    },
    'xstate.after.backoff.lead-outbox.waiting': {
      act: async (driver, _, { context }) => {
        const wait = outboxBackoff.firstMs * 2 ** (context.attempts - 1);
        await sending(driver, 0, () => driver.advanceTime(wait - 100));
        await sending(driver, 1, () => driver.advanceTime(100));
      },
    },
    'xstate.done.actor.deliverWaiting': {
      can: ({ output }, before) =>
        !before.matches({ delivering: 'outdated' }) ||
        (output as { remaining: number }).remaining === 0 ||
        'What fails waits anyway; a try that has sent all it knew of tells more.',
      act: async (driver, { output }, _, { known }) => {
        const { remaining } = output as { remaining: number };
        const outcome = remaining === 0 ? 'done' : 'failed';
        // One after the other: the next is sent once one is answered.
        for (let left = Number(known) - 1; left >= 0; left -= 1)
          await sending(driver, left > 0 ? 1 : 0, () => driver.settle('lead', outcome));
      },
    },
  },
  stateAssertions: {
    'delivering.settling': unseen,
    'delivering.outdated': unseen,
    waiting: unseen,
    empty: unseen,
  },
};

const elsewhere = 'It is looked at in a visit that nothing waits for.';

const left = {
  form: 'lead',
  body: leadBody({ email, timestamp: '2026-11-20T09:00:00.000Z' }),
  keptAt: '2026-11-20T09:00:00.000Z',
};

/** A visit that begins with a lead of an earlier one. */
const returning: MachineDriver<typeof leadOutboxMachine> = {
  ...visit,
  given: { ...visit.given, stored: { 'leadOutbox:20261120-1': left } },
  async prepare(driver) {
    for (let turns = 0; turns < 50 && (await driver.requestCount('lead')) === 0; turns += 1)
      await driver.advanceTime(0);
    await sending(driver, 0, () => driver.settle('lead', 'done'));
  },
  events: {
    'record.kept': elsewhere,
    'connection.restored': elsewhere,
    'xstate.after.backoff.lead-outbox.waiting': elsewhere,
    'xstate.done.actor.deliverWaiting': elsewhere,
  },
};

export const machineDrivers = [visit, returning];
