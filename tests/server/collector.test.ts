import { appendFile, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { maxBodyBytes } from '#content/constants.ts';
import { demo, json, lead, plainForm, replyOf, startCollector } from './collector-server';

let collector: Awaited<ReturnType<typeof startCollector>>;
const receivedAt = '2026-02-03T04:05:06.000Z';

beforeEach(async () => {
  collector = await startCollector({ now: () => receivedAt });
});
afterEach(() => collector.stop());

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function expectRefusal(response: Response, status: number, words: RegExp) {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const reply = await replyOf(response);
  expect(Object.keys(reply)).toEqual(['success', 'message']);
  expect(reply.success).toBe('false');
  expect(reply.message).toMatch(words);
  expect(await collector.lines()).toEqual([]);
}

describe('collector: accepted submissions', () => {
  test.each([
    ['lead', lead],
    ['demo', demo],
  ])('§15.36 collector: a JSON %s is in the file before the answer', async (name, fields) => {
    const response = await collector.post(`/forms/${name}`, JSON.stringify(fields), json);
    expect(await collector.stored()).toEqual([{ receivedAt, form: name, fields }]);
    expect(response.status).toBe(200);
    const { success, message } = await replyOf(response);
    expect([success, message]).toEqual(['true', 'The form was submitted successfully.']);
  });

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON;charset="UTF-8"',
  ])('§15.34 collector: JSON sent as %s is accepted', async (contentType) => {
    const body = JSON.stringify({ ...lead, company: 'Größe 光' });
    const response = await collector.post('/forms/lead', body, { 'content-type': contentType });
    expect(response.status).toBe(200);
    expect(await collector.lines()).toEqual([expect.stringContaining('Größe 光')]);
  });

  test('§15.35 collector: a form-encoded demo without `_next` is stored and confirmed on a page', async () => {
    const response = await collector.post('/forms/demo', form(demo), {
      ...plainForm,
      'content-type': `${plainForm['content-type']}; charset=UTF-8`,
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await response.text()).toContain('<h1>Thank you</h1>');
    expect((await collector.stored()).map(({ fields }) => fields)).toEqual([demo]);
  });

  test('§15.34 collector: a body of exactly 64 KiB is accepted', async () => {
    const fields: Record<string, string> = { ...lead };
    for (let index = 0; index < 16; index++) fields[`pad${index}`] = 'x'.repeat(4000);
    const rest = maxBodyBytes - Buffer.byteLength(JSON.stringify({ ...fields, rest: '' }));
    const body = JSON.stringify({ ...fields, rest: 'y'.repeat(rest) });
    expect(Buffer.byteLength(body)).toBe(maxBodyBytes);
    expect((await collector.post('/forms/lead', body, json)).status).toBe(200);
  });

  test('§15.36 collector: an incomplete last line never swallows the next submission', async () => {
    await mkdir(dirname(collector.file), { recursive: true });
    await writeFile(collector.file, '{"receivedAt":"2026-01-0');
    await collector.post('/forms/lead', JSON.stringify(lead), json);
    const [torn, whole] = await collector.lines();
    expect(torn).toBe('{"receivedAt":"2026-01-0');
    expect(JSON.parse(whole ?? '')).toEqual({ receivedAt, form: 'lead', fields: lead });
  });

  test('§15.37 collector: only its owner can read the file', async () => {
    await collector.post('/forms/lead', JSON.stringify(lead), json);
    expect((await stat(collector.file)).mode & 0o077).toBe(0);
  });
});

