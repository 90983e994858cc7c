import type { FormTarget } from '#src/lib/forms/form-target.ts';
import { parseJson } from '#src/lib/text/parse-json.ts';

/** The meaning of an answer: `later` asks for another attempt, `refused` counts against the address. */
export type Judgment = { means: 'accepted' | 'refused' | 'later'; reason: string };

// Names of fields without case and separators: `has_errors`, `isOk`, `statusCode`.
const yesName =
  /^(is|was)?(success(ful)?|succeeded|ok(ay)?|accepted|valid|sent|submitted|saved|stored|received|delivered)$/;
const noName =
  /^(?!no)\w*(errors?|failures?|exceptions?)$|^(is|has|was)?(err(no|code|msg|message)?|error\w*|failed|faults?|invalid\w*|unsuccessful|rejected|refused|denied|blocked|spam)$/;
const statusName = /^(status(text)?|state|result|outcome|response|type|code)$/;
/** Prose, which decides only beside no yes: "Thank you. We do not share your address." */
const proseName = /^(message|msg|title|detail|reason)$/;
const codeName = /^(http|response)?(status|code|statuscode)$/;

const noWord = /^(false|no|nok|ko)$/i;
const nothing = /^(|n|f|0|off|none|null|\[\]|\{\}|false|no|nok|ko)$/;
/** A value of a field for errors that reports none, such as "00", "No error" or "SUCCESS". */
const noError = /^(\s*|0+|ok(ay)?|success|no.?(errors?|failures?))$/;
/** A word of refusal among the first four, such as "Submission failed", but not "No errors". */
const refusal =
  /^((?!(no|0|zero|without) )\S+ ){0,3}(err(or)?\b|error|fail|invalid|reject|den(y|ied)|refus|declin|forbid|un(auth|able|success|proc|avail)|block|abort|exception|fault|bad\b|wrong|not\b|exceed|expire|quota|too many|missing|spam|throttl|rate limit|limit reached|time(d )?out|unsent|undeliver|discard|cancel|closed|disabled|required|unable|(can|could|do|does|did|is|was)n?['’]t\b|cannot)/i;

const challengeHeaders = ['cf-mitigated', 'x-amzn-waf-action', 'x-vercel-mitigated'];
const challengePage =
  /^\s*<[^]*(captcha|challenge|just a moment|attention required|checking your browser|(are you|you are) (a )?(human|robot)|ddos)/i;
const challengeTitle = /<title>\s*(just a moment|attention required|checking your browser)/i;

/** Returns a value of JSON without quotes, in lower case. */
const plain = (value: unknown) =>
  JSON.stringify(value ?? null)
    .replaceAll('"', '')
    .toLowerCase();

function isRefusal(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const words = value.replace(/([a-z])(?=[A-Z])/g, '$1 ').replace(/[\s_:=-]+/g, ' ');
  return noWord.test(value) || refusal.test(words.trim());
}

const nameOf = (field: string) => field.replace(/[^a-z]/gi, '').toLowerCase();

/** Returns whether a field for errors, or each field in it, reports none. */
const isNoError = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isNoError)
    : nothing.test(plain(value)) || noError.test(plain(value));

function isDenial(name: string, value: unknown): boolean {
  if (noName.test(name)) return !isNoError(value);
  if (yesName.test(name)) return nothing.test(plain(value)) || isRefusal(value);
  if (codeName.test(name) && /^(-\d|[45]\d\d\b)/.test(plain(value))) return true;
  return statusName.test(name) && (value === false || isRefusal(value));
}

/** Returns whether a field of the answer, at any depth, says no. */
function denies(answer: unknown, isInYes = false): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const fields = Object.entries(answer).map(([field, value]) => [nameOf(field), value] as const);
  const hasYes = isInYes || fields.some(([name]) => yesName.test(name));
  return fields.some(
    ([name, value]) =>
      isDenial(name, value) ||
      (!hasYes && proseName.test(name) && isRefusal(value)) ||
      denies(value, hasYes),
  );
}

function judgeStatus({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string) {
  if (challengeHeaders.some((name) => headers.has(name))) return 'later';
  if (status >= 200 && status < 300) return challengeTitle.test(text) ? 'later' : 'accepted';
  const isForGood = status >= 400 && status < 500 && ![408, 421, 425, 429].includes(status);
  return isForGood && !headers.has('Retry-After') && !challengePage.test(text)
    ? 'refused'
    : 'later';
}

/**
 * Judges a form service's answer to a submission (specification §15.7). `accepts` is the
 * destination's rule: the fields of its success, or `status` if any ok status without a no will do.
 */
export function judgeAnswer(
  response: Pick<Response, 'status' | 'headers'>,
  text: string,
  accepts: FormTarget['accepts'],
): Judgment {
  const means = judgeStatus(response, text);
  if (means !== 'accepted')
    return { means, reason: `the form service answered ${response.status}` };
  const answer = parseJson(text);
  if (
    denies(answer) ||
    (accepts === 'status' &&
      (answer === false || isRefusal(answer ?? text.replace(/<[^>]*>/g, ' '))))
  )
    return { means: 'refused', reason: 'the form service refused' };
  if (accepts === 'status') return { means, reason: '' };
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
    return { means: 'later', reason: 'the answer of the form service is not JSON' };
  const fields = answer as Record<string, unknown>;
  const isConfirmed = Object.entries(accepts).every(
    ([name, value]) => plain(fields[name]) === value,
  );
  if (!isConfirmed) return { means: 'later', reason: 'the form service did not confirm' };
  return { means, reason: '' };
}
