import { dailySeries, sampleEnd } from '#content/sample/daily-conversations.ts';
import { devices, places } from '#content/sample/places.ts';
import { rareOpenings, topics } from '#content/sample/topics.ts';
import { volumes, type Volume } from '#content/sample/volumes.ts';
import { SampleBook } from './sample-book';

const books = new Map<Volume, SampleBook>();

/** With one conversation or none, there is nothing before the last day. */
function daysOf(volume: Volume) {
  const { conversations } = volumes[volume];
  const days = dailySeries(conversations);
  if (conversations > 1) return days;
  return days.slice(-1).map((day) => ({ ...day, conversations }));
}

/** Returns the sample's conversations in the given volume; always the same book. */
export function sampleBook(volume: Volume): SampleBook {
  const known = books.get(volume);
  if (known) return known;
  const book = new SampleBook({ days: daysOf(volume), places, devices, topics, rareOpenings });
  books.set(volume, book);
  return book;
}

/** The sample's standing "now", in epoch ms. */
export const sampleNow: number = sampleEnd;
