import { forgotPassword } from '../../content/sign-in';
import { emailProblem } from '../../machines/email-address';
import type { forgotPasswordFormMachine } from '../../machines/forgot-password-form/forgot-password-form.machine';
import { button, textbox, type Eyes } from '../models/hands';
import type { Subject } from '../models/subject';

const { confirmation, labels, messages } = forgotPassword;
const field = textbox(labels.email);
const submit = button(labels.submit);
const checked = 'Browsers check the address themselves before they submit.';

async function asks(eyes: Eyes, email: string, isRejected: boolean) {
  await eyes.see({ role: 'heading', name: forgotPassword.title });
  await eyes.see(field, {
    value: email,
    invalid: isRejected,
    ...(isRejected && { focused: true }),
  });
  const problem = isRejected ? emailProblem(email) : null;
  for (const [name, text] of Object.entries(messages.email)) {
    if (name === problem) await eyes.see({ text });
    else await eyes.miss({ text });
  }
  await eyes.miss({ text: confirmation.text });
}

export const subject: Subject<typeof forgotPasswordFormMachine> = {
  path: '/forgot-password',
  events: {
    'email.changed': {
      can: ({ email }, { context }) => email !== context.email || 'The same text is no change.',
      act: (hands, { email }) => hands.fill(field, email),
    },
    'email.rejected': {
      can: (_, { context }) => emailProblem(context.email) !== null || checked,
      act: (hands) => hands.press(submit),
    },
    'form.submitted': {
      can: (_, { context }) => emailProblem(context.email) === null || checked,
      act: (hands) => hands.press(submit),
    },
  },
  promises: {
    'editing.unchecked': (eyes, { context }) => asks(eyes, context.email, false),
    'editing.rejected': (eyes, { context }) => asks(eyes, context.email, true),
    confirmed: async (eyes) => {
      await eyes.see({ role: 'heading', name: confirmation.title }, { focused: true });
      await eyes.see({ text: confirmation.text });
      await eyes.miss(field);
      await eyes.address('/forgot-password');
    },
  },
  unreachable: {
    'forgot-password-form.editing form.submitted 1': checked,
    'not forgot-password-form.editing form.submitted 0': checked,
  },
};
