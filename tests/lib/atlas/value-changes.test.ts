import { describe, expect, it } from 'vitest';
import { valueChanges, valueLeaves } from '#src/atlas/app/simulator/value-changes.ts';

describe('§17 Machines: changes of a step', () => {
  const before = { draft: { name: 'Ada', tags: ['a', 'b'] }, tries: 1 };

  it('are empty if the values are equal, in any order', () => {
    expect(valueChanges(before, structuredClone(before))).toEqual([]);
    expect(valueChanges({ a: 1, b: [2] }, { b: [2], a: 1 })).toEqual([]);
    expect(valueChanges(undefined, undefined)).toEqual([]);
  });

  it('are named by the innermost key, outermost first', () => {
    const after = { draft: { name: 'Bo', tags: ['a', 'c'] }, tries: 1 };
    expect(valueChanges(before, after)).toEqual([
      { path: 'draft.name', kind: 'changed', before: '"Ada"', after: '"Bo"' },
      { path: 'draft.tags.1', kind: 'changed', before: '"b"', after: '"c"' },
    ]);
  });

  it('include added and removed keys', () => {
    expect(valueChanges({ a: 1, b: 2 }, { b: 2, c: null })).toEqual([
      { path: 'a', kind: 'removed', before: '1', after: null },
      { path: 'c', kind: 'added', before: null, after: 'null' },
    ]);
    expect(valueChanges({ list: ['a'] }, { list: ['a', 'b'] })).toEqual([
      { path: 'list.1', kind: 'added', before: null, after: '"b"' },
    ]);
  });

  it('are one change if a list, a record, or null replaces another', () => {
    expect(valueChanges({ of: ['x'] }, { of: { 0: 'y' } })).toEqual([
      { path: 'of', kind: 'changed', before: '["x"]', after: '{"0":"y"}' },
    ]);
    expect(valueChanges({ of: {} }, { of: { a: 1 } })).toEqual([
      { path: 'of', kind: 'changed', before: '{}', after: '{"a":1}' },
    ]);
    expect(valueChanges({ of: { a: 1 } }, { of: [] })).toEqual([
      { path: 'of', kind: 'changed', before: '{"a":1}', after: '[]' },
    ]);
    expect(valueChanges({ of: [1] }, { of: [] })).toEqual([
      { path: 'of', kind: 'changed', before: '[1]', after: '[]' },
    ]);
    expect(valueChanges({ of: null }, { of: { a: 1 } })).toEqual([
      { path: 'of', kind: 'changed', before: 'null', after: '{"a":1}' },
    ]);
    expect(valueChanges({ of: { a: 1 } }, { of: null })).toEqual([
      { path: 'of', kind: 'changed', before: '{"a":1}', after: 'null' },
    ]);
    expect(valueChanges('Ada', 'Bo')).toEqual([
      { path: '', kind: 'changed', before: '"Ada"', after: '"Bo"' },
    ]);
  });
});

describe('§17 Machines: a machine’s context', () => {
  it('is listed by its innermost keys, in their order', () => {
    expect(valueLeaves({ draft: { name: 'Ada', tags: ['a'] }, none: {}, last: null })).toEqual([
      { path: 'draft.name', text: '"Ada"' },
      { path: 'draft.tags.0', text: '"a"' },
      { path: 'none', text: '{}' },
      { path: 'last', text: 'null' },
    ]);
  });

  it('is empty for a machine without context', () => {
    expect(valueLeaves({})).toEqual([]);
    expect(valueLeaves(undefined)).toEqual([]);
  });

  it('may have an empty text', () => {
    expect(valueLeaves({ later: undefined })).toEqual([{ path: 'later', text: '' }]);
  });
});
