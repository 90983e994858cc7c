import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFields, decodeBody } from '../../src/server/submission';
import { sameSitePath } from '../../src/server/next-page';
import { demo, json, lead, plainForm, startCollector } from './collector-server';

let collector: Awaited<ReturnType<typeof startCollector>>;
beforeAll(async () => {
  collector = await startCollector();
});
afterAll(() => collector.stop());

const prototype = JSON.stringify(Object.getOwnPropertyNames(Object.prototype));
const names = fc.oneof(
  fc.constantFrom(...Object.keys(demo), '_next', '__proto__', 'constructor', 'prototype'),
  fc.string(),
);
const nearlyForms = fc
  .tuple(fc.dictionary(names, fc.oneof(fc.string(), fc.jsonValue())), fc.constantFrom(lead, demo))
  .map(([fields, valid]) => JSON.stringify({ ...valid, ...fields }));
const bodies = fc.oneof(
  nearlyForms.map((text) => new TextEncoder().encode(text)),
  fc.json().map((text) => new TextEncoder().encode(text)),
  fc.webQueryParameters().map((text) => new TextEncoder().encode(text)),
  fc.uint8Array({ maxLength: 2000 }),
);
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-16le',
  plainForm['content-type'],
  'application/x-www-form-urlencoded; charset=shift_jis',
  'text/plain',
);

test('§5 collector: whatever the body, the answer is never a 5xx and only a stored one is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(bodies, types, fc.constantFrom('lead', 'demo'), async (body, type, name) => {
      const before = (await collector.lines()).length;
      const response = await collector.post(`/forms/${name}`, body, {
        ...json,
        'content-type': type,
      });
      const isAccepted = response.status === 200 || response.status === 303;
      expect(isAccepted || [400, 415].includes(response.status)).toBe(true);
      expect((await collector.lines()).length).toBe(before + (isAccepted ? 1 : 0));
    }),
    { numRuns: 400 },
  );
  for (const line of await collector.lines()) expect(() => JSON.parse(line)).not.toThrow();
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype);
});

test('§5 collector: reading a body never throws and never changes a prototype', () => {
  fc.assert(
    fc.property(bodies, types, fc.constantFrom('lead', 'demo'), (body, type, form) => {
      const decoded = decodeBody(body, type);
      if ('status' in decoded) return;
      const checked = checkFields(form, decoded.entries);
      if ('fields' in checked) {
        expect(Object.getPrototypeOf(checked.fields)).toBe(Object.prototype);
        expect(checked.fields['email']).toContain('@');
      }
    }),
    { numRuns: 5000 },
  );
  expect(JSON.stringify(Object.getOwnPropertyNames(Object.prototype))).toBe(prototype);
});

test('§5 collector: whatever `_next` says, a browser that follows it stays on the site', () => {
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
    { numRuns: 20_000 },
  );
});
