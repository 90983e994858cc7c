import { expect, test } from 'vitest';
import { readableSearch } from '#src/atlas/app/readable-search.ts';

test.each([
  [{}, ''],
  [{ run: "1~a(b:'c d',e:@/)" }, "?run=1~a(b:'c+d',e:@/)"],
  [{ q: 'a&b=c#d%+' }, '?q=a%26b%3Dc%23d%25%2B'],
  [{ first: 'x', none: undefined, two: 'y z' }, '?first=x&two=y+z'],
  [{ step: 3, word: '3' }, '?step=3&word=3'],
  [{ q: '"quoted"' }, '?q=%22quoted%22'],
  [{ half: 'a\uD800' }, '?half=a%EF%BF%BD'],
])('§17.55 atlas: %j is written in the address as %s', (search, query) => {
  expect(readableSearch(search)).toBe(query);
});
