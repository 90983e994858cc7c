import { hourWeights, type SampleDay } from '#content/sample/daily-conversations.ts';
import type { Device, Place } from '#content/sample/places.ts';
import type { Topic } from '#content/sample/topics.ts';
import type { Conversation } from './conversation';
import { pendingForMs } from '#content/constants.ts';
import { seededRandom } from '#src/lib/random.ts';

/** Input of the sample generator. */
export interface SampleSource {
  days: readonly SampleDay[];
  places: readonly { place: Place; weight: number }[];
  devices: readonly [Device, Device, Device];
  topics: readonly Topic[];
  rareOpenings: readonly string[];
}

const hourLength = 3_600_000;
const dayLength = 24 * hourLength;
/**
 * Was found by trying numbers: with this one, four visitors with different questions wait for a
 * person. Another number changes which conversations there are, and keeps their count.
 */
const seed = 133_718;

function picker<Item>(items: readonly Item[], weightOf: (item: Item) => number) {
  const ends: number[] = [];
  let sum = 0;
  for (const item of items) ends.push((sum += weightOf(item)));
  return (chance: number): Item => {
    let low = 0;
    let high = ends.length - 1;
    const target = chance * sum;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (target < (ends[middle] ?? 0)) high = middle;
      else low = middle + 1;
    }
    const item = items[low];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
}

/** Returns a rating: high after a resolved conversation, low after an escalated one. */
const ratingOf = (chance: number, wentWell: boolean) => {
  const steps = wentWell ? [0.015, 0.035, 0.09, 0.385] : [0.12, 0.24, 0.42, 0.72];
  return 1 + steps.filter((step) => chance >= step).length;
};

/**
 * Generates a sample's conversations day by day from its daily series, deterministically.
 * `between` returns those that began in [from, to), in epoch ms, newest first.
 */
export class SampleBook {
  readonly #source: SampleSource;
  readonly #days = new Map<number, readonly Conversation[]>();
  readonly #pickTopic: (chance: number) => Topic;
  readonly #pickPlace: (chance: number) => Place;
  readonly #pickHour: (chance: number) => number;
  /** Number of visitors: about a third of a month's conversations. */
  readonly #visitors: number;
  readonly #end: number;

  constructor(source: SampleSource) {
    this.#source = source;
    this.#pickTopic = picker(source.topics, ({ weight }) => weight);
    const pickPlace = picker(source.places, ({ weight }) => weight);
    this.#pickPlace = (chance) => pickPlace(chance).place;
    const pickHour = picker([...hourWeights.entries()], ([, weight]) => weight);
    this.#pickHour = (chance) => pickHour(chance)[0];
    const month = source.days.slice(-30).reduce((sum, day) => sum + day.conversations, 0);
    this.#visitors = Math.max(1, Math.round(month * 0.37));
    this.#end = this.span.to;
  }

  get days(): readonly SampleDay[] {
    return this.#source.days;
  }

  /** Start and end of the sample in epoch ms; 0 for an empty one. */
  get span(): { from: number; to: number } {
    return { from: this.days[0]?.start ?? 0, to: this.days.at(-1)?.end ?? 0 };
  }

  between(from: number, to: number): Conversation[] {
    return this.#source.days
      .filter(({ start, end }) => start < to && end > from)
      .toReversed()
      .flatMap((day) =>
        // Few of up to 50,000 need a comparison.
        from <= day.start && day.end <= to
          ? this.#on(day)
          : this.#on(day).filter(({ at }) => at >= from && at < to),
      );
  }

  /** Returns the conversation with this id, or undefined. */
  find(id: string): Conversation | undefined {
    const day = this.#source.days.find(({ start }) => id.startsWith(`${stamp(start)}-`));
    return day && this.#on(day).find((conversation) => conversation.id === id);
  }

  #on(day: SampleDay): readonly Conversation[] {
    const cached = this.#days.get(day.start);
    if (cached) return cached;
    const conversations = this.#generate(day);
    this.#days.set(day.start, conversations);
    return conversations;
  }

  #generate(day: SampleDay): Conversation[] {
    const random = seededRandom(day.start / hourLength + seed);
    const date = stamp(day.start);
    const drafts = Array.from({ length: day.conversations }, () => this.#draft(day, random));
    return drafts
      .sort((a, b) => a.at - b.at)
      .map((draft, index) => ({ ...draft, id: `${date}-${pad(index + 1)}` }))
      .toReversed();
  }

  /** Returns an hour of the day; the last day ends early. */
  #hourIn({ start, end }: SampleDay, chance: number): number {
    const hours = (end - start) / hourLength;
    return this.#pickHour(chance * (loadUntil(hours) / loadUntil(24)));
  }

  #draft(day: SampleDay, random: () => number): Omit<Conversation, 'id'> {
    const { devices, rareOpenings } = this.#source;
    const at = day.start + Math.floor((this.#hourIn(day, random()) + random()) * hourLength);
    const topic = this.#pickTopic(random());
    const visitor = Math.floor(random() * this.#visitors);
    const visitorRandom = seededRandom(visitor * 7919);
    const escalated = random() * 100 < topic.escalated;
    const opening = random();
    const rare = rareOpenings[Math.floor(opening * 1000)];
    const age = this.#end - at;
    return {
      at,
      visitor,
      place: this.#pickPlace(visitorRandom()),
      device: devices[visitorRandom() < 0.58 ? 0 : visitorRandom() < 0.82 ? 1 : 2],
      topic,
      status: escalated ? 'Escalated' : 'Resolved',
      preview: rare ?? topic.openings[Math.floor(opening * 2.999) as 0 | 1 | 2],
      rating: random() < 0.38 ? ratingOf(random(), !escalated) : null,
      responseSeconds: Math.round((1.125 + (age / dayLength) * 0.006 + 2.6 * random()) * 10) / 10,
      answered: !escalated || age > pendingForMs,
    };
  }
}

/** Returns the relative load of a day's first hours. */
const loadUntil = (hours: number) =>
  hourWeights.slice(0, hours).reduce<number>((sum, weight) => sum + weight, 0);
const stamp = (start: number) => new Date(start).toISOString().slice(0, 10).replaceAll('-', '');
const pad = (number: number) => String(number).padStart(3, '0');
