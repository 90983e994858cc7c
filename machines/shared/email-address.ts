/** The valid email address of the HTML Living Standard. */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export type EmailProblem = 'missing' | 'malformed';

/** Returns the problem of a typed email address (specification §5), or null. */
export function emailProblem(email: string): EmailProblem | null {
  const address = email.trim();
  if (address === '') return 'missing';
  return htmlEmail.test(address) ? null : 'malformed';
}
