/** What browsers take for a valid address in an e-mail field (HTML Living Standard). */
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export type EmailProblem = 'missing' | 'malformed';

/** What is wrong with an e-mail address as typed (specification §5), or null for nothing. */
export function emailProblem(email: string): EmailProblem | null {
  const address = email.trim();
  if (address === '') return 'missing';
  return htmlEmail.test(address) ? null : 'malformed';
}
