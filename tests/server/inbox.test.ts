import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import Papa from 'papaparse';
import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { demo, json, lead, plainForm, startCollector } from './collector-server';

type Fields = Record<string, string>;
let collector: Awaited<ReturnType<typeof startCollector>>;
let now: string;
let refusals: string[];

beforeEach(async () => {
  now = '2026-06-01T12:00:00.000Z';
  refusals = [];
  collector = await startCollector({ now: () => now, report: (line) => refusals.push(line) });
});
afterEach(() => collector.stop());

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.parse(now) - days * dayMs).toISOString();
const leadLine = (email: string, receivedAt = now, fields: Fields = {}) =>
  JSON.stringify({ receivedAt, form: 'lead', fields: { email, timestamp: receivedAt, ...fields } });

async function write(lines: string[]) {
  await mkdir(dirname(collector.file), { recursive: true });
  await writeFile(collector.file, lines.map((line) => `${line}\n`).join(''));
}

async function get(path: string, accept = 'text/html') {
  const response = await fetch(collector.origin + path, { headers: { accept } });
  return { response, status: response.status, text: await response.text() };
}

const inbox = async (query = '') => (await get(`/forms/inbox${query}`)).text;
/** Returns the headings of the records on a page: names or email addresses. */
const records = (page: string) =>
  [...page.matchAll(/<li class="record">[^]*?<h2>(.*?)<\/h2>/g)].map(([, name]) => name);
const attribute = (page: string, pattern: RegExp) =>
  (pattern.exec(page)?.[1] ?? '').replaceAll('&amp;', '&');
const deleteLink = (page: string, email: string) =>
  attribute(page, new RegExp(`href="([^"]+)">Delete<[^>]*> the submission from ${email}<`));
const hidden = (page: string) =>
  Object.fromEntries(
    [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  ) as Fields;
const postDeletion = (fields: Fields, headers: Fields = {}) =>
  collector.post('/forms/inbox/delete', new URLSearchParams(fields).toString(), {
    ...plainForm,
    origin: collector.origin,
    ...headers,
  });

describe('list', () => {
  test('§15 inbox: 120 records are three pages, newest first', async () => {
    await write(Array.from({ length: 120 }, (_, index) => leadLine(`a${index}@b.example`)));
    const first = await inbox();
    expect(records(first)).toHaveLength(50);
    expect(records(first)[0]).toBe('a119@b.example');
    expect(first).toContain('120 submissions, newest first, page 1 of 3.');
    const older = attribute(first, /href="([^"]+)">Older/);
    expect(older).toBe('/forms/inbox?page=2');
    const second = (await get(older)).text;
    expect(records(second)[0]).toBe('a69@b.example');
    expect(records(await inbox('?page=3'))).toHaveLength(20);
    for (const [query, page] of Object.entries({ '?page=99': 3, '?page=-1': 1, '?page=x': 1 }))
      expect(await inbox(query)).toContain(`page ${page} of 3.`);
  });

  test('§15 inbox: repeats are one record that counts them', async () => {
    const fields = { email: 'dana@b.example', timestamp: '2026-05-01T00:00:00.000Z' };
    for (const name of ['lead', 'lead', 'demo', 'lead'])
      await collector.post(`/forms/${name}`, JSON.stringify({ ...demo, ...fields }), json);
    await collector.post('/forms/lead', JSON.stringify({ ...fields, timestamp: now }), json);
    const page = await inbox();
    expect(records(page)).toEqual(['dana@b.example', 'Dana Reyes', 'Dana Reyes']);
    expect(page.match(/sent 3 times/g)).toHaveLength(1);
    const all = JSON.parse((await get('/forms/inbox', 'application/json')).text) as object;
    expect(all).toMatchObject({ submissions: { length: 5 }, unreadable: 0 });
  });

  test('§15 inbox: plain forms have no timestamp, so two of a person are two records', async () => {
    await write([leadLine(lead.email, daysAgo(1), { timestamp: '' }), leadLine(lead.email)]);
    expect(records(await inbox())).toHaveLength(2);
  });

  test.each([
    ['dana', 1],
    ['REYES lineworks', 1],
    ['Malaga', 1],
    ['münchen', 1],
    ['lead', 1],
    ['2026-05-31', 1],
    ['dana malaga', 0],
    ['custom assessment', 0],
    ['.*', 0],
    ['   ', 3],
  ])('§15 inbox: the search "%s" finds %i', async (query, count) => {
    await write([
      JSON.stringify({ receivedAt: daysAgo(40), form: 'demo', fields: demo }),
      leadLine('a@xn--mnchen-3ya.example', daysAgo(1)),
      JSON.stringify({
        receivedAt: daysAgo(3),
        form: 'demo',
        fields: {
          ...demo,
          firstName: 'Ana',
          lastName: 'Ruiz',
          email: 'a@b.example',
          city: 'Málaga',
        },
      }).replaceAll(/Dana asks|dana@lineworks.example/g, 'x'),
    ]);
    const search = `?q=${encodeURIComponent(query)}`;
    const page = await inbox(search);
    expect(records(page)).toHaveLength(count);
    if (count === 0) expect(page).toContain('No submission contains all of these words.');
    const found = JSON.parse(
      (await get(`/forms/inbox${search}`, 'application/json')).text,
    ) as object;
    expect(found).toMatchObject({ submissions: { length: count } });
  });

  test('§15 inbox: JSON has pages if the query asks for one', async () => {
    await write(Array.from({ length: 60 }, (_, index) => leadLine(`a${index}@b.example`)));
    const { text } = await get('/forms/inbox?page=2&q=b.example', 'application/json');
    expect(JSON.parse(text)).toMatchObject({
      submissions: { 0: { fields: { email: 'a9@b.example' }, autoresponse: null }, length: 10 },
      unreadable: 0,
      page: 2,
      pages: 2,
      total: 60,
    });
  });

  test('§15 inbox: a search is text in the page, never HTML', async () => {
    await write([leadLine(lead.email)]);
    const page = await inbox(`?q=${encodeURIComponent('"><img src=x>')}`);
    expect(page).not.toContain('<img');
    expect(page).toContain('value="&quot;&gt;&lt;img src=x&gt;"');
  });

  test('§15 inbox: 50,000 records make a small page, fast once the file is read', async () => {
    const texts = { ...demo, note: 'x'.repeat(100) };
    await write(
      Array.from({ length: 50_000 }, (_, index) =>
        leadLine(`a${index}@b.example`, daysAgo(index / 100), texts),
      ).toReversed(),
    );
    expect((await inbox('?q=a4999')).length).toBeLessThan(100_000);
    const times = [];
    for (const query of ['', '?page=500', '?q=a4999', '?q=reyes+healthcare']) {
      const start = performance.now();
      const page = await inbox(query);
      times.push(performance.now() - start);
      expect(page.length).toBeLessThan(100_000);
    }
    expect(Math.max(...times)).toBeLessThan(300);
  });
});

