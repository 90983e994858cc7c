import type { APIRequestContext } from 'playwright/test';
import { brand } from '../content/brand';
import { expect, tell, testWithoutPage as test } from './fixtures';
import { observatory, type Seen } from './observatory';

const host = new URL(brand.siteUrl).host;
/** One page of each kind: what differs between two of a kind is hashes. */
const kinds = ['/', '/customers/utilities', '/book-demo', '/dashboard', '/machines'];
const film = '/film/outage-response.html';

async function seen(request: APIRequestContext, path: string, method = 'GET'): Promise<Seen> {
  const headers = { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' };
  const response = await request.fetch(path, method === 'GET' ? {} : { method, headers });
  return { status: response.status(), headers: response.headers(), body: await response.text() };
}

test('contracts §8 headers: Mozilla’s Observatory gives each kind of page an A+ with at least 130', async ({
  request,
}) => {
  test.setTimeout(60_000);
  const scores = new Map<number, string[]>();
  for (const path of [...kinds, film]) {
    const [page, preflight] = [await seen(request, path), await seen(request, path, 'OPTIONS')];
    const { grade, score, failed } = observatory(host, page, preflight);
    expect({ path, grade, failed }).toEqual({ path, grade: 'A+', failed: [] });
    expect(score, path).toBeGreaterThanOrEqual(130);
    scores.set(score, [...(scores.get(score) ?? []), path]);
  }
  for (const [score, paths] of scores)
    tell(`Mozilla’s Observatory: A+, ${score} points: ${paths.join(', ')}`);
});

test('contracts §8 headers: the scanner is no rubber stamp: each header that is missing costs', async ({
  request,
}) => {
  const [page, preflight] = [await seen(request, '/'), await seen(request, '/', 'OPTIONS')];
  const whole = observatory(host, page, preflight).score;
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-resource-policy',
  ]) {
    const { [name]: _, ...headers } = page.headers;
    const without = { ...page, headers, body: '' };
    expect(observatory(host, without, preflight).score, name).toBeLessThan(whole);
  }
  const joined = `base-uri 'none', ${page.headers['content-security-policy']}`;
  const broken = { ...page, headers: { ...page.headers, 'content-security-policy': joined } };
  expect(observatory(host, broken, preflight).grade).not.toBe('A+');
});
