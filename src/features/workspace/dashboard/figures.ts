import { toTenths } from '#content/number-text.ts';
import type { MetricName } from '#content/workspace/dashboard.ts';
import type { Conversation } from '../sample/conversation';
import type { Period, Interval } from './period';
import type { SampleBook } from '../sample/sample-book';
import { sharesOf } from './shares';

/** Six metrics of a set of conversations; null for the average of an empty set. */
export type Tally = Record<Exclude<MetricName, 'satisfaction' | 'response'>, number> &
  Record<'satisfaction' | 'response', number | null>;

/** A row of a ranking: name, count and integer percentage. */
export type Share = { name: string; count: number; percent: number };

/** A conversation in the dashboard's list. */
type RecentConversation = Omit<Conversation, 'topic'>;

/** The status of the conversations that a ranking counts; null for all. */
export type Ranked = 'resolved' | 'escalated' | null;

/** Everything the dashboard shows for a period (specification §3.1). */
export type Figures = {
  now: Tally;
  /** Null if the sample doesn't cover the whole previous period. */
  before: Tally | null;
  /** One per part of the period. */
  series: readonly Tally[];
  /** One per part; null for an hour that the clock skipped. */
  seriesBefore: readonly (Tally | null)[] | null;
  questions: readonly Share[];
  locations: readonly Share[];
  recent: readonly RecentConversation[];
};

const recentCount = 6;
const questionCount = 6;

const average = (sum: number, count: number) => (count === 0 ? null : toTenths(sum / count));

function tallyOf(conversations: readonly Conversation[]): Tally {
  const visitors = new Set<number>();
  let [escalated, stars, rated, seconds] = [0, 0, 0, 0];
  for (const { visitor, status, rating, responseSeconds } of conversations) {
    visitors.add(visitor);
    seconds += responseSeconds;
    if (status === 'Escalated') escalated += 1;
    if (rating !== null) [stars, rated] = [stars + rating, rated + 1];
  }
  return {
    conversations: conversations.length,
    resolved: conversations.length - escalated,
    escalated,
    satisfaction: average(stars, rated),
    response: average(seconds, conversations.length),
    users: visitors.size,
  };
}

/** Ranks a part that conversations share, by its name. */
function ranking<Part extends keyof Conversation>(
  conversations: readonly Conversation[],
  part: Part,
  nameOf: (shared: Conversation[Part]) => string,
): Share[] {
  const counts = new Map<Conversation[Part], number>();
  for (const { [part]: shared } of conversations) counts.set(shared, (counts.get(shared) ?? 0) + 1);
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const shares = sharesOf(sorted.map(([, count]) => count));
  return sorted.map(([shared, count], index) => ({
    name: nameOf(shared),
    count,
    percent: shares[index] ?? 0,
  }));
}

/** Returns a period's rankings of the conversations with a status. */
export function rankingsOf(
  book: Pick<SampleBook, 'between'>,
  { from, to }: Interval,
  ranked: Ranked,
): Pick<Figures, 'questions' | 'locations'> {
  const all = book.between(from, to);
  const counted = ranked ? all.filter(({ status }) => status.toLowerCase() === ranked) : all;
  return {
    questions: ranking(counted, 'topic', ({ question }) => question).slice(0, questionCount),
    locations: ranking(counted, 'place', ({ city, code }) => `${city}, ${code}`),
  };
}

/** Returns the figures of a period. They agree, because all are counted from one list. */
export function figuresOf(book: Pick<SampleBook, 'between' | 'span'>, period: Period): Figures {
  const { from, to, before, parts, partsBefore } = period;
  const conversations = book.between(from, to);
  const tallyIn = (part: Interval) => tallyOf(book.between(part.from, part.to));
  const hasBefore = before.from >= book.span.from;
  return {
    now: tallyOf(conversations),
    before: hasBefore ? tallyIn(before) : null,
    series: parts.map(tallyIn),
    seriesBefore: hasBefore
      ? partsBefore.map((part) => (part.from < part.to ? tallyIn(part) : null))
      : null,
    ...rankingsOf(book, period, null),
    recent: conversations.slice(0, recentCount).map(({ topic: _topic, ...recent }) => recent),
  };
}
