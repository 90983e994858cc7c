import { answerLimits } from '#content/constants.ts';

/** The standard URL parser of browsers and Node; it converts a domain to ASCII (UTS #46). */
declare const URL: new (url: string) => { readonly hostname: string };

/** The valid email address of the HTML Living Standard, with RFC 6531 letters before the at sign. */
const mailbox =
  /^[\w.!#$%&'*+/=?^`{|}~\-\p{L}\p{M}\p{N}]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)*$/u;
/** Letters, digits, hyphens and dots, at least one of them not ASCII. */
const internationalDomain = /^(?=.*[^\0-\x7f])[a-z\d.\-\u0080-\uffff]+$/i;

/** Spaces and invisible characters: address books copy direction marks with an address. */
const around = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

export type EmailProblem = 'missing' | 'malformed';

/**
 * Returns a typed address as it is checked and sent (specification §15.14): without spaces and
 * invisible characters around it, in NFC, and with an international domain in ASCII form. A domain that has none stays unchanged.
 */
export function asciiEmail(typed: string): string {
  const address = typed.replace(around, '').normalize('NFC');
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  // The parser would take other ASCII characters for a port, a path or an encoding.
  if (!internationalDomain.test(domain)) return address;
  try {
    const { hostname } = new URL(`http://${domain}`);
    // The parser expands numbers to an IPv4 address.
    return /\.\d+$/.test(hostname) ? address : address.slice(0, start) + hostname;
  } catch {
    return address;
  }
}

/** Returns the problem of a typed email address (specification §5.1), or null. */
export function emailProblem(typed: string): EmailProblem | null {
  const address = asciiEmail(typed);
  if (address === '') return 'missing';
  return address.length <= answerLimits.email && mailbox.test(address) ? null : 'malformed';
}
