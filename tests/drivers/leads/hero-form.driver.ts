import type { SnapshotFrom } from 'xstate';
import { emailProblem } from '#machines/shared/email-address.ts';
import type { heroFormMachine } from '#machines/hero-form/hero-form.machine.ts';
import { demoFields } from '#tests/models/demo-request.ts';
import { button, textbox, type Assertions } from '#tests/models/driver.ts';
import type { Scene, MachineDriver } from '#tests/models/machine-driver.ts';
import { asksForEmail, checked, emailEvents } from '../shared/email-form';

const form = {
  field: textbox('Work email'),
  submit: button('Get a demo'),
  messages: {
    missing: 'Enter your work email address, and we will take it from there.',
    malformed: 'Enter the whole address, such as name@company.com.',
  },
};
const { field, submit } = form;
const typing = emailEvents(form);
const left = 'The demo form takes the page’s place before the form could be told.';
const early =
  'e2e/specs/navigation/back-during-navigation.spec.ts comes back before the next page is shown.';
const elsewhere = 'It is looked at where the demo form keeps visitors waiting.';

async function keeps(page: Assertions, remembered: unknown, lead: string | null) {
  const last = (await page.stored('lastEmailEntered')) as { email: string } | null;
  const leads = (await page.stored('demoEmails')) as { email: string }[] | null;
  const kept = JSON.stringify([last?.email, leads?.map(({ email }) => email)]);
  const wanted = JSON.stringify([remembered, lead === null ? undefined : [lead]]);
  if (kept !== wanted) throw new Error(`kept is ${kept}, not ${wanted}`);
  const asked = await page.requestCount('lead');
  if (asked !== (lead === null ? 0 : 1)) throw new Error(`${asked} leads are sent`);
}

async function asks(
  page: Assertions,
  snapshot: SnapshotFrom<typeof heroFormMachine>,
  isRejected: boolean,
  { remembered }: Scene,
) {
  await page.expectAddress('/');
  await asksForEmail(page, form, snapshot, isRejected);
  await page.expectVisible(submit, { disabled: false });
  await keeps(page, remembered, null);
}

const waiting: MachineDriver<typeof heroFormMachine> = {
  path: '/',
  given: { hold: ['navigation', 'lead'] },
  scene: {
    start: {},
    next: (scene, { type, email }) => {
      if (type === 'form.submitted') return { ...scene, isSubmitted: true };
      const isKept = type === 'email.changed' && !scene['isSubmitted'] && /@/.test(String(email));
      return isKept ? { remembered: email } : scene;
    },
  },
  events: {
    ...typing,
    'email.changed': {
      ...typing['email.changed'],
      can: (event, before) =>
        event.email === event.email.trim()
          ? typing['email.changed'].can(event, before)
          : 'Browsers take blanks off an address.',
    },
    'form.submitted': {
      ...typing['form.submitted'],
      // The pointer is for buttons at rest; Enter reaches one that is busy as well.
      act: (driver, _, { value }) =>
        value === 'submitting' ? driver.activate(submit) : driver.click(submit),
    },
    'page.opened': left,
    'visitor.returned': early,
  },
  stateAssertions: {
    'editing.unchecked': (page, snapshot, scene) => asks(page, snapshot, false, scene),
    'editing.rejected': (page, snapshot, scene) => asks(page, snapshot, true, scene),
    submitting: async (page, { context: { email } }, { remembered }) => {
      await page.expectVisible(field, { value: email, invalid: false });
      await page.expectVisible(submit, { disabled: true });
      await keeps(page, remembered, email);
    },
    done: { unseen: left },
  },
  unreachable: {
    'not hero-form.editing form.submitted 0': checked,
    'hero-form.done': left,
  },
};

/** The same without a wait: the visitor arrives at the demo form. */
const arriving: MachineDriver<typeof heroFormMachine> = {
  ...waiting,
  given: {},
  events: {
    ...waiting.events,
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
    ...waiting.stateAssertions,
    submitting: async (page, { context: { email } }, { remembered }) => {
      await page.expectAddress('/book-demo');
      await page.expectVisible(demoFields.email, { value: email });
      await keeps(page, remembered, email);
    },
  },
};

export const machineDrivers = [waiting, arriving];
