import type { SnapshotFrom } from 'xstate';
import { emailProblem } from '#machines/shared/email-address.ts';
import type { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { demoControls } from '#tests/models/demo-request.ts';
import { button, textbox, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import { expectEmailForm, typingEvent } from '../parts/email-form';

const form = {
  field: textbox('Work email'),
  submit: button('Get a demo'),
  messages: {
    missing: 'Enter your work email address.',
    malformed: 'Enter a complete address, such as name@company.com.',
  },
};
const { field, submit } = form;
const typing = typingEvent(form);
const checked = 'The form checks the address before it sends an event.';
const isAddress = ({ email }: { email: string }) => emailProblem(email) === null;
const left = 'The demo form replaces the page before the form receives the event.';
const early =
  'Covered by e2e/specs/navigation/back-during-navigation.spec.ts, which goes back before the next page appears.';
const elsewhere = 'Covered while the navigation is held.';

async function expectStored(page: Assertions, remembered: unknown, lead: string | null) {
  const last = (await page.stored('lastEmailEntered')) as { email: string } | null;
  const leads = (await page.stored('demoEmails')) as { email: string }[] | null;
  const actual = JSON.stringify([last?.email, leads?.map(({ email }) => email)]);
  const expected = JSON.stringify([remembered, lead === null ? undefined : [lead]]);
  if (actual !== expected) throw new Error(`stored ${actual}, expected ${expected}`);
  const requests = await page.requestCount('lead');
  if (requests !== (lead === null ? 0 : 1)) throw new Error(`${requests} leads sent`);
}

async function expectForm(
  page: Assertions,
  snapshot: SnapshotFrom<typeof heroFormMachine>,
  isRejected: boolean,
  { remembered }: Scene,
) {
  await page.expectAddress('/');
  await expectEmailForm(page, form, snapshot, isRejected);
  await page.expectVisible(submit, { disabled: false });
  await expectStored(page, remembered, null);
}

const withHeldNavigation: MachineDriver<typeof heroFormMachine> = {
  path: '/',
  setting: { hold: ['navigation', 'lead'] },
  scene: {
    start: {},
    next: (scene, { type, email }) => {
      if (type === 'form.submitted') return { ...scene, isSubmitted: true };
      const isStored = type === 'email.changed' && !scene['isSubmitted'] && /@/.test(String(email));
      return isStored ? { remembered: email } : scene;
    },
  },
  events: {
    'email.changed': {
      ...typing,
      can: (event, before) =>
        event.email === event.email.trim()
          ? typing.can(event, before)
          : 'Browsers trim an email address.',
    },
    'form.rejected': {
      can: (_, { context }) => !isAddress(context) || checked,
      act: (driver) => driver.click(submit),
    },
    'form.submitted': {
      can: (_, { context }) => isAddress(context) || checked,
      // A busy button ignores clicks; Enter still reaches it.
      act: (driver, _, { value }) =>
        value === 'submitting' ? driver.activate(submit) : driver.click(submit),
    },
    'page.opened': left,
    'visitor.returned': early,
  },
  stateAssertions: {
    'editing.unchecked': (page, snapshot, scene) => expectForm(page, snapshot, false, scene),
    'editing.rejected': (page, snapshot, scene) => expectForm(page, snapshot, true, scene),
    submitting: async (page, { context: { email } }, { remembered }) => {
      await page.expectVisible(field, { value: email, invalid: false });
      await page.expectVisible(submit, { disabled: true });
      await expectStored(page, remembered, email);
    },
    done: { unseen: left },
  },
  unreachable: {
    'hero-form.done': left,
  },
};

/** Completes the navigation: the visitor reaches the demo form. */
const withNavigation: MachineDriver<typeof heroFormMachine> = {
  ...withHeldNavigation,
  setting: {},
  events: {
    ...withHeldNavigation.events,
    'email.changed': {
      can: ({ email }, { context }) =>
        (context.email === '' && emailProblem(email) === null) || elsewhere,
      act: (driver, { email }) => driver.fill(field, email),
    },
    'form.rejected': elsewhere,
    'form.submitted': {
      can: (_, { context }, { isSubmitted }) =>
        (!isSubmitted && emailProblem(context.email) === null) || elsewhere,
      act: async (driver) => {
        await driver.click(submit);
        await driver.advanceTime(1000);
      },
    },
  },
  stateAssertions: {
    ...withHeldNavigation.stateAssertions,
    submitting: async (page, { context: { email } }, { remembered }) => {
      await page.expectAddress('/book-demo');
      await page.expectVisible(demoControls.email, { value: email });
      await expectStored(page, remembered, email);
    },
  },
};

export const machineDrivers = [withHeldNavigation, withNavigation];
