import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeEntries } from '#src/services/forms/merge-entries.ts';
import {
  readDemoRequest,
  readLastEmail,
  readLeadEntry,
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
const parsers = [readLeadEntry, readDemoRequest, readLastEmail];

it('§14.21: readable entries keep their order and value among foreign ones', () => {
  const mixed = fc.array(
    fc.oneof(
      lead.map((value) => ({ value: value as unknown, readable: true })),
      foreign.map((value) => ({ value: value as unknown, readable: false })),
    ),
  );
  fc.assert(
    fc.property(mixed, (items) => {
      const { entries, intact } = readList(
        JSON.stringify(items.map((i) => i.value)),
        readLeadEntry,
      );
      expect(entries).toEqual(items.filter((i) => i.readable).map((i) => i.value));
      expect(intact).toBe(items.every((i) => i.readable));
    }),
  );
});

const entry: LeadEntry = {
  email: 'ada@example.com',
  timestamp: '2026-01-02T03:04:05.678Z',
  source: 'hero_form_submit',
  completed: true,
};

it.each([
  ['a time of day elsewhere', { ...entry, timestamp: '2026-01-02T03:04:05+02:00' }],
  ['a time that does not exist', { ...entry, timestamp: '2026-13-02T03:04:05Z' }],
  ['words before its time', { ...entry, timestamp: `at ${entry.timestamp}` }],
  ['words after its time', { ...entry, timestamp: `${entry.timestamp} or so` }],
  ['no address', { ...entry, email: null }],
  ['a list', [entry]],
  ['null', null],
])('§14.21: an entry with %s is unreadable', (_, value) => {
  for (const readEntry of parsers) expect(readEntry(value)).toBeNull();
});

const { email, timestamp } = entry;
const names = { firstName: 'Ada', lastName: 'Byron', website: '' };
const request = { ...names, email, timestamp, employeeCount: '51-200', industry: 'Fiber ISP' };
const typed = { email, timestamp, source: 'hero_form', completed: false };

it.each<[string, (value: unknown) => object | null, Record<string, unknown>]>([
  ['lead', readLeadEntry, entry],
  ['demo request', readDemoRequest, request],
  ['typed email', readLastEmail, typed],
])('§14.17: a %s gets the default of a missing field and keeps others', (...cases) => {
  const [, readEntry, today] = cases;
  expect(readEntry(today)).toEqual(today);
  const later = { ...today, version: 2, note: { deep: [1] }, timestamp: '2026-01-02T03:04:05Z' };
  expect(readEntry(later)).toEqual(later);
  for (const name of Object.keys(today).filter((field) => field !== 'email'))
    for (const missing of name === 'timestamp' ? [undefined, null] : [undefined, null, 7, []]) {
      const read = readEntry({ ...today, [name]: missing });
      const isTyped = ['source', 'completed'].includes(name);
      expect(read, name).toEqual({ ...today, [name]: isTyped ? today[name] : '' });
    }
});

const byTime = (a: LeadEntry, b: LeadEntry) => Date.parse(a.timestamp) - Date.parse(b.timestamp);

it('§14.27: this page’s entries are merged oldest first, once each', () => {
  fc.assert(
    fc.property(fc.array(lead), fc.array(lead), fc.array(lead), (others, stillStored, lost) => {
      const stored = [...others, ...stillStored].sort(byTime);
      const merged = mergeEntries(stored, [...stillStored, ...lost]);
      // An equal entry of another tab counts as the lost one.
      expect(merged.length).toBeLessThanOrEqual(stored.length + lost.length);
      expect(merged).toEqual([...merged].sort(byTime));
      for (const mine of [...stillStored, ...lost]) expect(merged).toContainEqual(mine);
      expect(mergeEntries(merged, [...stillStored, ...lost])).toEqual(merged);
    }),
  );
});

it('§14.27: two equal entries of this page stay two', () => {
  expect(mergeEntries([entry], [entry, entry])).toEqual([entry, entry]);
});

it('§14.21: an unordered stored list stays unordered', () => {
  const late = { ...entry, timestamp: '2030-01-01T00:00:00Z' };
  const early = { ...entry, timestamp: '2020-01-01T00:00:00Z' };
  expect(mergeEntries([late, early], [entry])).toEqual([late, early, entry]);
});
