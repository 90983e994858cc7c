import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultFilter, filterOptions } from '#content/workspace/conversation-filter.ts';
import {
  isDays,
  paramsOf,
  filterFrom,
  parseParams,
} from '#src/features/workspace/conversations/conversation-params.ts';
import { conversationShortcut } from '#src/features/workspace/conversations/conversation-shortcut.ts';

const read = (search: Record<string, unknown>) => parseParams(search, filterOptions, defaultFilter);
const name = fc.string({ maxLength: 200 }).filter((text) => text.trim() === text);
const filter = fc.record({
  query: name,
  status: fc.constantFrom(...filterOptions.status),
  sort: fc.constantFrom(...filterOptions.sort),
  period: fc.constantFrom(...filterOptions.period, '2026-11-01..2026-11-07' as const),
  mark: fc.constantFrom(...filterOptions.mark),
  question: name,
  place: name,
});

test('§12.13: a filter round-trips through its address', () => {
  const id = fc.option(fc.string({ minLength: 1, maxLength: 200 }), { nil: undefined });
  fc.assert(
    fc.property(filter, id, id, (expected, view, open) => {
      const address = paramsOf(expected, { view, open }, defaultFilter);
      expect(filterFrom(read({ ...address }), defaultFilter)).toEqual(expected);
      expect(read({ ...address })).toMatchObject({ view, open });
    }),
  );
});

test('§12.14: defaults are omitted from the address', () => {
  expect(paramsOf(defaultFilter, {}, defaultFilter)).toEqual({});
  expect(
    paramsOf({ ...defaultFilter, query: '  ' }, { view: '', open: '' }, defaultFilter),
  ).toEqual({});
  expect(read({ status: 'all', sort: 'pending', period: '30d', q: '' })).toEqual({});
});

test('§12.11: any address yields a known filter', () => {
  const names = fc.constantFrom(
    'q',
    'status',
    'sort',
    'period',
    'mark',
    'question',
    'place',
    'view',
    'open',
    'constructor',
  );
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (search) => {
      const { query, question, place, ...rest } = filterFrom(read(search), defaultFilter);
      for (const text of [query, question, place]) expect(text.length).toBeLessThanOrEqual(200);
      expect(filterOptions.status).toContain(rest.status);
      expect(filterOptions.sort).toContain(rest.sort);
      if (!isDays(rest.period)) expect(filterOptions.period).toContain(rest.period);
      expect(filterOptions.mark).toContain(rest.mark);
    }),
  );
});

test.each(['2026-11-08..2026-11-07', '2026-02-30..2026-03-01', '2026-11-01..', '..', '7d..30d'])(
  '§12.11: the period %s falls back to the default',
  (period) => expect(read({ period })).toEqual({}),
);

test('§12.12: a number in the address is a search word', () => {
  expect(read({ q: 20261120 })).toEqual({ q: '20261120' });
  expect(read({ q: true, open: 7 })).toEqual({ q: 'true', open: '7' });
  expect(read({ q: ['router'], open: { id: 1 } })).toEqual({});
});

test('§12.12: a search word is cut to 200 characters', () => {
  expect(read({ q: 'r'.repeat(300) }).q).toBe('r'.repeat(200));
});

const press = {
  code: '',
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  isComposing: false,
};

test.each([
  ['j', 'next'],
  ['k', 'previous'],
  ['/', 'search'],
  ['r', 'reply'],
  ['s', 'snooze'],
  ['a', 'assign'],
  ['n', 'note'],
  ['?', null],
  ['Escape', 'back'],
  ['x', 'select'],
  ['q', null],
  ['J', 'next'],
  ['о', null],
])('§2.110 conversations: the key %s triggers %s', (key, shortcut) => {
  expect(conversationShortcut({ ...press, key })).toBe(shortcut);
});

test('§2.110 conversations: with Shift a letter triggers nothing', () => {
  for (const key of ['J', 'j'])
    expect(conversationShortcut({ ...press, key, shiftKey: true })).toBeNull();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'isComposing'] as const)(
  '§2.132 conversations: with %s a key is left to the browser or the input method',
  (held) => {
    expect(conversationShortcut({ ...press, key: 'r', [held]: true })).toBeNull();
  },
);
