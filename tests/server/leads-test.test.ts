import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { run } from '#src/server/forms/leads-test.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Post = { path: string; origin: string; body: Record<string, string> };

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
}

/** Runs the script against a service that accepts leads and answers requests with `answer`. */
async function runAgainst(answer: object) {
  const posts: Post[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { url: path = '', headers } = request;
      posts.push({ path, origin: headers.origin ?? '', body: await bodyOf(request) });
      response.end(JSON.stringify(path === '/demo' ? answer : { ok: true }));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubEnv('VITE_LEAD_FORM_URL', `${origin}/lead`);
  vi.stubEnv('VITE_DEMO_FORM_URL', `${origin}/demo`);
  vi.stubEnv('VITE_FORM_FIELDS', '{"access_key":"k"}');
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const code = await run(['owner@example.com']);
  server.closeAllConnections();
  server.close();
  return { code, posts, lines: log.mock.calls.map(String), origin };
}

test('§15.20 leads:test: sends a marked lead and a marked request as the site does', async () => {
  const { code, posts, lines, origin } = await runAgainst({ success: 'true' });
  expect(code).toBe(0);
  expect(posts.map(({ path }) => path)).toEqual(['/lead', '/demo']);
  for (const { origin: sender, body } of posts) {
    expect(sender).toBe(brand.siteUrl);
    expect(body).toMatchObject({ email: 'owner@example.com', access_key: 'k' });
    expect(body['_subject']).toMatch(/^TEST: /);
  }
  expect(lines[0]).toBe(
    `Test lead to a JSON endpoint, ${origin}/lead: accepted\n  200 {"ok":true}`,
  );
});

test('leads:test: a service that does not accept fails the script and shows its answer', async () => {
  const answer = { success: 'false', message: 'This form needs Activation.' };
  const { code, lines } = await runAgainst(answer);
  expect(code).toBe(1);
  expect(lines[1]).toContain('the form service refused');
  expect(lines[1]).toContain('This form needs Activation.');
});
