import { expect, test } from 'vitest';
import { valueLeaves } from '#src/atlas/app/simulator/value-leaves.ts';

test.each([
  [
    { draft: { name: 'Ada', tags: ['a'] }, none: {}, last: null, later: undefined },
    { 'draft.name': '"Ada"', 'draft.tags.0': '"a"', none: '{}', last: 'null', later: '' },
  ],
  [{}, {}],
  [undefined, {}],
])('§17.37 simulator: the context %j is listed by its innermost keys', (value, leaves) => {
  expect(Object.fromEntries(valueLeaves(value))).toEqual(leaves);
});
