import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOptions } from '#content/workspace/conversation-filter.ts';
import { visitorOf, type Conversation } from '#src/features/workspace/sample/conversation.ts';
import {
  countsOf,
  inOrder,
  narrowed,
} from '#src/features/workspace/conversations/conversation-order.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { timeSince } from '#src/features/workspace/conversations/time-since.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

const book = sampleBook('typical');
const all = book.between(book.days.at(-30)!.start, sampleNow);
const inSample = ({ answered }: Conversation) => answered;
const ids = (list: readonly Conversation[]) => list.map(({ id }) => id);

test('§9.10 sample values: 30 days have 5,624 conversations, each resolved or escalated', () => {
  const counts = countsOf(all, inSample);
  expect(counts.all).toBe(5624);
  expect(counts.resolved + counts.escalated).toBe(5624);
});

test('§4.35 escalated row: the pending conversations match the sidebar’s count', () => {
  const waiting = narrowed(all, { status: 'pending', sort: 'newest' }, inSample);
  expect(ids(waiting)).toEqual(ids(pendingIn(book, sampleNow, [])));
  expect(waiting.length).toBe(countsOf(all, inSample).pending);
  const [first, ...others] = waiting;
  const isAnswered = (conversation: Conversation) =>
    inSample(conversation) || conversation.id === first?.id;
  expect(ids(narrowed(all, { status: 'pending', sort: 'newest' }, isAnswered))).toEqual(
    ids(others),
  );
});

const option = fc.record({
  status: fc.constantFrom(...filterOptions.status),
  sort: fc.constantFrom(...filterOptions.sort),
});

test('§2.107 conversations: every order keeps each conversation once, and counts match the lists', () => {
  fc.assert(
    fc.property(option, (filter) => {
      const listed = narrowed(inOrder(all, filter.sort), filter, inSample);
      expect(listed.length).toBe(countsOf(all, inSample)[filter.status]);
      expect(new Set(ids(listed)).size).toBe(listed.length);
      const isBelow = (a: Conversation, b: Conversation) => {
        if (filter.sort === 'oldest') return a.at <= b.at;
        if (filter.sort === 'place')
          return visitorOf(a) === visitorOf(b)
            ? a.at >= b.at
            : visitorOf(a).localeCompare(visitorOf(b), 'en') < 0;
        if (filter.sort === 'newest') return a.at >= b.at;
        // The longest wait first, then the newest.
        if (a.answered !== b.answered) return b.answered;
        return a.answered ? a.at >= b.at : a.at <= b.at;
      };
      expect(listed.slice(1).every((row, index) => isBelow(listed[index]!, row))).toBe(true);
    }),
    { numRuns: 15 },
  );
});

test.each([
  [59_000, 'now'],
  [60_000, '1 min ago'],
  [59 * 60_000, '59 min ago'],
  [3_600_000, '1 h ago'],
  [23.9 * 3_600_000, '23 h ago'],
  [12 * 86_400_000, '12 d ago'],
  [-5, 'now'],
])('§2.116 conversations: %d ms ago reads “%s”', (passed, words) => {
  expect(timeSince(1e12, 1e12 + passed)).toBe(words);
});
