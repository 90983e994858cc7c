import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeZones } from '#content/sample/workspace.ts';
import { volumeNames, type Volume } from '#content/sample/volumes.ts';
import type { WholeRange } from '#content/workspace/dashboard.ts';
import {
  figuresOf,
  rankingsOf,
  type Figures,
  type Tally,
} from '#src/features/workspace/dashboard/figures.ts';
import { periodOf } from '#src/features/workspace/dashboard/period.ts';
import { sharesOf } from '#src/features/workspace/dashboard/shares.ts';
import { drilledDown } from '#src/features/workspace/conversations/conversation-order.ts';
import type { Conversation } from '#src/features/workspace/sample/conversation.ts';
import { sampleBook, sampleNow } from '#src/features/workspace/sample/sample-conversations.ts';

function figures(wholeRange: WholeRange, volume: Volume = 'typical', zone = 'America/Los_Angeles') {
  return figuresOf(sampleBook(volume), periodOf(wholeRange, sampleNow, zone));
}
/** Expects the lists behind a ranking to have as many conversations as it counts. */
function expectListsBehind(
  counted: readonly Conversation[],
  { questions, locations }: Pick<Figures, 'questions' | 'locations'>,
) {
  for (const { name, count } of questions)
    expect([name, drilledDown(counted, { question: name, place: '' }).length]).toEqual([
      name,
      count,
    ]);
  for (const { name, count } of locations)
    expect([name, drilledDown(counted, { question: '', place: name }).length]).toEqual([
      name,
      count,
    ]);
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function expectToAgree({
  now,
  before,
  series,
  seriesBefore,
  questions,
  locations,
  recent,
}: Figures) {
  expect(now.resolved + now.escalated).toBe(now.conversations);
  const sums: [Tally | null, Figures['seriesBefore']][] = [
    [now, series],
    [before, seriesBefore],
  ];
  for (const [whole, parts] of sums) {
    for (const name of ['conversations', 'resolved', 'escalated'] as const)
      expect(parts && sum(parts.map((part) => part?.[name] ?? 0))).toBe(whole && whole[name]);
    for (const part of parts ?? [])
      if (part) expect(part.users).toBeLessThanOrEqual(part.conversations);
  }
  expect(now.users).toBeLessThanOrEqual(now.conversations);
  expect(sum(locations.map(({ count }) => count))).toBe(now.conversations);
  expect(sum(locations.map(({ percent }) => percent))).toBe(now.conversations ? 100 : 0);
  expect(sum(questions.map(({ count }) => count))).toBeLessThanOrEqual(now.conversations);
  expect(sum(questions.map(({ percent }) => percent))).toBeLessThanOrEqual(100);
  for (const { count, percent } of [...questions, ...locations])
    expect(Math.abs(percent - (100 * count) / now.conversations)).toBeLessThan(1);
  const counts = questions.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(recent).toHaveLength(Math.min(now.conversations, 6));
}

describe('dashboard', () => {
  it('§9.10 dashboard: 30 days have 5,624 conversations, 4.3 of 5 stars, and 2.5 seconds', () => {
    const { now } = figures({ range: '30d' });
    expect([now.conversations, now.satisfaction, now.response]).toEqual([5624, 4.3, 2.5]);
  });

  it.each(volumeNames)('§3.15 dashboard: all figures of a rolling range agree, %s', (volume) => {
    for (const range of ['24h', '7d', '30d'] as const) expectToAgree(figures({ range }, volume));
  });

  it('§3.15 dashboard: all figures of any custom days agree in every time zone', () => {
    const date = fc
      .integer({ min: -20, max: 110 })
      .map((ago) => new Date(sampleNow - ago * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, date, fc.constantFrom(...timeZones), (first, second, zone) => {
        const [start, end] = [first, second].toSorted() as [string, string];
        // The repeated hour has the same comparison twice.
        fc.pre(start !== end || !['2026-10-25', '2026-11-01'].includes(start));
        expectToAgree(figures({ range: 'custom', start, end }, 'typical', zone));
      }),
      { numRuns: 15 },
    );
  });

  it('§4.18 dashboard: the previous period has the figures that the same range showed then', () => {
    const { before } = figures({ range: 'custom', start: '2026-11-08', end: '2026-11-14' });
    expect(before).toEqual(
      figures({ range: 'custom', start: '2026-11-01', end: '2026-11-07' }).now,
    );
  });

  it('§4.21 dashboard: each hour of a day with 25 is compared with the same hour a week earlier', () => {
    const { series } = figures({ range: 'custom', start: '2026-10-25', end: '2026-10-25' });
    const { seriesBefore } = figures({ range: 'custom', start: '2026-11-01', end: '2026-11-01' });
    expect(seriesBefore).toEqual(series.toSpliced(2, 0, series[1]!));
  });

  it('§4.21 dashboard: an hour that the clock skipped a week earlier has no value to compare', () => {
    const period = periodOf(
      { range: 'custom', start: '2026-03-15', end: '2026-03-15' },
      sampleNow,
      'America/Los_Angeles',
    );
    const book = { between: () => [], span: { from: 0, to: sampleNow } };
    const { seriesBefore } = figuresOf(book, period);
    expect(seriesBefore?.map((tally) => tally === null).indexOf(true)).toBe(2);
    expect(seriesBefore?.filter((tally) => tally === null)).toHaveLength(1);
  });

  it('§2.87 dashboard: the rankings of a status count its conversations, as the lists behind them do', () => {
    const period = periodOf({ range: '7d' }, sampleNow, 'America/Los_Angeles');
    const all = sampleBook('typical').between(period.from, period.to);
    for (const status of ['Resolved', 'Escalated'] as const) {
      const counted = all.filter((row) => row.status === status);
      const ranked = status === 'Resolved' ? 'resolved' : 'escalated';
      const rankings = rankingsOf(sampleBook('typical'), period, ranked);
      expect(sum(rankings.locations.map(({ count }) => count))).toBe(counted.length);
      expectListsBehind(counted, rankings);
    }
  });

  it('§3.17 dashboard: without earlier sample data there is no comparison', () => {
    expect(figures({ range: '24h' }, 'first').before).toBeNull();
    const early = figures({ range: 'custom', start: '2026-09-01', end: '2026-09-20' });
    expect([early.before, early.seriesBefore]).toEqual([null, null]);
  });

  it('§3.17 dashboard: days outside the sample are empty', () => {
    const { now, series, questions, recent } = figures({
      range: 'custom',
      start: '2031-01-01',
      end: '2031-01-03',
    });
    expect(now).toEqual({
      conversations: 0,
      resolved: 0,
      escalated: 0,
      satisfaction: null,
      response: null,
      users: 0,
    });
    expect([series.length, questions, recent]).toEqual([3, [], []]);
  });

  it('§2.86 dashboard: the newest conversations come first', () => {
    const times = figures({ range: '7d' }).recent.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(times[0]).toBe(sampleBook('typical').between(0, sampleNow)[0]!.at);
  });

  it('§3.16 dashboard: percentages add up to 100, and each is off by less than one', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5000), { minLength: 1, maxLength: 12 }), (counts) => {
        const shares = sharesOf(counts);
        const total = sum(counts);
        expect(sum(shares)).toBe(total ? 100 : 0);
        shares.forEach((share, index) =>
          expect(Math.abs(share - (total ? (100 * counts[index]!) / total : 0))).toBeLessThan(1),
        );
      }),
    );
  });
});
