import { dailySeries, sampleEnd } from '#content/sample/daily-conversations.ts';
import { devices, places } from '#content/sample/places.ts';
import { rareOpenings, topics } from '#content/sample/topics.ts';
import { volumes, type Volume } from '#content/sample/volumes.ts';
import { dayLength, SampleBook } from './sample-book';

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

/**
 * Makes the sample's conversations day by day while the browser is idle, newest first, so that no press
 * waits for them. Returns a function that stops it.
 */
export function prepareSample(volume: Volume): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => {};
  const book = sampleBook(volume);
  let end = book.span.to;
  const makeDay = () => {
    book.between(end - dayLength, end);
    end -= dayLength;
    if (end > book.span.from) handle = requestIdleCallback(makeDay);
  };
  let handle = requestIdleCallback(makeDay);
  return () => cancelIdleCallback(handle);
}

/** The sample's standing "now", in epoch ms. */
export const sampleNow: number = sampleEnd;
