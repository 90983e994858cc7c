import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sameSitePath } from '#src/server/collector/request.ts';
import { demo, json, lead, plainForm, startCollector } from './collector-server';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
const names = fc.oneof(
  fc.constantFrom(...Object.keys(demo), '_next', '__proto__', 'constructor', 'prototype'),
  fc.stringMatching(/^[a-z]{1,8}$/),
  fc.string(),
);
const nearlyForms = fc
  .tuple(
    fc.constantFrom(lead, demo),
    fc.dictionary(names, fc.string({ unit: 'grapheme' }), { maxKeys: 2 }),
  )
  .map(([valid, fields]): Record<string, string> => ({ ...fields, ...valid }));
const texts = fc.oneof(
  fc.json(),
  fc.webQueryParameters(),
  nearlyForms.map((fields) => JSON.stringify(fields)),
  fc.tuple(nearlyForms, names, fc.jsonValue()).map(([fields, name, value]) =>
    // Built as text, because an assignment would drop a field named __proto__.
    JSON.stringify(fields).replace(/\}$/, `,${JSON.stringify(name)}:${JSON.stringify(value)}}`),
  ),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16le',
  plainForm['content-type'],
  'application/x-www-form-urlencoded; charset=shift_jis',
  'text/plain',
);
const encoded = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const requests = fc.oneof(
  fc.tuple(texts.map(encoded), types),
  fc.tuple(
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => Uint8Array.from(bytes)),
    types,
  ),
  fc.tuple(texts.map(encoded), fc.constant('application/json')),
  fc.tuple(
    nearlyForms.map((fields) => encoded(new URLSearchParams(fields).toString())),
    fc.constant(plainForm['content-type']),
  ),
);

test('§15.35 collector: for any body the answer is never a 5xx, and only stored submissions are accepted', async () => {
  await fc.assert(
    fc.asyncProperty(requests, fc.constantFrom('lead', 'demo'), async ([body, type], name) => {
      const before = (await collector.lines()).length;
      const response = await collector.post(`/forms/${name}`, body, {
        ...json,
        'content-type': type,
      });
      const isAccepted = response.status === 200 || response.status === 303;
      expect(isAccepted || [400, 415].includes(response.status)).toBe(true);
      expect((await collector.lines()).length).toBe(before + (isAccepted ? 1 : 0));
    }),
    { numRuns: 60 },
  );
  expect((await collector.stored()).length).toBeGreaterThan(5);
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype);
});

test('§15.38 collector: for any `_next`, the redirect stays on the site', () => {
  const pieces = fc.constantFrom('/', '\\', '..', '.', '%2e', '@', ':', 'http', '//', 'e.example');
  const addresses = fc.oneof(
    fc
      .array(fc.oneof(pieces, fc.string({ maxLength: 3 })), { maxLength: 8 })
      .map((p) => p.join('')),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(addresses, (next) => {
      const path = sameSitePath(next, 'site.example');
      if (path === null) return;
      expect(new URL(path, 'https://site.example/forms/lead').origin).toBe('https://site.example');
    }),
  );
});
