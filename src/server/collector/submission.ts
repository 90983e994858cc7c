import { TextDecoder } from 'node:util';
import { demoFieldRows, demoFields } from '#content/site/demo-request.ts';
import { asciiEmail, emailProblem } from '#machines/shared/email-address.ts';

export type FormId = 'lead' | 'demo';
/** Field values by name. */
type Fields = Record<string, string>;
/** One accepted submission; `receivedAt` is ISO 8601 in UTC. */
export type Submission = { receivedAt: string; form: FormId; fields: Fields };
type Refusal = { status: 400 | 415; message: string };

const required: Record<FormId, typeof demoFieldRows> = {
  lead: [['email', demoFields.email]],
  demo: demoFieldRows.filter(([, field]) => field.required),
};
const maxFields = 50;
const maxFieldLength = 4000;
/** Also takes the names of added fields, such as `access_key`. */
const fieldName = /^_?[a-z][\w.[\]-]{0,63}$/i;
// oxlint-disable-next-line no-control-regex -- they would inject headers into the mail of a submission
const control = /[\u0000-\u001f\u007f-\u009f]/;
// oxlint-disable-next-line no-control-regex -- the same, but line breaks and tabs are allowed
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const refuse = (message: string): Refusal => ({ status: 400, message });

const mediaType = (contentType = '') => contentType.split(';', 1)[0]?.trim().toLowerCase();

/** Returns whether a plain form sent the body. */
export function isFormEncoded(contentType: string | undefined): boolean {
  return mediaType(contentType) === 'application/x-www-form-urlencoded';
}

/**
 * Decodes a JSON or form-encoded body in UTF-8 (specification §15.34). Returns unchecked names and
 * values, or a refusal.
 */
export function decodeBody(
  bytes: Uint8Array,
  contentType: string | undefined,
): { entries: [string, unknown][] } | Refusal {
  const isJson = mediaType(contentType) === 'application/json';
  if (!isJson && !isFormEncoded(contentType))
    return { status: 415, message: 'Send the form as JSON or form-encoded.' };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!isJson) return { entries: [...new URLSearchParams(text)] };
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return refuse('The body must be a JSON object.');
    return { entries: Object.entries(value) };
  } catch {
    return refuse(isJson ? 'The body is not valid JSON.' : 'The body is not valid text.');
  }
}

function problemWith(name: string, value: unknown): string | null {
  if (!fieldName.test(name)) return 'A field has an invalid name.';
  if (typeof value !== 'string') return `The field ${name} must be text.`;
  if (value.length > maxFieldLength) return `The field ${name} is too long.`;
  const isMultiline = name === '_autoresponse';
  return (isMultiline ? controlInText : control).test(value)
    ? `The field ${name} contains control characters.`
    : null;
}

/** Returns the valid fields of a submission to `form`, or a refusal (specification §5.41). */
export function checkFields(
  form: FormId,
  entries: readonly [string, unknown][],
): { fields: Fields } | Refusal {
  if (entries.length > maxFields) return refuse('The form has too many fields.');
  for (const [name, value] of entries) {
    const problem = problemWith(name, value);
    if (problem) return refuse(problem);
  }
  const fields = Object.fromEntries(entries) as Fields;
  const missing = required[form].filter(([name]) => !fields[name]?.trim());
  if (missing.length > 0)
    return refuse(`Please fill in: ${missing.map(([, { label }]) => label).join(', ')}.`);
  const email = asciiEmail(fields['email'] ?? '');
  if (emailProblem(email)) return refuse('The email address is not valid.');
  return { fields: { ...fields, email } };
}
