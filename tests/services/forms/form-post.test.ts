import { expect, it, vi } from 'vitest';
import type { FormTarget } from '#src/lib/forms/form-target.ts';
import { postForm, RetryLater } from '#src/services/forms/form-post.ts';

const json: FormTarget = {
  url: 'https://forms.example/a',
  encoding: 'json',
  accepts: {},
  action: 'https://forms.example/a',
  hidden: {},
  takesAnyMailbox: true,
  fields: { access_key: 'k', _subject: 'Override' },
  id: 'https://forms.example/a',
};
const encoded: FormTarget = {
  ...json,
  encoding: 'form',
  accepts: 'status',
  fields: { 'form-name': 'lead' },
};
const body = { email: 'ada@example.com', _subject: 'New lead' };

/** Posts to a service that answers with `response`; returns the failure and the request. */
async function post(target: FormTarget, response: Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => response);
  const failure = await postForm(target, body, { fetch }).then(
    () => null,
    (error: unknown) => error,
  );
  return { failure, init: fetch.mock.calls[0]?.[1] };
}

it('§15.18 form post: added fields are sent and override the form’s own', async () => {
  const { failure, init } = await post(json, Response.json({}));
  expect(failure).toBeNull();
  expect(JSON.parse(init?.body as string)).toEqual({
    email: 'ada@example.com',
    access_key: 'k',
    _subject: 'Override',
  });
});

it('form post: a form-encoded POST accepts a page', async () => {
  const { failure, init } = await post(encoded, new Response('<!doctype html>'));
  expect(failure).toBeNull();
  expect(init?.headers).toMatchObject({ 'Content-Type': 'application/x-www-form-urlencoded' });
  expect(init?.body).toBe('email=ada%40example.com&_subject=New+lead&form-name=lead');
});

it('§15.22 form post: `Retry-After` is read in seconds or as a date, at most a day', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const waitOf = async (value: string, status = 429) => {
    const { failure } = await post(
      json,
      new Response('{}', { status, headers: { 'Retry-After': value } }),
    );
    return failure instanceof RetryLater ? failure.waitMs : null;
  };
  expect(await waitOf('120')).toBe(120_000);
  expect(await waitOf('30', 503)).toBe(30_000);
  expect(await waitOf('Thu, 01 Jan 2026 00:10:00 GMT')).toBe(600_000);
  expect(await waitOf('99999999')).toBe(86_400_000);
  for (const value of ['0', '-5', 'soon', 'Thu, 01 Jan 2015 00:00:00 GMT'])
    expect(await waitOf(value), value).toBeNull();
  vi.useRealTimers();
});
