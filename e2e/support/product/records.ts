import { expect, type APIRequestContext, type Page } from 'playwright/test';

/** Any time of the form that the contracts §4 promise: ISO 8601 in UTC. */
export const anyTimestamp: unknown = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
);

/** The value under a key of local storage, parsed; null where there is none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

/** The list under a key of local storage; empty where there is none. */
export async function storedList(page: Page, key: string): Promise<unknown[]> {
  return ((await stored(page, key)) ?? []) as unknown[];
}

/** The text under a key of local storage, as it stands there. */
export async function rawStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** What the form service has not accepted yet, by storage key (contracts §4). */
export async function outbox(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('leadOutbox') && !key.includes('.corrupt'))
      .map((key) => localStorage.getItem(key) ?? ''),
  );
}

/** Waits until the page has taken the answer to all that it has sent again. */
export async function outboxSettled(page: Page): Promise<void> {
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
}

export type Submission = { receivedAt: string; form: string; fields: Record<string, string> };

/** What the form collector has accepted from one e-mail address, newest first. */
export async function inbox(request: APIRequestContext, email: string): Promise<Submission[]> {
  const answer = await request.get('/forms/inbox', { headers: { Accept: 'application/json' } });
  const { submissions } = (await answer.json()) as { submissions: Submission[] };
  return submissions.filter(({ fields }) => fields['email'] === email);
}

export type Post = { path: string; type: string; accept: string; body: Record<string, string> };

/** Every JSON post to the form service from now on, in order. */
export function watchPosts(page: Page): Post[] {
  const posts: Post[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'POST' || !path.startsWith('/forms/')) return;
    const { 'content-type': type = '', accept = '' } = request.headers();
    posts.push({ path, type, accept, body: request.postDataJSON() as Record<string, string> });
  });
  return posts;
}

/**
 * In the page: puts one value under every key of both storages, and nothing else. As JSON, which
 * escapes what a wire may not carry: half of a surrogate pair.
 */
export function fillStorages([local, session, json]: readonly [
  readonly string[],
  readonly string[],
  string,
]): void {
  const value = JSON.parse(json) as string;
  localStorage.clear();
  sessionStorage.clear();
  for (const key of local) localStorage.setItem(key, value);
  for (const key of session) sessionStorage.setItem(key, value);
}
