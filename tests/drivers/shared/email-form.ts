import { emailProblem } from '#machines/shared/email-address.ts';
import type { Assertions, Find, Driver } from '#tests/models/driver.ts';

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
  page: Assertions,
  { field, messages }: EmailForm,
  { context: { email } }: Before,
  isRejected: boolean,
): Promise<void> {
  await page.expectVisible(field, {
    value: email,
    invalid: isRejected,
    ...(isRejected && { focused: true }),
  });
  const problem = isRejected ? emailProblem(email) : null;
  for (const [name, text] of Object.entries(messages)) {
    if (name === problem) await page.expectVisible({ text });
    else await page.expectAbsent({ text });
  }
}

/** How a visitor types an address and sends it. */
export const emailEvents = ({ field, submit }: EmailForm) => ({
  'email.changed': {
    can: ({ email }: { email: string }, { context }: Before) =>
      email !== context.email || 'The same text is no change.',
    act: (driver: Driver, { email }: { email: string }) => driver.fill(field, email),
  },
  'form.rejected': {
    can: (_: unknown, before: Before) => !isAddress(before) || checked,
    act: (driver: Driver) => driver.click(submit),
  },
  'form.submitted': {
    can: (_: unknown, before: Before) => isAddress(before) || checked,
    act: (driver: Driver) => driver.click(submit),
  },
});
