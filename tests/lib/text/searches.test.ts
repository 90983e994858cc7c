import { expect, test } from 'vitest';
import { findMachines } from '#src/atlas/app/search/search-index.ts';
import { shownEntries } from '#src/features/workspace/chatbot/faq-list/shown-entries.ts';
import { notedWith } from '#src/features/workspace/conversations/conversation-marks.ts';
import { replyOptions } from '#src/features/workspace/conversations/saved-replies/reply-options.ts';
import { foundEntries, type Entry } from '#src/features/workspace/palette/commands.ts';
import { searchTerms } from '#src/lib/text/folded-text.ts';

const written = 'Ærø’s “late” Straße';
const entry = { id: 1, question: written, answer: 'Yes.' };
const view: Entry = {
  command: { view: '' },
  group: 'views',
  label: written,
  detail: '',
  words: '',
};

/** The number of results of each search that has the text above. */
const searches: Record<string, (query: string) => number> = {
  palette: (query) => foundEntries([view], query).length,
  'FAQ list': (query) => shownEntries([entry], [], query).matchCount,
  'saved replies': (query) => replyOptions([entry], query).length,
  notes: (query) => notedWith(searchTerms(query), { a: { note: written } }).size,
};

test.each(Object.entries(searches))('§4.28 search: %s takes typed for typographic', (_, find) => {
  const queries = ["aero's", '"late"', 'late', 'STRASSE', 'aero late', 'latte'];
  expect(queries.map(find)).toEqual([1, 1, 1, 1, 1, 0]);
});

test('search: the atlas finds a typographic apostrophe by a typed one', () => {
  expect(findMachines({ text: "visitor's" })).toEqual(findMachines({ text: 'visitor’s' }));
  expect(findMachines({ text: "visitor's" })).not.toEqual([]);
});
