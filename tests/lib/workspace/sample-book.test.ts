import { expect, test } from 'vitest';
import { dailySeries, sampleDays, sampleEnd } from '#content/sample/daily-conversations.ts';
import { devices, places } from '#content/sample/places.ts';
import { rareOpenings, topics } from '#content/sample/topics.ts';
import { messagesOf, summaryOf } from '#src/features/workspace/sample/conversation.ts';
import { pendingIn } from '#src/features/workspace/sample/pending.ts';
import { SampleBook } from '#src/features/workspace/sample/sample-book.ts';

const day = 86_400_000;
const bookOf = (total?: number) =>
  new SampleBook({ days: dailySeries(total), places, devices, topics, rareOpenings });
const book = bookOf();
const month = book.between(dailySeries().at(-30)!.start, sampleEnd);

test('§9.10 sample values: the last 30 days have 5,624 conversations, 4.3 of 5, and 2.5 seconds', () => {
  expect(month).toHaveLength(5624);
  const ratings = month.flatMap(({ rating }) => rating ?? []);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(ratings).toFixed(1)).toBe('4.3');
  expect(mean(month.map(({ responseSeconds }) => responseSeconds)).toFixed(1)).toBe('2.5');
});

test('§3.15 sample data: the conversations add up to the daily series', () => {
  for (const { start, end, conversations } of dailySeries()) {
    expect(book.between(start, end)).toHaveLength(conversations);
  }
  expect(book.span).toEqual({ from: dailySeries()[0]!.start, to: sampleEnd });
  const { from, to } = book.span;
  expect(book.between(from - day, to + day)).toHaveLength(book.between(from, to).length);
});

test('§3.12 sample data: its days are calendar days of the operator, Pacific time', () => {
  const days = dailySeries();
  expect(days).toHaveLength(sampleDays);
  const time = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  for (const [index, { start, end, conversations }] of days.entries()) {
    const date = new Date(Date.UTC(2026, 10, 20 - (sampleDays - 1 - index))).toISOString();
    expect(time.format(start)).toBe(`${date.slice(0, 10)}, 00:00`);
    expect(end).toBe(days[index + 1]?.start ?? sampleEnd);
    expect(conversations).toBeGreaterThan(0);
  }
  expect(time.format(sampleEnd)).toBe('2026-11-20, 16:00');
});

test('§3.12 sample data: visitors live in towns of one US county, without a duplicate', () => {
  expect(places.reduce((sum, { weight }) => sum + weight, 0)).toBe(1000);
  expect(new Set(places.map(({ place }) => place.city)).size).toBe(places.length);
  for (const { place } of places)
    expect([place.code, place.country]).toEqual(['OR', 'United States']);
});

test('§3.14 sample data: it is the same for everyone, newest first, with unique ids', () => {
  expect(bookOf().between(sampleEnd - 7 * day, sampleEnd)).toEqual(
    book.between(sampleEnd - 7 * day, sampleEnd),
  );
  expect(month.map(({ at }) => at)).toEqual(month.map(({ at }) => at).toSorted((a, b) => b - a));
  expect(new Set(month.map(({ id }) => id)).size).toBe(month.length);
  for (const conversation of month.slice(0, 50)) {
    expect(book.find(conversation.id)).toEqual(conversation);
  }
  expect(book.find('20261120-9999')).toBeUndefined();
  expect(book.find('__proto__')).toBeUndefined();
});

test('§3.14 sample data: a returning visitor keeps one place and one device', () => {
  const homes = new Map<number, string>();
  for (const { visitor, place, device } of month) {
    const home = `${place.city} ${device}`;
    expect(homes.get(visitor) ?? home).toBe(home);
    homes.set(visitor, home);
  }
});

test('§4.35 escalated: only recent conversations are pending, until they are answered', () => {
  const pending = pendingIn(book, sampleEnd, []);
  expect(pending.length).toBeGreaterThan(1);
  expect(pending.every(({ status }) => status === 'Escalated')).toBe(true);
  expect(pending.map(({ id }) => id)).toEqual(
    month.filter(({ answered }) => !answered).map(({ id }) => id),
  );
  const response = { text: 'On my way.', sentAt: '2026-11-21T00:00:00.000Z' };
  const { id: conversationId } = pending[0]!;
  expect(pendingIn(book, sampleEnd, [{ conversationId, draft: '', response }])).toEqual(
    pending.slice(1),
  );
  expect(pendingIn(book, sampleEnd, [{ conversationId, draft: 'On', response: null }])).toEqual(
    pending,
  );
});

test('§3.15 conversations: messages are in order of time, and only answered ones involve a person', () => {
  for (const conversation of month.slice(0, 300)) {
    const messages = messagesOf(conversation);
    expect(messages[0]).toEqual({
      from: 'visitor',
      text: conversation.preview,
      at: conversation.at,
    });
    const times = messages.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[1]).toBe(conversation.at + conversation.responseSeconds * 1000);
    const { status, answered, topic } = conversation;
    const sides = ['visitor', 'chatbot', 'visitor', 'chatbot', 'person'];
    expect(messages.map(({ from }) => from)).toEqual(sides.slice(0, messages.length));
    expect(messages.some(({ from }) => from === 'person')).toBe(status === 'Escalated' && answered);
    expect(summaryOf(conversation)).toBe(
      status === 'Escalated' ? topic.escalatedSummary : topic.summary,
    );
  }
});
