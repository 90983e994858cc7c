import { asciiEmail, emailProblem, type EmailProblem } from '#machines/shared/email-address.ts';
import { formTargets } from '#src/services/forms/form-service.ts';

export type LeadEmailProblem = EmailProblem | 'unsupported';

/**
 * Returns the problem of an email address in one of the two forms, or null (specification §5.5).
 * `unsupported`: the form's service is not known to take its letters before the at sign.
 */
export function leadEmailProblem(
  form: keyof typeof formTargets,
  typed: string,
): LeadEmailProblem | null {
  const problem = emailProblem(typed);
  if (problem || formTargets[form].takesAnyMailbox) return problem;
  return /[^\0-\x7f]/.test(asciiEmail(typed)) ? 'unsupported' : null;
}
