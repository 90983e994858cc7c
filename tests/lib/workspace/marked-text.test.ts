import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';
import { markedText } from '#src/features/workspace/conversations/marked-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('aáA\u0301éßÆ…´’–\u00adİςΣöñ 𝒜אעִ한')) }),
);
const marks = (words: string, query: string) =>
  markedText(words, searchTerms(query))
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

test('§3 conversations: marking splits a text without changing it', () => {
  fc.assert(
    fc.property(text, fc.array(text), (words, queries) => {
      const parts = markedText(words, queries.flatMap(searchTerms));
      expect(parts.map((part) => part.text).join('')).toBe(words);
      const kinds = parts.map(({ isMatch }) => isMatch);
      expect(kinds.slice(1).every((kind, index) => kind !== kinds[index])).toBe(true);
    }),
  );
});

test('§3 conversations: every match is marked and nothing else', () => {
  fc.assert(
    fc.property(text, text, (words, query) => {
      const terms = searchTerms(query);
      const isFound = terms.some((term) => foldedText(words).includes(term));
      expect(marks(words, query).length > 0).toBe(isFound);
      for (const mark of marks(words, query)) {
        expect(terms.some((term) => foldedText(mark).includes(term))).toBe(true);
      }
    }),
  );
});

test.each([
  ['Málaga, ES', 'malaga', ['Málaga']],
  ['Montre\u0301al', 'montréal', ['Montre\u0301al']],
  ['Wifi is dead', 'DEAD wi', ['Wi', 'dead']],
  ['aaa', 'aa', ['aa']],
  ['Æroe’s Straße – weiß', 'ae strasse', ['Æ', 'Straße']],
  ['The visitor’s rou\u00adter…', "visitor's router...", ['visitor’s', 'rou\u00adter…']],
  ['لا يعمل الإنترنت', 'الانترنت', ['الإنترنت']],
  ['<b>bold</b>', '<b>', ['<b>']],
  ['nothing of it', 'router', []],
])('§3 conversations: in “%s” the search “%s” marks %j', (words, query, expected) => {
  expect(marks(words, query)).toEqual(expected);
});
