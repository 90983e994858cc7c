import type { SnapshotFrom } from 'xstate';
import { forgotPassword } from '#content/site/sign-in.ts';
import type { forgotPasswordFormMachine } from '#machines/forgot-password-form/forgot-password-form.machine.ts';
import { button, textbox, type Eyes } from '#tests/models/hands.ts';
import type { Subject } from '#tests/models/subject.ts';
import { asksForEmail, checked, emailEvents } from '../parts/email-form';

const { confirmation, labels, messages } = forgotPassword;
const form = {
  field: textbox(labels.email),
  submit: button(labels.submit),
  messages: messages.email,
};

async function asks(
  eyes: Eyes,
  snapshot: SnapshotFrom<typeof forgotPasswordFormMachine>,
  isRejected: boolean,
) {
  await eyes.see({ role: 'heading', name: forgotPassword.title });
  await asksForEmail(eyes, form, snapshot, isRejected);
  await eyes.miss({ text: confirmation.text });
}

export const subject: Subject<typeof forgotPasswordFormMachine> = {
  path: '/forgot-password',
  events: emailEvents(form),
  promises: {
    'editing.unchecked': (eyes, snapshot) => asks(eyes, snapshot, false),
    'editing.rejected': (eyes, snapshot) => asks(eyes, snapshot, true),
    confirmed: async (eyes) => {
      await eyes.see({ role: 'heading', name: confirmation.title }, { focused: true });
      await eyes.see({ text: confirmation.text });
      await eyes.miss(form.field);
      await eyes.address('/forgot-password');
    },
  },
  unreachable: {
    'forgot-password-form.editing form.submitted 1': checked,
    'not forgot-password-form.editing form.submitted 0': checked,
  },
};
