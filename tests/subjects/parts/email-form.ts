import { emailProblem } from '#machines/shared/email-address.ts';
import type { Eyes, Find, Hands } from '#tests/models/hands.ts';

/** A form of one e-mail field. */
interface EmailForm {
  field: Find;
  submit: Find;
  /** What is said beside the field, by what is wrong with the address. */
  messages: Record<'missing' | 'malformed', string>;
}

interface Before {
  context: { email: string };
}

export const checked = 'Browsers check the address themselves before they submit.';

const isAddress = ({ context }: Before) => emailProblem(context.email) === null;

/** The field holds what was typed, and what is wrong with it is said once it was rejected. */
export async function asksForEmail(
  eyes: Eyes,
  { field, messages }: EmailForm,
  { context: { email } }: Before,
  isRejected: boolean,
): Promise<void> {
  await eyes.see(field, {
    value: email,
    invalid: isRejected,
    ...(isRejected && { focused: true }),
  });
  const problem = isRejected ? emailProblem(email) : null;
  for (const [name, text] of Object.entries(messages)) {
    if (name === problem) await eyes.see({ text });
    else await eyes.miss({ text });
  }
}

/** How a visitor types an address and sends it. */
export const emailEvents = ({ field, submit }: EmailForm) => ({
  'email.changed': {
    can: ({ email }: { email: string }, { context }: Before) =>
      email !== context.email || 'The same text is no change.',
    act: (hands: Hands, { email }: { email: string }) => hands.fill(field, email),
  },
  'form.rejected': {
    can: (_: unknown, before: Before) => !isAddress(before) || checked,
    act: (hands: Hands) => hands.press(submit),
  },
  'form.submitted': {
    can: (_: unknown, before: Before) => isAddress(before) || checked,
    act: (hands: Hands) => hands.press(submit),
  },
});
