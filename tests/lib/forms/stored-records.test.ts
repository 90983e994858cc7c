import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeEntries } from '#src/services/forms/merge-entries.ts';
import { parseJson } from '#src/lib/text/parse-json.ts';
import {
  isDemoRequest,
  isLastEmail,
  isLeadEntry,
  readList,
} from '#src/services/forms/stored-records.ts';
import type { LeadEntry } from '#src/services/forms/stored-records.ts';

const time = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const lead = fc.record({
  email: fc.string(),
  timestamp: time,
  source: fc.constant('hero_form_submit' as const),
  completed: fc.constant(true as const),
});
const foreign = fc.oneof(fc.jsonValue(), fc.constant({ email: 'a@b.c', timestamp: 'yesterday' }));
const before = Object.getOwnPropertyNames(Object.prototype);
const parsers = [isLeadEntry, isDemoRequest, isLastEmail];

it('specification §14: ten thousand broken values never throw and change no prototype', () => {
  const raw = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.json().map((json) => json.slice(0, -1)),
    fc.json().map((json) => `[{"__proto__":${json},"constructor":${json}}]`),
    fc.array(lead).map((leads) => JSON.stringify(leads)),
  );
  fc.assert(
    fc.property(raw, (text) => {
      for (const isEntry of parsers) {
        readList<unknown>(text, isEntry);
        isEntry(parseJson(text));
      }
    }),
    { numRuns: 10_000 },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

it('specification §14: readable entries keep their order and value among foreign ones', () => {
  const mixed = fc.array(
    fc.oneof(
      lead.map((value) => ({ value: value as unknown, readable: true })),
      foreign.map((value) => ({ value: value as unknown, readable: false })),
    ),
  );
  fc.assert(
    fc.property(mixed, (items) => {
      const { entries, intact } = readList(JSON.stringify(items.map((i) => i.value)), isLeadEntry);
      expect(entries).toEqual(items.filter((i) => i.readable).map((i) => i.value));
      expect(intact).toBe(items.every((i) => i.readable));
    }),
    { numRuns: 10_000 },
  );
});

const entry: LeadEntry = {
  email: 'ada@example.com',
  timestamp: '2026-01-02T03:04:05.678Z',
  source: 'hero_form_submit',
  completed: true,
};

it.each([
  ['another source', { ...entry, source: 'hero_form' }],
  ['not completed', { ...entry, completed: false }],
  ['a time of day elsewhere', { ...entry, timestamp: '2026-01-02T03:04:05+02:00' }],
  ['a time that does not exist', { ...entry, timestamp: '2026-13-02T03:04:05Z' }],
  ['words before its time', { ...entry, timestamp: `at ${entry.timestamp}` }],
  ['words after its time', { ...entry, timestamp: `${entry.timestamp} or so` }],
  ['no address', { ...entry, email: null }],
  ['nested values', { ...entry, more: { deep: 1 } }],
  ['a list', [entry]],
  ['null', null],
])('specification §14: an entry with %s is foreign', (_, value) => {
  expect(isLeadEntry(value)).toBe(false);
});

it('specification §14: a time may omit fractions of a second', () => {
  expect(isLeadEntry({ ...entry, timestamp: '2026-01-02T03:04:05Z' })).toBe(true);
});

it('specification §14: a typed email is not a lead, and a lead is not a typed email', () => {
  const typed = { ...entry, source: 'hero_form', completed: false };
  expect([isLastEmail(typed), isLeadEntry(typed)]).toEqual([true, false]);
  expect(isLastEmail(entry)).toBe(false);
  expect(isLastEmail({ ...typed, completed: true })).toBe(false);
  expect(isLastEmail({ ...typed, source: 'hero_form_submit' })).toBe(false);
});

it('specification §14: a demo request has every field; the website may be empty', () => {
  const { email, timestamp } = entry;
  const names = { firstName: 'Ada', lastName: 'Byron' };
  const request = { ...names, email, timestamp, employeeCount: '51-200', industry: 'Fiber ISP' };
  expect(isDemoRequest(request)).toBe(true);
  expect(isDemoRequest({ ...request, website: 'example.net' })).toBe(true);
  expect(isDemoRequest({ ...request, website: 7 })).toBe(false);
  for (const name of Object.keys(request)) {
    expect(isDemoRequest({ ...request, [name]: undefined }), name).toBe(false);
  }
});

it('specification §14: an empty key is an empty list without a fault', () => {
  expect(readList(null, isLeadEntry)).toEqual({ entries: [], intact: true });
});

it('specification §14: an entry with additional flat fields is readable', () => {
  expect(isLeadEntry({ ...entry, note: 'from an older version' })).toBe(true);
});

it('specification §14: ten thousand levels or a megabyte of text read as nothing', () => {
  const deep = '['.repeat(10_000) + ']'.repeat(10_000);
  for (const raw of [deep, `[{"a":${deep}}]`, `"${'x'.repeat(1_000_000)}"`]) {
    expect(readList(raw, isLeadEntry)).toEqual({ entries: [], intact: false });
  }
});

const byTime = (a: LeadEntry, b: LeadEntry) => Date.parse(a.timestamp) - Date.parse(b.timestamp);

it('specification §14: this page’s entries are merged oldest first, once each', () => {
  fc.assert(
    fc.property(fc.array(lead), fc.array(lead), fc.array(lead), (others, stillStored, lost) => {
      const stored = [...others, ...stillStored].sort(byTime);
      const merged = mergeEntries(stored, [...stillStored, ...lost]);
      // An equal entry of another tab counts as the lost one.
      expect(merged.length).toBeLessThanOrEqual(stored.length + lost.length);
      expect(merged).toEqual([...merged].sort(byTime));
      for (const own of [...stillStored, ...lost]) expect(merged).toContainEqual(own);
      expect(mergeEntries(merged, [...stillStored, ...lost])).toEqual(merged);
    }),
  );
});

it('specification §14: two equal entries of this page stay two', () => {
  expect(mergeEntries([entry], [entry, entry])).toEqual([entry, entry]);
});

it('specification §14: an unordered stored list stays unordered', () => {
  const late = { ...entry, timestamp: '2030-01-01T00:00:00Z' };
  const early = { ...entry, timestamp: '2020-01-01T00:00:00Z' };
  expect(mergeEntries([late, early], [entry])).toEqual([late, early, entry]);
});
