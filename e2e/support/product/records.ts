import { expect, type APIRequestContext, type Page } from 'playwright/test';

/** Matches any timestamp: ISO 8601 in UTC (specification §14.14). */
export const anyTimestamp: unknown = expect.stringMatching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
);

/** Returns the parsed value of a local storage key; null if there is none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key);
}

/** Returns the list of a local storage key; empty if there is none. */
export async function storedList(page: Page, key: string): Promise<unknown[]> {
  return ((await stored(page, key)) ?? []) as unknown[];
}

/** Returns the raw text of a local storage key. */
export async function rawStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Returns the outbox: records that the form service has not accepted yet (specification §14.4). */
export async function outbox(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('leadOutbox') && !key.includes('.corrupt'))
      .map((key) => localStorage.getItem(key) ?? ''),
  );
}

export type Submission = { receivedAt: string; form: string; fields: Record<string, string> };

/** Returns the collector's accepted submissions of an email address, newest first. */
export async function inbox(request: APIRequestContext, email: string): Promise<Submission[]> {
  const response = await request.get('/forms/inbox', { headers: { Accept: 'application/json' } });
  const { submissions } = (await response.json()) as { submissions: Submission[] };
  return submissions.filter(({ fields }) => fields['email'] === email);
}

export type Post = { path: string; type: string; accept: string; body: Record<string, string> };

/** Records every JSON post to the form service from now on, in order. */
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
 * Runs in the page; clears both storages and sets one value under every key. Takes the value as
 * JSON, which escapes lone surrogates that the protocol would replace.
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
