import { signIn } from '#content/site/sign-in.ts';
import { emailProblem } from '#machines/shared/email-address.ts';
import {
  signInProblems,
  type signInFormMachine,
} from '#machines/sign-in-form/sign-in-form.machine.ts';
import { button, textbox, type Assertions, type Find } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';

const { labels, messages } = signIn;
const email = textbox(labels.email);
const inPassword = (rest = ''): Find => ({ css: `#sign-in-password${rest}` });
const password = inPassword();
const submit = button(labels.submit);
const summary = { role: 'alert' };
const passwords = ['', 'correct horse', 'battery staple'] as const;
const replaced = 'The workspace replaces the page before the form receives the event.';
const early =
  'Covered by e2e/specs/navigation/back-during-navigation.spec.ts, which goes back before the next page appears.';
const opening = 'The fields are read-only while the workspace opens.';
const isComplete = ({ context }: { context: Parameters<typeof signInProblems>[0] }) =>
  Object.keys(signInProblems(context)).length === 0;

type Snapshot = { context: Parameters<typeof signInProblems>[0] };

async function expectForm(page: Assertions, { context }: Snapshot, isRejected: boolean) {
  const problems = isRejected ? signInProblems(context) : {};
  await page.expectAddress('/sign-in');
  await page.expectVisible(email, { value: context.email, invalid: problems.email !== undefined });
  await page.expectVisible(password, {
    invalid: problems.password !== undefined,
    value: context.hasPassword ? /./ : '',
  });
  if (isRejected) await page.expectVisible(summary);
  else await page.expectAbsent(summary);
  for (const [name, text] of Object.entries(messages.email)) {
    await page.expectCount({ text }, name === problems.email ? 2 : 0);
  }
  await page.expectCount({ text: messages.password.missing }, problems.password ? 2 : 0);
}

async function expectPassword(page: Assertions, isShown: boolean) {
  await page.expectVisible(inPassword(`[type=${isShown ? 'text' : 'password'}]`));
}

const withHeldNavigation: MachineDriver<typeof signInFormMachine> = {
  path: '/sign-in',
  setting: { hold: ['navigation'] },
  scene: {
    start: { typed: 0 },
    next: ({ typed }, event) => {
      if (event.type !== 'password.changed') return { typed };
      return { typed: event['isEmpty'] ? 0 : typed === 1 ? 2 : 1 };
    },
  },
  events: {
    'email.changed': {
      can: (event, { context, value }) =>
        value.form === 'submitting'
          ? opening
          : event.email !== context.email || 'The value is unchanged.',
      act: (driver, event) => driver.fill(email, event.email),
    },
    'password.changed': {
      can: ({ isEmpty }, { context, value }) =>
        value.form === 'submitting'
          ? opening
          : !isEmpty || context.hasPassword || 'The field is empty already.',
      act: (driver, { isEmpty }, _, { typed }) =>
        driver.fill(password, passwords[isEmpty ? 0 : typed === 1 ? 2 : 1]),
    },
    'password.revealed': {
      can: (_, { value }) => value.password === 'hidden' || 'The password is visible already.',
      control: button(signIn.showPassword),
    },
    'password.hidden': {
      can: (_, { value }) => value.password === 'shown' || 'The password is hidden already.',
      control: button(signIn.hidePassword),
    },
    'google.pressed': { control: button(signIn.google) },
    'form.submitted': {
      act: async (driver, _, { value, context }) => {
        // A busy button ignores clicks; Enter still reaches it.
        if (value.form === 'submitting') return driver.activate(submit);
        await driver.click(submit);
        if (!isComplete({ context })) await driver.expectVisible(summary, { focused: true });
      },
    },
    'page.opened': replaced,
    'visitor.returned': early,
  },
  stateAssertions: {
    'form.editing.unchecked': (page, snapshot) => expectForm(page, snapshot, false),
    'form.editing.rejected': (page, snapshot) => expectForm(page, snapshot, true),
    'form.submitting': async (page, snapshot) => {
      await expectForm(page, snapshot, false);
      await page.expectVisible(submit, { disabled: true });
      await page.expectCount({ css: 'input[readonly]' }, 2);
    },
    'form.done': { unseen: replaced },
    'password.hidden': (page) => expectPassword(page, false),
    'password.shown': (page) => expectPassword(page, true),
  },
  unreachable: {
    'sign-in-form.form.done': replaced,
  },
};

const elsewhere = 'Covered while the navigation is withHeldNavigation.';
const gone = 'The workspace has replaced the form.';

/** Completes the navigation: the visitor reaches the workspace. */
const withNavigation: MachineDriver<typeof signInFormMachine> = {
  ...withHeldNavigation,
  setting: {},
  scene: { start: {}, next: (_, { type }) => ({ hasLeft: type === 'form.submitted' }) },
  events: {
    ...withHeldNavigation.events,
    'email.changed': {
      can: (event, { context }, { hasLeft }) =>
        (!hasLeft && event.email !== context.email && emailProblem(event.email) === null) || gone,
      act: (driver, event) => driver.fill(email, event.email),
    },
    'password.changed': {
      can: ({ isEmpty }, { context }) => (!isEmpty && !context.hasPassword) || elsewhere,
      act: (driver) => driver.fill(password, passwords[1]),
    },
    'password.revealed': elsewhere,
    'password.hidden': elsewhere,
    'google.pressed': elsewhere,
    'form.submitted': {
      can: (_, before, { hasLeft }) => (!hasLeft && isComplete(before)) || gone,
      act: async (driver) => {
        await driver.click(submit);
        await driver.advanceTime(1000);
      },
    },
  },
  stateAssertions: {
    ...withHeldNavigation.stateAssertions,
    'form.submitting': (page) => page.expectAddress('/dashboard'),
    'password.hidden': (page, { value }) =>
      value.form === 'submitting' ? page.expectAbsent(password) : expectPassword(page, false),
  },
};

export const machineDrivers = [withHeldNavigation, withNavigation];
