import type { Volume } from '#content/sample/volumes.ts';
import { sinceOpened } from '#src/services/browser/clock.ts';
import { ConversationSearch } from '../conversations/conversation-search';
import type { Conversation } from '../sample/conversation';
import { sampleBook } from '../sample/sample-conversations';

/** The newest conversations that match a query, and the number of all. */
type Found = {
  query: string;
  newest: readonly Conversation[];
  count: number;
  isDone: boolean;
};

/** The time in ms that a slice of a search takes at most, so that no key press waits. */
const sliceMs = 8;
export const newestCount = 8;
const nothing: Found = { query: '', newest: [], count: 0, isDone: true };

/** Returns a search of all conversations in slices of days, newest first. */
export function conversationFinder(volume: Volume) {
  const book = sampleBook(volume);
  const days = book.days.toReversed();
  const searches: ConversationSearch[] = [];
  let result = nothing;
  let notify = () => {};

  function searchSlice(query: string, from: number): void {
    const end = sinceOpened() + sliceMs;
    const newest = [...result.newest];
    let { count } = result;
    let at = from;
    for (; at < days.length && sinceOpened() < end; at += 1) {
      const day = days[at];
      if (!day) break;
      const matches = (searches[at] ??= new ConversationSearch(
        book.between(day.start, day.end),
      )).find(query);
      count += matches.length;
      newest.push(...matches.slice(0, newestCount - newest.length));
    }
    result = { query, newest, count, isDone: at >= days.length };
    notify();
    if (!result.isDone)
      setTimeout(() => {
        if (result.query === query) searchSlice(query, at);
      });
  }

  return {
    read: () => result,
    /** Starts the search of a query; an earlier one ends. */
    search(query: string) {
      if (query === result.query) return;
      result = { ...nothing, query };
      if (query === '') notify();
      else searchSlice(query, 0);
    },
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => void (notify = () => {});
    },
  };
}
