import { summaryOf, visitorOf, type Conversation } from '../sample/conversation';
import { foldedText, searchTerms, wordAt } from '#src/lib/text/folded-text.ts';

/** Size of the query cache: enough to delete a long word letter by letter. */
const cacheSize = 24;

/** Returns the conversations with a term; a text that several share is folded and searched once. */
function withTerm(conversations: readonly Conversation[], term: string): readonly Conversation[] {
  const hits = new Map<object | string, boolean>();
  const learn = (source: object | string, text: string) => {
    const isHit = wordAt(foldedText(text), term) !== null;
    hits.set(source, isHit);
    return isHit;
  };
  const has = (text: string) => hits.get(text) ?? learn(text, text);
  const isIdLike = /^[\d-]+$/.test(term);
  return conversations.filter((conversation) => {
    const { id, place, device, preview, topic } = conversation;
    return (
      // No term contains a line break.
      (hits.get(place) ?? learn(place, `${visitorOf(conversation)}\n${place.country}`)) ||
      has(device) ||
      has(preview) ||
      has(summaryOf(conversation)) ||
      has(topic.question) ||
      (isIdLike && id.includes(term))
    );
  });
}

/**
 * Searches conversations by place, country, device, opening words, summary, question and id.
 * Designed for 50,000: a query that extends a cached one searches only its results.
 */
export class ConversationSearch {
  readonly #conversations: readonly Conversation[];
  readonly #cache = new Map<string, readonly Conversation[]>();

  constructor(conversations: readonly Conversation[]) {
    this.#conversations = conversations;
  }

  /**
   * Returns the conversations that contain every term or have one of the ids `also`, in their
   * original order.
   */
  find(query: string, also: ReadonlySet<string> = new Set()): readonly Conversation[] {
    const terms = searchTerms(query);
    if (terms.length === 0) return this.#conversations;
    const folded = foldedText(query).trimStart();
    const hits =
      this.#cache.get(folded) ?? terms.reduce(withTerm, this.#prefixResults(folded, terms));
    this.#store(folded, hits);
    if (also.size === 0) return hits;
    const isFound = new Set(hits);
    return this.#conversations.filter((row) => isFound.has(row) || also.has(row.id));
  }

  /**
   * Returns the results of the longest cached prefix of a query that is a superset of the query's
   * results: a common word of the prefix may be no term of the query.
   */
  #prefixResults(folded: string, terms: readonly string[]): readonly Conversation[] {
    for (let end = folded.length - 1; end > 0; end -= 1) {
      const prefix = folded.slice(0, end);
      const found = this.#cache.get(prefix);
      const isWider = (part: string) => terms.some((term) => term.startsWith(part));
      if (found && searchTerms(prefix).every(isWider)) return found;
    }
    return this.#conversations;
  }

  #store(folded: string, found: readonly Conversation[]): void {
    this.#cache.delete(folded);
    this.#cache.set(folded, found);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > cacheSize && oldest !== undefined) this.#cache.delete(oldest);
  }
}
