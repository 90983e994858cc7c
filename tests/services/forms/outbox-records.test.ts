import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readOutboxRecord } from '#src/services/forms/outbox-records.ts';
import { newRecordId } from '#src/services/browser/record-id.ts';

it('specification §14: ten thousand broken records never throw', () => {
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc
      .record({
        form: fc.constantFrom('lead', 'demo', '__proto__'),
        body: fc.jsonValue(),
        keptAt: fc.jsonValue(),
      })
      .map((record) => JSON.stringify(record)),
  );
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(raw, (text) => {
      expect(readOutboxRecord(text)).toBeNull();
    }),
    { numRuns: 10_000 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

it('specification §14: records have unique keys, also without a secure context', () => {
  const made = Array.from({ length: 1000 }, () =>
    newRecordId({ getRandomValues: (array) => crypto.getRandomValues(array) }),
  );
  expect(new Set(made).size).toBe(1000);
  for (const id of made) expect(id).toMatch(/^[0-9a-f]{32}$/);
});
