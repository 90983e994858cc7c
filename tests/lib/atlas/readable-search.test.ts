import { expect, test } from 'vitest';
import { readableSearch } from '#src/atlas/app/readable-search.ts';

test.each([
  [{}, ''],
  [{ run: undefined }, ''],
  [{ at: 'demo-form.submitting' }, '?at=demo-form.submitting'],
  [{ run: "1~a(b:'c d',e:@/)" }, "?run=1~a(b:'c+d',e:@/)"],
  [{ q: 'a&b=c#d%+' }, '?q=a%26b%3Dc%23d%25%2B'],
  [{ first: 'x', none: undefined, two: 'y z' }, '?first=x&two=y+z'],
  [{ 'a b': 'x' }, '?a+b=x'],
  [{ step: 3, isOn: true, list: [1] }, '?step=3&isOn=true&list=%5B1%5D'],
  [{ word: '3' }, '?word=%223%22'],
  [{ word: 'true' }, '?word=%22true%22'],
  [{ half: 'a\uD800' }, '?half=a%EF%BF%BD'],
])('§17 atlas: %j is written in the address as %s', (search, query) => {
  expect(readableSearch(search)).toBe(query);
});
