import fc from 'fast-check';
import { expect, test } from 'vitest';
import { valueReader, writeValue, type Plain } from '#src/atlas/app/simulator/readable-value.ts';

const read = (text: string) => valueReader(text).value();

test.each<[Plain, string]>([
  ['email', 'email'],
  ['a@ridge.example', 'a@ridge.example'],
  ['', "''"],
  ['2 x', "'2 x'"],
  [' begins', "' begins'"],
  ["it's!", "'it!'s!!'"],
  ['a:b(c)', "'a:b(c)'"],
  [0, '0'],
  [-1.5, '-1.5'],
  [true, '!t'],
  [null, '!n'],
  [['a', 1, [null]], '!(a,1,!(!n))'],
  [{ field: 'email', value: '2 x' }, "(field:email,value:'2 x')"],
  [{ '1': { deep: [true] } }, "('1':(deep:!(!t)))"],
])('§17.55 atlas: %j is written as %s and round-trips', (value, text) => {
  expect(writeValue(value)).toBe(text);
  expect(read(text)).toEqual(value);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])(
  '§17.55 atlas: %d is written as null, as in JSON',
  (value) => {
    expect(writeValue(value)).toBe('!n');
  },
);

test.each([
  ['', 'A name is missing at character 1.'],
  ['!x', 'A name is missing at character 1.'],
  ['!(a', '“)” is missing at character 4.'],
  ['!(a,)', 'A name is missing at character 5.'],
  ['(a,b)', '“:” is missing at character 3.'],
  ['(a:b', '“)” is missing at character 5.'],
  ["'a", 'A quoted text has no end.'],
  ["'a!", 'A quoted text has no end.'],
  [`${'!('.repeat(34)}${')'.repeat(34)}`, 'A value is nested too deeply.'],
])('§17.56 atlas: %s is rejected with the position of the error', (text, message) => {
  expect(() => read(text)).toThrow(new SyntaxError(message));
});

test('§17.55 atlas: 32 levels of nesting are readable', () => {
  expect(() => read(`${'!('.repeat(33)}${')'.repeat(33)}`)).not.toThrow();
});

test('§17.55 atlas: a reader continues after a value and detects its end', () => {
  const reader = valueReader("a~'b!'c':-07");
  expect(reader.isAtEnd()).toBe(false);
  expect(reader.word()).toBe('a');
  expect(reader.skip('*')).toBe(false);
  expect(reader.isNext('~')).toBe(true);
  expect(reader.skip('~')).toBe(true);
  expect(reader.word()).toBe("b'c");
  reader.expect(':');
  expect(reader.value()).toBe(-0);
  expect(reader.value()).toBe(7);
  expect(reader.isAtEnd()).toBe(true);
  expect(() => reader.expect('~')).toThrow(new SyntaxError('“~” is missing at character 13.'));
});

test('§17.55 atlas: any value round-trips', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'grapheme' }), (value) => {
      const reader = valueReader(writeValue(value as Plain));
      expect(JSON.stringify(reader.value())).toBe(JSON.stringify(value));
      expect(reader.isAtEnd()).toBe(true);
    }),
  );
});
