import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Papa from 'papaparse';
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { demo, json, lead, plainForm, startCollector } from './collector-server';

type Fields = Record<string, string>;
const now = '2026-06-01T12:00:00.000Z';
let collector: Awaited<ReturnType<typeof startCollector>>;

beforeEach(async () => {
  collector = await startCollector({ now: () => now });
});
afterEach(() => collector.stop());

const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();
const leadLine = (email: string, receivedAt = now, fields: Fields = {}) =>
  JSON.stringify({ receivedAt, form: 'lead', fields: { email, timestamp: receivedAt, ...fields } });
const demoLine = JSON.stringify({ receivedAt: now, form: 'demo', fields: demo });

async function write(lines: string[]) {
  await mkdir(dirname(collector.file), { recursive: true });
  await writeFile(collector.file, lines.map((line) => `${line}\n`).join(''));
}

async function inbox(suffix = '', accept = 'text/html') {
  const response = await fetch(`${collector.origin}/forms/inbox${suffix}`, { headers: { accept } });
  return { response, text: await response.text() };
}

/** Returns the headings of the records on a page: names or email addresses. */
const records = (page: string) =>
  [...page.matchAll(/<li><h2>(.*?)<\/h2>/g)].map(([, name]) => name);
const postDeletion = (id: string, headers: Fields = {}) =>
  collector.post('/forms/inbox/delete', new URLSearchParams({ id }).toString(), {
    ...plainForm,
    origin: collector.origin,
    ...headers,
  });
const idOf = (page: string, email: string) =>
  new RegExp(`the submission from ${email}<[^]*?name="id" value="([^"]+)"`).exec(page)?.[1] ?? '';

test('§15.47 inbox: repeats are one record that counts them', async () => {
  const fields = { email: 'dana@b.example', timestamp: '2026-05-01T00:00:00.000Z' };
  for (const name of ['lead', 'lead', 'demo', 'lead'])
    await collector.post(`/forms/${name}`, JSON.stringify({ ...demo, ...fields }), json);
  await collector.post('/forms/lead', JSON.stringify({ ...fields, timestamp: now }), json);
  const { text } = await inbox();
  expect(records(text)).toEqual(['dana@b.example', 'Dana Reyes', 'Dana Reyes']);
  expect(text.match(/sent 3 times/g)).toHaveLength(1);
  const all = JSON.parse((await inbox('', 'application/json')).text) as object;
  expect(all).toMatchObject({ submissions: { length: 5 }, unreadable: 0 });
});

test('§15.47 inbox: plain forms have no timestamp, so two of a person are two records', async () => {
  await write([leadLine(lead.email, daysAgo(1), { timestamp: '' }), leadLine(lead.email)]);
  expect(records((await inbox()).text)).toHaveLength(2);
});

test('§15.43 inbox: of 500 records the page lists the newest 100, and says so', async () => {
  const lines = Array.from({ length: 500 }, (_, index) =>
    leadLine(`a${index}@b.example`, now, { ...demo, email: `a${index}@b.example`, timestamp: '' }),
  );
  await write(lines);
  const { text } = await inbox();
  expect(records(text)).toHaveLength(100);
  expect(text).toContain('500 submissions, newest first. The page lists the newest 100.');
  expect(idOf(text, 'a499@b.example')).not.toBe('');
  expect(text.length).toBeLessThan(200_000);
  expect(Papa.parse((await inbox('.csv')).text, { header: true }).data).toHaveLength(500);
});

test('§15.44 inbox: the download has every record and opens without formulas', async () => {
  const formulas = { note: '=HYPERLINK("x"),1', city: '@SUM(A1)', phone: '+1 2', tab: '-1' };
  await write([
    leadLine('a@b.example', daysAgo(2), formulas),
    leadLine('a@b.example', daysAgo(1), { timestamp: daysAgo(2) }),
    demoLine,
  ]);
  expect((await inbox()).text).toContain('<a href="/forms/inbox.csv">Download all as CSV</a>');
  const { response, text } = await inbox('.csv');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="submissions.csv"',
  );
  const rows = Papa.parse<Fields>(text, { header: true, delimiter: ',' }).data;
  expect(rows).toMatchObject([
    { receivedAt: now, form: 'demo', sent: '1', ...demo },
    { form: 'lead', sent: '2', email: 'a@b.example', firstName: '' },
  ]);
  expect(rows[1]).toMatchObject({
    note: `'=HYPERLINK("x"),1`,
    city: "'@SUM(A1)",
    phone: "'+1 2",
    tab: "'-1",
  });
});

test('§15.45 inbox: one record is deleted with its repeats', async () => {
  const repeat = leadLine(lead.email, daysAgo(1), { timestamp: daysAgo(9) });
  const remaining = [leadLine('a@b.example'), '{"torn'];
  await write([leadLine(lead.email, daysAgo(9)), ...remaining, repeat]);
  const id = idOf((await inbox()).text, lead.email);
  const response = await postDeletion(id);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/forms/inbox']);
  const stored = (await collector.lines()).filter((line) => line.trim());
  expect(stored).toEqual(remaining);
  expect(records((await inbox()).text)).toEqual(['a@b.example']);
  expect((await postDeletion(id)).status).toBe(303);
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
])('§15.39 inbox: a deletion from %s is a 403', async (_, headers) => {
  await write([demoLine]);
  const id = idOf((await inbox()).text, demo.email);
  expect((await postDeletion(id, headers)).status).toBe(403);
  expect(await collector.lines()).toEqual([demoLine]);
});

test('§15.45 inbox: only a POST deletes', async () => {
  await write([demoLine]);
  const { response } = await inbox(`/delete?id=${idOf((await inbox()).text, demo.email)}`);
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  expect(await collector.lines()).toEqual([demoLine]);
});

test('§15.46 inbox: its page is valid HTML without scripts', async () => {
  await write([leadLine(lead.email, daysAgo(9)), demoLine]);
  const { response, text } = await inbox();
  const errors: string[] = [];
  const document = parse(text, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
  expect(serializeOuter(document.childNodes.at(-1) as DefaultTreeAdapterTypes.Element)).not.toMatch(
    /<script| on\w+=| style=/,
  );
  expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
});
