import type { SnapshotFrom } from 'xstate';
import { forgotPassword } from '#content/site/sign-in.ts';
import type { forgotPasswordFormMachine } from '#machines/forgot-password-form/forgot-password-form.machine.ts';
import { button, textbox, type Assertions } from '#tests/models/driver.ts';
import type { MachineDriver } from '#tests/models/machine-driver.ts';
import { expectEmailForm, typingEvent } from '../parts/email-form';

const { confirmation, labels, messages } = forgotPassword;
const form = {
  field: textbox(labels.email),
  submit: button(labels.submit),
  messages: messages.email,
};

async function expectForm(
  page: Assertions,
  snapshot: SnapshotFrom<typeof forgotPasswordFormMachine>,
  isRejected: boolean,
) {
  await page.expectVisible({ role: 'heading', name: forgotPassword.title });
  await expectEmailForm(page, form, snapshot, isRejected);
  await page.expectAbsent({ text: confirmation.text });
}

export const machineDriver: MachineDriver<typeof forgotPasswordFormMachine> = {
  path: '/forgot-password',
  events: {
    'email.changed': typingEvent(form),
    'form.submitted': { control: form.submit },
  },
  stateAssertions: {
    'editing.unchecked': (page, snapshot) => expectForm(page, snapshot, false),
    'editing.rejected': (page, snapshot) => expectForm(page, snapshot, true),
    confirmed: async (page) => {
      await page.expectVisible({ role: 'heading', name: confirmation.title }, { focused: true });
      await page.expectVisible({ text: confirmation.text });
      await page.expectAbsent(form.field);
      await page.expectAddress('/forgot-password');
    },
  },
};
