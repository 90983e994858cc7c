import { formTimeoutMs } from '#content/constants.ts';
import type { DemoRequestBody, LeadBody } from './form-bodies';

/** Endpoints of the two forms (specification §15). */
export const formEndpoints = {
  lead: import.meta.env.VITE_LEAD_FORM_URL || '/forms/lead',
  demo: import.meta.env.VITE_DEMO_FORM_URL || '/forms/demo',
};

type World = { fetch: typeof fetch };

/** The form service rejected this submission; a retry would fail as well. */
export class Refusal extends Error {}

const isForGood = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** Browsers reject larger requests with `keepalive`. */
const maxKeepaliveBytes = 64 * 1024;

/**
 * Posts a hero lead synchronously (specification §15). Resolves once the form service has accepted it;
 * rejects within 10 s with a one-line Error starting "Failed to submit", a `Refusal` if the
 * service rejected it.
 */
export function postLead(body: LeadBody, world?: World): Promise<void> {
  return post(formEndpoints.lead, body, { 'Content-Type': 'application/json' }, world);
}

/** Posts a demo request; otherwise the same as `postLead` (specification §15). */
export function postDemoRequest(body: DemoRequestBody, world?: World): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  return post(formEndpoints.demo, body, headers, world);
}

async function post(
  url: string,
  body: LeadBody | DemoRequestBody,
  headers: Record<string, string>,
  world: World = globalThis,
): Promise<void> {
  const json = JSON.stringify(body);
  const keepalive = new TextEncoder().encode(json).length <= maxKeepaliveBytes;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), formTimeoutMs);
  let step = 'the form service could not be reached';
  let Failure: new (line: string) => Error = Error;
  try {
    const response = await world.fetch(url, {
      method: 'POST',
      headers,
      body: json,
      keepalive,
      credentials: 'omit',
      signal: limit.signal,
    });
    step = `the form service answered ${response.status}`;
    if (isForGood(response.status)) Failure = Refusal;
    if (!response.ok) throw new Error(step);
    step = 'the answer of the form service is not JSON';
    const answer = (await response.json()) as { success?: unknown } | null;
    step = 'the form service refused';
    if (answer?.success === false || answer?.success === 'false') throw new Error(step);
  } catch {
    const reason = limit.signal.aborted
      ? `no answer from the form service in ${formTimeoutMs / 1000} s`
      : step;
    throw new Failure(`Failed to submit: ${reason}`);
  } finally {
    clearTimeout(timer);
  }
}