describe('CSV', () => {
  test('§15 inbox: the download has every record and opens without formulas', async () => {
    const formulas = { note: '=HYPERLINK("x"),1', city: '@SUM(A1)', phone: '+1 2', tab: '-1' };
    await write([
      leadLine('a@b.example', daysAgo(2), formulas),
      leadLine('a@b.example', daysAgo(1), { timestamp: daysAgo(2) }),
      JSON.stringify({ receivedAt: now, form: 'demo', fields: demo }),
    ]);
    const link = attribute(await inbox('?q=example'), /href="([^"]+)">Download CSV/);
    expect(link).toBe('/forms/inbox.csv?q=example');
    const { response, text } = await get(link);
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
    expect((await get('/forms/inbox.csv?q=dana')).text).not.toContain('a@b.example');
  });
});

describe('deletion', () => {
  test('§15 inbox: one record is deleted with its repeats, after a confirmation', async () => {
    const others = Array.from({ length: 60 }, (_, index) => leadLine(`a${index}@b.example`));
    const repeat = leadLine(lead.email, daysAgo(1), { timestamp: daysAgo(9) });
    await write([leadLine(lead.email, daysAgo(9)), ...others, '{"torn', repeat]);
    const link = deleteLink(await inbox('?page=2'), lead.email);
    expect(link).not.toContain('dana');
    const { text: confirmation, status } = await get(link);
    expect([status, (await collector.lines()).length]).toEqual([200, 63]);
    expect(confirmation).toContain('Delete this submission?');
    expect(confirmation).toContain(lead.email);
    expect(hidden(confirmation)).toEqual({ id: expect.any(String) as string, page: '2' });
    const response = await postDeletion(hidden(confirmation));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/forms/inbox?page=2&deleted=1');
    expect(await collector.lines()).toEqual([...others, '{"torn']);
    const page = await inbox('?page=2&deleted=1');
    expect(page).toContain('Deleted 1 submission.');
    expect(page).toContain('page 2 of 2.');
    expect((await get(link)).status).toBe(404);
  });

  test('§15 inbox: old records are deleted by the age of their first receipt', async () => {
    const recent = [leadLine('c@d.example', daysAgo(29.9)), leadLine('e@f.example')];
    await write([
      leadLine('a@b.example', daysAgo(31)),
      leadLine('a@b.example', daysAgo(2), { timestamp: daysAgo(31) }),
      '{"torn',
      ...recent,
    ]);
    const { text } = await get('/forms/inbox/delete?days=30');
    expect(text).toContain('1 submission received before');
    // Deletes what the page counted, even if it is confirmed a week later.
    now = new Date(Date.parse(now) + 7 * dayMs).toISOString();
    const response = await postDeletion(hidden(text));
    expect(response.headers.get('location')).toBe('/forms/inbox?deleted=1');
    expect(await collector.lines()).toEqual(['{"torn', ...recent]);
    expect((await get('/forms/inbox/delete?days=400')).text).toContain('Nothing to delete');
  });

  test.each(['', '0', '-1', '1.5', 'x', '1e9', '36501'])(
    '§15 inbox: "%s" is not a number of days',
    async (days) => {
      await write([leadLine(lead.email, daysAgo(9000))]);
      const { status, text } = await get(`/forms/inbox/delete?days=${days}`);
      expect(status).toBe(400);
      expect(text).toContain('Enter a number of days from 1 to 36500.');
      expect((await postDeletion({ days })).status).toBe(400);
      expect((await postDeletion({ before: days || 'never' })).status).toBe(400);
      expect(await collector.lines()).toHaveLength(1);
    },
  );

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['a sandboxed page', { origin: 'null' }],
    ['another port', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('§15 inbox: a deletion from %s is a 403', async (_, headers) => {
    await write([leadLine(lead.email, daysAgo(9))]);
    const response = await postDeletion({ days: '1' }, headers);
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Nothing was deleted');
    expect(await collector.lines()).toHaveLength(1);
  });

  test('§15 inbox: GET and HEAD delete nothing, other methods are refused', async () => {
    await write([leadLine(lead.email, daysAgo(9))]);
    const url = `${collector.origin}/forms/inbox/delete?days=1&before=${now}`;
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200);
    const response = await fetch(url, { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    expect(await collector.lines()).toHaveLength(1);
  });
});

test('§15 inbox: its pages are valid HTML without scripts, and each input has a label', async () => {
  await write([
    leadLine(lead.email, daysAgo(9)),
    JSON.stringify({ receivedAt: now, form: 'demo', fields: demo }),
  ]);
  for (const path of ['/forms/inbox', '/forms/inbox?q=a', '/forms/inbox/delete?days=1']) {
    const { response, text } = await get(path);
    const errors: string[] = [];
    const document = parse(text, {
      onParseError: ({ code }) => errors.push(code),
    });
    expect(errors).toEqual([]);
    expect(
      serializeOuter(document.childNodes.at(-1) as DefaultTreeAdapterTypes.Element),
    ).not.toMatch(/<script| on\w+=| style=/);
    for (const [, id] of text.matchAll(/<input id="(\w+)"/g))
      expect(text).toContain(`<label for="${id}">`);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
  }
});

describe('health and refusals', () => {
  test('§15 collector: its health is 200 if the file can be written, otherwise 503', async () => {
    const healthy = await get('/forms/health');
    expect([healthy.status, JSON.parse(healthy.text)]).toEqual([
      200,
      { success: 'true', message: 'The collector can save submissions.' },
    ]);
    expect(await collector.lines()).toEqual([]);
    await mkdir(collector.file, { recursive: true });
    const failing = await get('/forms/health');
    expect(failing.status).toBe(503);
    expect(JSON.parse(failing.text)).toEqual({
      success: 'false',
      message: expect.stringContaining('It is a folder.') as string,
    });
  });

  test('§15 collector: each refusal is one line without personal data', async () => {
    const secret = 'dana@lineworks.example';
    const post = (body: object, headers: Fields = json) =>
      collector.post('/forms/lead', JSON.stringify(body), headers);
    await post({ email: `${secret}@` });
    await post({ email: secret, 'dana.reyes-tags[]': 7 });
    await post({ email: secret, [`${secret}\n`]: 'x' });
    await post({ email: secret, _next: 'https://elsewhere.example/dana' });
    await post({ email: secret }, { ...json, origin: 'https://dana.example' });
    await post({ email: secret }, { 'content-type': 'text/dana' });
    await post({ email: secret, _honey: 'dana' });
    await collector.post(`/forms/${secret}`, '{}', json);
    await fetch(`${collector.origin}/forms/demo?${secret}`);
    await mkdir(collector.file, { recursive: true });
    await post({ email: secret });
    await get('/forms/inbox');
    expect(refusals).toEqual([
      `${now} lead 400 The email address is not valid.`,
      `${now} lead 400 A field must be text.`,
      `${now} lead 400 A field has an invalid name.`,
      `${now} lead 400 The _next page is not on this site.`,
      `${now} lead 403 Only forms of this site are accepted.`,
      `${now} lead 415 Send the form as JSON or form-encoded.`,
      `${now} lead 200 The honeypot field has a value, so the form was not saved.`,
      `${now} unknown 404 There is no form at this URL.`,
      `${now} demo 405 This URL accepts only POST.`,
      `${now} lead 500 The form could not be saved: EISDIR.`,
      `${now} inbox 500 The file cannot be read or written: EISDIR.`,
    ]);
  });

  test('§15 collector: an accepted submission logs nothing', async () => {
    await collector.post('/forms/lead', JSON.stringify(lead), json);
    await inbox();
    expect(refusals).toEqual([]);
  });

  test.each(['cross-site', 'same-site'])(
    '§15 collector: a submission without Origin from a %s page is a 403',
    async (site) => {
      const headers = { ...json, 'sec-fetch-site': site };
      const response = await collector.post('/forms/lead', JSON.stringify(lead), headers);
      expect([response.status, await collector.lines()]).toEqual([403, []]);
    },
  );
});
