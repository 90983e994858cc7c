import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';
import {
  fromHit,
  markedText,
  mostFound,
} from '#src/features/workspace/conversations/marked-text.ts';

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...Array.from('aáA\u0301éßÆ…´’–\u00adİςΣöñ 𝒜אעִ한')) }),
);
const marks = (words: string, query: string) =>
  markedText(words, searchTerms(query))
    .filter(({ isMatch }) => isMatch)
    .map((part) => part.text);

test('§4.29 conversations: marking splits a text without changing it', () => {
  fc.assert(
    fc.property(text, fc.array(text), (words, queries) => {
      const parts = markedText(words, queries.flatMap(searchTerms));
      expect(parts.map((part) => part.text).join('')).toBe(words);
      const kinds = parts.map(({ isMatch }) => isMatch);
      expect(kinds.slice(1).every((kind, index) => kind !== kinds[index])).toBe(true);
    }),
  );
});

test('§4.29 conversations: every match is marked and nothing else', () => {
  fc.assert(
    fc.property(text, text, (words, query) => {
      const terms = searchTerms(query);
      const isFound = terms.some((term) => hasTerms(words, [term]));
      expect(marks(words, query).length > 0).toBe(isFound);
      for (const mark of marks(words, query))
        expect(terms.some((term) => hasTerms(mark, [term]))).toBe(true);
    }),
  );
});

test.each([
  ['Málaga, ES', 'malaga', ['Málaga']],
  ['Montre\u0301al', 'montréal', ['Montre\u0301al']],
  ['Wifi is dead', 'DEAD wi', ['Wifi', 'dead']],
  ['Harlan branch, Crossing cord area', 'Is there an outage in my area?', ['area']],
  ['aaa baa', 'aa', ['aaa']],
  ['如何重启路由器？', '路由器', ['路由器']],
  ['Æroe’s Straße – weiß', 'ae strasse', ['Æroe', 'Straße']],
  ['The visitor’s rou\u00adter…', "visitor's router...", ['visitor’s', 'rou\u00adter']],
  ['لا يعمل الإنترنت', 'الانترنت', ['الإنترنت']],
  ['<b>bold</b>', '<bold>', ['bold']],
  ['nothing of it', 'router', []],
])('§4.29 conversations: in “%s” the search “%s” marks %j', (words, query, expected) => {
  expect(marks(words, query)).toEqual(expected);
});

test.each([
  ['My bill is wrong.', 'bill', 'My bill is wrong.'],
  ['Everything on our street is down.', 'down', 'Everything on our street is down.'],
  ['Hello, I moved last week. My modem is offline.', 'modem', '… My modem is offline.'],
  [
    'We moved to the new house across the road last week and the modem is offline',
    'modem',
    '… the road last week and the modem is offline',
  ],
  [
    'Known cut on the branch; wants a text on restoration.',
    'area',
    'Known cut on the branch; wants a text on restoration.',
  ],
])('§4.30 conversations: the line of “%s” begins near “%s”', (words, query, expected) => {
  expect(fromHit(words, searchTerms(query))).toBe(expected);
});

test('§4.30 conversations: a line begins with the text that has the most terms, the summary first', () => {
  const texts = [
    'Known cut on the branch.',
    'My street is down.',
    'Is there an outage here?',
  ] as const;
  const line = (query: string) => mostFound(texts, searchTerms(query));
  expect(line('outage')).toBe(texts[2]);
  expect(line('cut down street')).toBe(texts[1]);
  expect(line('branch street')).toBe(texts[0]);
  expect(line('')).toBe(texts[0]);
});
