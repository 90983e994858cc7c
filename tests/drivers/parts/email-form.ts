import { emailProblem } from '#machines/shared/email-address.ts';
import type { Assertions, Find, Driver } from '#tests/models/driver.ts';

/** A form with one email field. */
interface EmailForm {
  field: Find;
  submit: Find;
  /** Messages beside the field, by problem. */
  messages: Record<'missing' | 'malformed', string>;
}

interface Before {
  context: { email: string };
}

/** Asserts the typed value and, once rejected, its problem. */
export async function expectEmailForm(
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

/** Drives typing an address. */
export const typingEvent = ({ field }: Pick<EmailForm, 'field'>) => ({
  can: ({ email }: { email: string }, { context }: Before) =>
    email !== context.email || 'The value is unchanged.',
  act: (driver: Driver, { email }: { email: string }) => driver.fill(field, email),
});
