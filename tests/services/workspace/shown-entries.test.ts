import { expect, test } from 'vitest';
import { shownEntries } from '#src/features/workspace/chatbot/faq-list/shown-entries.ts';

const entries = [
  { id: 4, question: 'Où est le café?', answer: 'At the pole.' },
  { id: 5, question: 'Is it on?', answer: 'See the café window.' },
  { id: 6, question: 'When?', answer: 'Soon.' },
];

test.each([
  ['', { shown: [0, 1, 2], found: 3 }],
  ['CAFE', { shown: [0, 1, 2], found: 2 }],
  ['cafe pole', { shown: [0, 2], found: 1 }],
  ['pony', { shown: [2], found: 0 }],
])('FAQ list: a search for %j finds all words and leaves the open entry', (query, expected) => {
  expect(shownEntries(entries, [6], query)).toEqual(expected);
});
