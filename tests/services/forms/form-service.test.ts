import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { autoresponse, demoExamples } from '#content/site/demo-request.ts';
import { demoRequestBody, leadBody } from '#src/services/forms/form-bodies.ts';
import { Refusal } from '#src/services/forms/form-post.ts';
import { formTargets, postDemoRequest, postLead } from '#src/services/forms/form-service.ts';

const timestamp = '2026-01-02T03:04:05.678Z';
const lead = { email: 'ada@example.com', timestamp };
const request = {
  ...demoExamples(),
  firstName: 'Ada',
  lastName: 'King',
  email: 'ada@example.com',
  timestamp,
};

type Answer = (init: RequestInit) => Promise<Response>;
const accepted: Answer = async () => Response.json({ success: 'true', message: 'Thanks' });

function service(answer: Answer) {
  const calls: { url: string; init: RequestInit }[] = [];
  const fetch = (url: unknown, init?: RequestInit) => {
    calls.push({ url: String(url), init: init! });
    return answer(init!);
  };
  return { calls, deps: { fetch: fetch as typeof globalThis.fetch } };
}

/** Never answers, unless the caller aborts. */
const hang = ({ signal }: RequestInit) =>
  new Promise<never>((_, reject) =>
    signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the two calls', () => {
  it('§15.2: the endpoints default to the embedded collector’s', () => {
    const { lead: leads, demo } = formTargets;
    expect([leads.url, demo.url]).toEqual(['/forms/lead', '/forms/demo']);
    expect([leads.action, demo.action]).toEqual(['/forms/lead', '/forms/demo']);
  });

  it('§15.3: a lead is one keepalive POST with exactly its fields', async () => {
    const { calls, deps } = service(accepted);
    const done = postLead(leadBody(lead), deps);
    expect(calls.length).toBe(1);
    await done;
    const [{ url, init }] = calls as [(typeof calls)[number]];
    expect(url).toBe('/forms/lead');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
    expect(JSON.parse(init.body as string)).toEqual({
      email: 'ada@example.com',
      timestamp,
      source: 'landing_page_hero',
      _subject: 'New lead from the Midspan home page',
      _replyto: 'ada@example.com',
    });
  });

  it('§15.4: a demo request is one POST with exactly its fields', async () => {
    const { calls, deps } = service(accepted);
    await postDemoRequest(demoRequestBody(request), deps);
    const [{ url, init }] = calls as [(typeof calls)[number]];
    expect([url, init.method]).toEqual(['/forms/demo', 'POST']);
    expect(init.headers).toEqual({
      'Content-Type': 'application/json',
      Accept: 'application/json',
    });
    const body = JSON.parse(init.body as string) as Record<string, string>;
    expect(body).toEqual({
      ...request,
      _subject: 'Ada requested a Midspan demo',
      _replyto: 'ada@example.com',
      _cc: brand.mail.info,
      _autoresponse: autoresponse,
    });
  });

  it('§7.5: the autoresponse says thanks and promises a reply, a team member, and an assessment', () => {
    for (const promise of [
      /thank you/i,
      /24 hours/,
      /dedicated team member/,
      /custom assessment/,
    ]) {
      expect(demoRequestBody(request)._autoresponse).toMatch(promise);
    }
  });

  it('§7.6: subject and reply-to are one short line for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const body = demoRequestBody({ ...request, firstName: text, email: `a@b.c${text}` });
        expect(`${body._subject}${body._replyto}`).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(Array.from(body._subject).length).toBeLessThanOrEqual(150);
        expect(body._subject).toMatch(/ requested a Midspan demo$|^requested a Midspan demo$/);
        expect(body.firstName).toBe(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
      }),
    );
  });

  it('§15.3: a body of up to 64 KB, the browsers’ limit, uses keepalive', async () => {
    const { calls, deps } = service(accepted);
    const body = { ...demoRequestBody(request), website: '' };
    const room = 64 * 1024 - JSON.stringify(body).length;
    await postDemoRequest({ ...body, website: 'x'.repeat(room) }, deps);
    await postDemoRequest({ ...body, website: 'x'.repeat(room + 1) }, deps);
    expect(calls.map(({ init }) => init.keepalive)).toEqual([true, false]);
  });
});

const answering =
  (body: string, status = 200) =>
  async () =>
    new Response(body, { status });
const refusing = async () => Promise.reject(new TypeError('Failed to fetch'));

describe('failures', () => {
  it('§15.15: a missing response is not a refusal', async () => {
    const failure = await postLead(leadBody(lead), service(refusing).deps).catch((e: unknown) => e);
    expect(failure).not.toBeInstanceOf(Refusal);
  });

  it.each<[string, Answer, string]>([
    ['refused', refusing, 'the form service could not be reached'],
    ['answered 400', answering('{"success":"false"}', 400), 'the form service answered 400'],
    ['answered 500', answering('oops', 500), 'the form service answered 500'],
    ['not JSON', answering('<html>'), 'the answer of the form service is not JSON'],
    ['success false', answering('{"success":false}'), 'the form service refused'],
  ])('§15.15: a call that is %s rejects with one clear line', async (_, answer, line) => {
    const { deps } = service(answer);
    const error = `Failed to submit: ${line}`;
    await expect(postLead(leadBody(lead), deps)).rejects.toThrow(new Error(error));
    await expect(postDemoRequest(demoRequestBody(request), deps)).rejects.toThrow(error);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('§15.15: a call that throws synchronously rejects', async () => {
    const { deps } = service(() => {
      throw new Error('blocked');
    });
    await expect(postLead(leadBody(lead), deps)).rejects.toThrow(/^Failed to submit: /);
  });

  it.each<[string, Answer]>([
    ['never answers', hang],
    [
      'never ends its answer',
      async (init) => Object.assign(new Response('{}'), { text: () => hang(init) }),
    ],
  ])('§9.7: a service that %s fails after 10 s', async (_, answer) => {
    const { deps } = service(answer);
    let failure: unknown;
    postLead(leadBody(lead), deps).catch((error: unknown) => (failure = error));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(failure).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(failure).toEqual(new Error('Failed to submit: no answer from the form service in 10 s'));
  });
});
