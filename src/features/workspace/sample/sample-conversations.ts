import { dailySeries, sampleEnd } from '#content/sample/daily-conversations.ts';
import { devices, places } from '#content/sample/places.ts';
import { rareOpenings, topics } from '#content/sample/topics.ts';
import { volumes, type Volume } from '#content/sample/volumes.ts';
import { SampleBook } from './sample-book';

const books = new Map<Volume, SampleBook>();

/** Volumes of one conversation or none cover only the last day. */
function daysOf(volume: Volume) {
  const { conversations } = volumes[volume];
  const days = dailySeries(conversations);
  if (conversations > 1) return days;
  return days.slice(-1).map((day) => ({ ...day, conversations }));
}

/** Returns the sample's conversations for a volume; the same instance each time. */
export function sampleBook(volume: Volume): SampleBook {
  const cached = books.get(volume);
  if (cached) return cached;
  const book = new SampleBook({ days: daysOf(volume), places, devices, topics, rareOpenings });
  books.set(volume, book);
  return book;
}

/**
 * Generates the sample's conversations while the browser is idle, newest day first, so no
 * interaction waits for them. Returns a disposer.
 */
export function prepareSample(volume: Volume): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  const book = sampleBook(volume);
  const days = [...book.days];
  const makeDay = () => {
    const day = days.pop();
    if (day) book.between(day.start, day.end);
    if (days.length > 0) handle = requestIdleCallback(makeDay);
  };
  let handle = requestIdleCallback(makeDay);
  return () => cancelIdleCallback(handle);
}

/** The sample's fixed current time, in epoch ms. */
export const sampleNow: number = sampleEnd;
