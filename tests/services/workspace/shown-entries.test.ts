import { expect, test } from 'vitest';
import { shownEntries } from '#src/features/workspace/chatbot/faq-list/shown-entries.ts';

const entries = [
  { id: 4, question: 'Où est le café?', answer: 'At the pole.' },
  { id: 5, question: 'Is it on?', answer: 'See the café window.' },
  { id: 6, question: 'When?', answer: 'Soon.' },
];

test.each([
  ['', { rowIndexes: [0, 1, 2], matchCount: 3 }],
  ['CAFE', { rowIndexes: [0, 1, 2], matchCount: 2 }],
  ['cafe pole', { rowIndexes: [0, 2], matchCount: 1 }],
  ['pony', { rowIndexes: [2], matchCount: 0 }],
])('§4.26 FAQ: a search for %j finds all words, keeps the open entry', (query, expected) => {
  expect(shownEntries(entries, [6], query)).toEqual(expected);
});
