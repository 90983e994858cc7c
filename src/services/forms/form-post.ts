import { formTimeoutMs, refusals } from '#content/constants.ts';
import { now } from '../browser/clock';
import type { FormTarget } from '#src/lib/forms/form-target.ts';
import type * as rules from './judge-answer';

class Failure extends Error {
  constructor(reason: string) {
    super(`Failed to submit: ${reason}`);
  }
}

/** The form service rejected this submission; a retry would probably fail as well. */
export class Refusal extends Failure {}

/** The form service asked to wait `waitMs` before the next attempt. */
export class RetryLater extends Failure {
  readonly waitMs: number;
  constructor(reason: string, waitMs: number) {
    super(reason);
    this.waitMs = waitMs;
  }
}

/** Browsers reject larger requests with `keepalive`. */
const maxKeepaliveBytes = 64 * 1024;

/** Returns the `Retry-After` header in ms, at most a day; 0 if it is missing or invalid. */
function retryAfterMs({ headers }: Response): number {
  const value = headers.get('Retry-After') ?? '';
  const waitMs = Number(value) * 1000 || Date.parse(value) - Date.parse(now()) || 0;
  return Math.min(Math.max(waitMs, 0), refusals.pauseMs);
}

/** Throws a failure unless the answer accepts the submission (specification §15.7). */
function checkAnswer(response: Response, { means, reason }: rules.Judgment): void {
  if (means === 'refused') throw new Refusal(reason);
  if (means === 'accepted') return;
  const waitMs = retryAfterMs(response);
  throw waitMs ? new RetryLater(reason, waitMs) : new Failure(reason);
}

/**
 * Posts a submission synchronously (specification §15.15). Resolves once the form service has
 * accepted it; rejects within 10 s with a one-line Error starting "Failed to submit": a `Refusal`
 * if the service rejected it, a `RetryLater` if it named a time. `loadRules` loads the rules of
 * answers: no page pays for them before it has sent something.
 */
export async function postForm(
  target: FormTarget,
  body: Readonly<Record<string, string>>,
  deps: { fetch: typeof fetch } = globalThis,
  loadRules: () => Promise<Pick<typeof rules, 'judgeAnswer'>> = () => import('./judge-answer'),
): Promise<void> {
  const fields = { ...body, ...target.fields };
  const isJson = target.encoding === 'json';
  const text = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
  const keepalive = new TextEncoder().encode(text).length <= maxKeepaliveBytes;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), formTimeoutMs);
  try {
    const posted = deps.fetch(target.url, {
      method: 'POST',
      headers: {
        'Content-Type': isJson ? 'application/json' : 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: text,
      keepalive,
      credentials: 'omit',
      signal: limit.signal,
    });
    const [response, { judgeAnswer }] = await Promise.all([posted, loadRules()]);
    checkAnswer(response, judgeAnswer(response, await response.text(), target.accepts));
  } catch (error) {
    if (limit.signal.aborted)
      throw new Failure(`no answer from the form service in ${formTimeoutMs / 1000} s`);
    if (error instanceof Failure) throw error;
    throw new Failure('the form service could not be reached');
  } finally {
    clearTimeout(timer);
  }
}