describe('collector: refused submissions', () => {
  test('§15.34 collector: a body over 64 KiB is a 413 with a message', async () => {
    const body = JSON.stringify({ ...lead, note: 'x'.repeat(maxBodyBytes) });
    await expectRefusal(await collector.post('/forms/lead', body, json), 413, /64 KiB/);
  });

  test('§15.34 collector: megabytes in chunks are a 413 that the sender can read', async () => {
    const status = await new Promise((resolve, reject) => {
      const sent = request(`${collector.origin}/forms/lead`, { method: 'POST', headers: json });
      sent.on('response', (response) => resolve(response.statusCode)).on('error', reject);
      for (let index = 0; index < 64; index++) sent.write('x'.repeat(64 * 1024));
      sent.end();
    });
    expect(status).toBe(413);
    expect(await collector.lines()).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', '', 'application/json5'])(
    '§15.34 collector: a body of the type "%s" is a 415',
    async (contentType) => {
      const body = Buffer.from(JSON.stringify(lead));
      const response = await collector.post('/forms/lead', body, { 'content-type': contentType });
      await expectRefusal(response, 415, /JSON or form-encoded/);
    },
  );

  test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])(
    '§15.35 collector: %s on a form is a 405 that allows POST',
    async (method) => {
      const response = await fetch(`${collector.origin}/forms/demo`, { method });
      expect(response.headers.get('allow')).toBe('POST');
      await expectRefusal(response, 405, /POST/);
    },
  );

  test.each([
    ['nothing', ''],
    ['broken JSON', '{"email":'],
  ])('§15.34 collector: %s instead of a JSON object is a 400', async (_, body) => {
    const response = await collector.post('/forms/lead', body, json);
    await expectRefusal(response, 400, /JSON/);
  });

  test.each([
    ['JSON', json, Buffer.from('{"email":"dana@b.example","note":"\xff"}', 'latin1')],
    [
      'form-encoded',
      { ...plainForm, ...json, 'content-type': plainForm['content-type'] },
      Buffer.from('email=dana@b.example&note=\xff', 'latin1'),
    ],
  ])('§15.34 collector: a %s body that is not UTF-8 is a 400', async (_, headers, body) => {
    await expectRefusal(await collector.post('/forms/lead', body, headers), 400, /not valid/);
  });

  test.each([
    ['JSON', json, JSON.stringify],
    ['form-encoded', plainForm, (fields: Record<string, string>) => form(fields)],
  ])(
    '§5.41 collector: an international domain in a %s body is stored in ASCII form',
    async (name, headers, encode) => {
      const local = name.toLowerCase();
      const response = await collector.post(
        '/forms/lead',
        encode({ email: `${local}@münchen.example` }),
        headers,
      );
      expect(response.status).toBe(200);
      const last = (await collector.stored()).at(-1);
      expect(last?.fields['email']).toBe(`${local}@xn--mnchen-3ya.example`);
    },
  );

  test.each([
    ['missing', {}, /fill in: Work email/],
    ['blank', { email: '  ' }, /fill in: Work email/],
    ['without a domain', { email: 'dana' }, /not valid/],
    ['with two at signs', { email: 'dana@a@b.example' }, /not valid/],
    ['too long', { email: `${'d'.repeat(250)}@b.example` }, /not valid/],
    ['not a text', { email: 7 }, /must be text/],
    ['with a line break', { email: 'dana@b.example\r\nBcc: x@y.example' }, /control/],
  ])('§5.41 collector: an email address that is %s is a 400', async (_, fields, words) => {
    const response = await collector.post('/forms/lead', JSON.stringify(fields), json);
    await expectRefusal(response, 400, words);
  });

  test.each([
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['email', 'Work email'],
    ['employeeCount', 'Number of employees'],
    ['industry', 'Industry'],
  ])('§5.41 demo form: a request without %s is refused by its label', async (name, label) => {
    const body = JSON.stringify({ ...demo, [name]: '' });
    const response = await collector.post('/forms/demo', body, json);
    await expectRefusal(response, 400, new RegExp(`fill in: ${label}\\.`));
  });

  test('§5.41 demo form: the website is optional', async () => {
    const body = JSON.stringify({ ...demo, website: undefined });
    expect((await collector.post('/forms/demo', body, json)).status).toBe(200);
  });

  test.each([
    ['a field that is far too long', { note: 'x'.repeat(4001) }, /note is too long/],
    ['a subject with a line break', { _subject: 'Hi\nBcc: x@y.example' }, /_subject.*control/],
    ['a first name with NUL', { firstName: 'Da\0na' }, /firstName.*control/],
    ['a field named like a header', { 'Bcc: x': 'y' }, /name/],
    ['a nested object', { note: { deep: true } }, /must be text/],
    [
      'more than 50 fields',
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`f${index}`, 'x'])),
      /too many/,
    ],
  ])('§5.41 collector: %s is a 400', async (_, fields, words) => {
    const body = JSON.stringify({ ...demo, ...fields });
    await expectRefusal(await collector.post('/forms/demo', body, json), 400, words);
  });

  test('§15.34 collector: a field named __proto__ is a 400 and changes no prototype', async () => {
    const body = '{"email":"dana@b.example","__proto__":"polluted"}';
    await expectRefusal(await collector.post('/forms/lead', body, json), 400, /name/);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each(['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'not an origin'])(
    '§15.39 collector: a POST from the origin "%s" is a 403',
    async (origin) => {
      const headers = { ...json, origin };
      const response = await collector.post('/forms/lead', JSON.stringify(lead), headers);
      await expectRefusal(response, 403, /this site/);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test.each(['cross-site', 'same-site'])(
    '§15.39 collector: a submission without Origin from a %s page is a 403',
    async (site) => {
      const headers = { ...json, 'sec-fetch-site': site };
      const response = await collector.post('/forms/lead', JSON.stringify(lead), headers);
      await expectRefusal(response, 403, /this site/);
    },
  );

  test('§15.39 collector: a POST from the site’s own origin is accepted', async () => {
    const headers = { ...json, origin: collector.origin };
    const response = await collector.post('/forms/lead', JSON.stringify(lead), headers);
    expect(response.status).toBe(200);
  });

  test('§15.35 collector: a refused plain form gets a page with the reason and a link back', async () => {
    const body = form({ ...demo, email: '"><script>alert(1)</script>' });
    const response = await collector.post('/forms/demo', body, plainForm);
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain('The email address is not valid.');
    expect(page).toContain('<a href="/book-demo">');
    expect(page).toContain('Back button');
    expect(page).not.toMatch(/<script/);
    expect(await collector.lines()).toEqual([]);
  });

  test('§15.35 collector: an unknown form is a 404; other paths are left to the site', async () => {
    expect((await collector.post('/forms/other', '{}', json)).status).toBe(404);
    expect((await collector.post('/forms/toString', '{}', json)).status).toBe(404);
    expect((await fetch(`${collector.origin}/forms`)).status).toBe(418);
    expect((await fetch(`${collector.origin}/about`)).status).toBe(418);
  });

  test('§15.36 collector: a submission that cannot be written is a 500 and not accepted', async () => {
    await mkdir(collector.file, { recursive: true });
    const response = await collector.post('/forms/lead', JSON.stringify(lead), json);
    expect(response.status).toBe(500);
    const { success, message } = await replyOf(response);
    expect(success).toBe('false');
    expect(message).toMatch(/not be saved/);
    await rm(collector.file, { recursive: true });
    expect((await collector.post('/forms/lead', JSON.stringify(lead), json)).status).toBe(200);
    expect(await collector.lines()).toHaveLength(1);
  });

  test('§15.36 collector: an aborted request leaves nothing and affects no other', async () => {
    const headers = { ...json, 'content-length': '1000' };
    const sent = request(`${collector.origin}/forms/lead`, { method: 'POST', headers });
    const closed = new Promise((resolve) => sent.on('close', resolve));
    sent.on('error', () => undefined);
    sent.write('{"email":', () => sent.destroy());
    await closed;
    expect((await collector.post('/forms/lead', JSON.stringify(lead), json)).status).toBe(200);
    expect(await collector.lines()).toHaveLength(1);
  });
});

describe('collector: redirects of plain forms', () => {
  const next = (path: string) =>
    collector.post('/forms/lead', form({ ...lead, _next: path }), plainForm);

  test('§15.38 collector: a form-encoded POST is stored, then redirected to its `_next`', async () => {
    const response = await next('/thank-you?sent=1#top');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/thank-you?sent=1#top');
    expect((await collector.stored()).map(({ fields }) => fields)).toEqual([lead]);
  });

  test('§15.38 collector: an absolute `_next` on the same host is this site', async () => {
    const response = await next(`${collector.origin}/book-demo`);
    expect(response.headers.get('location')).toBe('/book-demo');
  });

  test.each([
    'https://elsewhere.example/',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/thank-you\\sent',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    '/thank-you\r\nSet-Cookie: a=b',
    '/\t/elsewhere.example',
    'http://127.0.0.1@elsewhere.example/',
  ])('§15.38 collector: the foreign `_next` %j is refused and nothing is stored', async (path) => {
    const response = await next(path);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('The form was not sent');
    expect(await collector.lines()).toEqual([]);
  });
});

describe('collector: inbox', () => {
  const inbox = (accept: string) =>
    fetch(`${collector.origin}/forms/inbox`, { headers: { accept } });

  test('§15.43 inbox: it reports when it is empty', async () => {
    expect(await (await inbox('text/html')).text()).toContain('The inbox is empty.');
    expect(await (await inbox('application/json')).json()).toEqual({
      submissions: [],
      unreadable: 0,
    });
  });

  test('§15.43 inbox: it lists the newest first, with the autoresponse to the requester', async () => {
    await collector.post('/forms/lead', JSON.stringify(lead), json);
    await collector.post('/forms/demo', JSON.stringify(demo), json);
    expect(await (await inbox('application/json')).json()).toEqual({
      submissions: [
        { receivedAt, form: 'demo', fields: demo, autoresponse: demo._autoresponse },
        { receivedAt, form: 'lead', fields: lead, autoresponse: null },
      ],
      unreadable: 0,
    });
    const page = await (await inbox('text/html,*/*;q=0.8')).text();
    expect(page).toContain('Autoresponse to the requester');
    expect(page).toContain('You will have a reply within 24 hours.');
    expect(page.indexOf('Demo request')).toBeLessThan(page.indexOf('Lead'));
  });

  test.each([
    ['text/html,application/json;q=0.9', 'text/html'],
    ['application/json, text/html;q=0.9', 'application/json'],
    ['application/json;q=0', 'text/html'],
  ])('§15.43 inbox: Accept "%s" is answered with %s', async (accept, type) => {
    expect((await inbox(accept)).headers.get('content-type')).toBe(`${type}; charset=utf-8`);
  });

  test('§15.46 inbox: submitted text is shown as text, never as HTML', async () => {
    const hostile = `"'><img src=x onerror=alert(1)>&amp;`;
    await collector.post('/forms/demo', JSON.stringify({ ...demo, lastName: hostile }), json);
    const page = await (await inbox('text/html')).text();
    expect(page).not.toContain('<img');
    expect(page).toContain('&#34;&#39;&#62;&#60;img src=x onerror=alert(1)&#62;&#38;amp;');
  });

  test('§15.43 inbox: unreadable lines are counted and hide no other', async () => {
    await collector.post('/forms/lead', JSON.stringify(lead), json);
    const foreign = ['[]', 'null', '{"form":"lead"}', '{"receivedAt":"x","form":"y","fields":{}}'];
    await appendFile(collector.file, `${foreign.join('\n')}\n{"receivedAt":"2026-`);
    const listed: unknown = await (await inbox('application/json')).json();
    expect(listed).toMatchObject({ submissions: [{ fields: lead }], unreadable: 5 });
    expect(await (await inbox('text/html')).text()).toContain('Unreadable lines in the file: 5.');
    expect(await readFile(collector.file, 'utf8')).toMatch(/\{"receivedAt":"2026-$/);
  });

  test('§15.43 inbox: it is read-only', async () => {
    const response = await collector.post('/forms/inbox', '{}', json);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    const head = await fetch(`${collector.origin}/forms/inbox`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('§15.43 inbox: a file that cannot be opened is a 500 with a message', async () => {
    await mkdir(collector.file, { recursive: true });
    const response = await inbox('text/html');
    expect([response.status, await response.text()]).toEqual([
      500,
      'The submissions cannot be read or written.\n',
    ]);
  });
});

test('§15.40 collector: every answer forbids caching, sniffing, framing, and scripts', async () => {
  const answers = await Promise.all([
    collector.post('/forms/lead', JSON.stringify(lead), json),
    collector.post('/forms/lead', 'x', plainForm),
    collector.post('/forms/other', 'x'),
    fetch(`${collector.origin}/forms/inbox`),
  ]);
  for (const { headers } of answers) {
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; .*frame-ancestors 'none'$/,
    );
  }
});
