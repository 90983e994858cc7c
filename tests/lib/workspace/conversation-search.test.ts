import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailySeries } from '#content/sample/daily-conversations.ts';
import { devices, places } from '#content/sample/places.ts';
import { rareOpenings, topics } from '#content/sample/topics.ts';
import {
  summaryOf,
  visitorOf,
  type Conversation,
} from '#src/features/workspace/sample/conversation.ts';
import { ConversationSearch } from '#src/features/workspace/conversations/conversation-search.ts';
import { hasTerms, searchTerms } from '#src/lib/text/folded-text.ts';
import { SampleBook } from '#src/features/workspace/sample/sample-book.ts';

const bookOf = (total: number) => {
  const days = dailySeries(total).slice(-30);
  const book = new SampleBook({ days, places, devices, topics, rareOpenings });
  return book.between(book.span.from, book.span.to);
};
const few = bookOf(300);
const ids = (found: readonly Conversation[]) => found.map(({ id }) => id);

/** Reference implementation of the search, without optimizations. */
const plainly = (conversations: readonly Conversation[], query: string) =>
  conversations.filter((conversation) => {
    const texts = [
      visitorOf(conversation),
      conversation.place.country,
      conversation.device,
      conversation.preview,
      summaryOf(conversation),
      conversation.topic.question,
    ];
    return searchTerms(query).every(
      (term) => conversation.id.includes(term) || texts.some((text) => hasTerms(text, [term])),
    );
  });

const query = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('router', 'Dry Fork, OR', 'CANON', 'cañon mobile', '20261120', 'states fee'),
  fc.constantFrom(
    'a',
    'es',
    '2026112',
    'outage',
    'الإنترنت',
    'ça',
    '-00',
    'tablet  ridge ',
    'is there an outage',
  ),
);

test('§4.29 conversations: a search finds conversations with all its words, in the given order', () => {
  fc.assert(
    fc.property(query, (words) => {
      expect(ids(new ConversationSearch(few).find(words))).toEqual(ids(plainly(few, words)));
    }),
  );
});

test('§4.29 conversations: earlier searches do not change the result', () => {
  const letters = fc.array(fc.constantFrom(...Array.from('routelds 2-016áÉ')), { maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          query,
          letters.map((all) => all.join('')),
        ),
      ),
      (typed) => {
        const search = new ConversationSearch(few);
        for (const words of typed) {
          for (let end = 1; end <= words.length; end += 1) search.find(words.slice(0, end));
          expect(ids(search.find(words))).toEqual(ids(plainly(few, words)));
        }
      },
    ),
    { numRuns: 15 },
  );
});

test.each([
  ['a city', 'cañon'],
  ['a country', 'united states'],
  ['a place as the list shows it', 'Cañon Springs, OR'],
  ['a device', 'TABLET'],
  ['what the visitor opened with', 'wifi is dead'],
  ['what it came to', 'reseated'],
  ['Arabic', 'الانترنت'],
])('§4.29 conversations: a conversation is found by %s', (_, words) => {
  expect(new ConversationSearch(bookOf(5624)).find(words).length).toBeGreaterThan(0);
});

test('§2.126 conversations: a conversation is found by its id, whole or in part', () => {
  const search = new ConversationSearch(few);
  const wanted = few[17]!;
  expect(ids(search.find(wanted.id))).toEqual([wanted.id]);
  expect(ids(search.find(wanted.id.slice(0, 8)))).toContain(wanted.id);
});

test('§4.29 conversations: an empty or blank search finds all', () => {
  const search = new ConversationSearch(few);
  expect([search.find('').length, search.find('   ').length]).toEqual([300, 300]);
  expect(search.find('no such words anywhere')).toEqual([]);
});
