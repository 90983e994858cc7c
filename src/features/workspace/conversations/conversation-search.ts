import { summaryOf, visitorOf, type Conversation } from '../sample/conversation';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';

const textsEach = 5;
const textsOf = (conversation: Conversation) =>
  [
    visitorOf(conversation),
    conversation.place.country,
    conversation.device,
    conversation.preview,
    summaryOf(conversation),
  ] as const;

/** Size of the query cache: enough to delete a long word letter by letter. */
const remembered = 24;

/**
 * Searches conversations by place, country, device, opening words, summary and id. Designed for
 * 50,000: repeated texts are folded and searched once, and a query that extends a cached one
 * searches only its results.
 */
export class ConversationSearch {
  readonly #conversations: readonly Conversation[];
  /** Every distinct text, folded. */
  readonly #texts: readonly string[];
  /** Indexes into `#texts`, five per conversation. */
  readonly #places: Uint32Array;
  readonly #known: Map<string, readonly number[]>;

  constructor(conversations: readonly Conversation[]) {
    const placeOf = new Map<string, number>();
    const places = new Uint32Array(conversations.length * textsEach);
    conversations.forEach((conversation, index) => {
      textsOf(conversation).forEach((text, part) => {
        const place = placeOf.get(text) ?? placeOf.size;
        placeOf.set(text, place);
        places[index * textsEach + part] = place;
      });
    });
    this.#conversations = conversations;
    this.#texts = [...placeOf.keys()].map(foldedText);
    this.#places = places;
    this.#known = new Map([['', [...conversations.keys()]]]);
  }

  /** Returns the conversations that contain every term, in their original order. */
  find(query: string): readonly Conversation[] {
    const terms = searchTerms(query);
    if (terms.length === 0) return this.#conversations;
    const folded = foldedText(query).trimStart();
    const found = this.#known.get(folded) ?? terms.reduce(this.#having, this.#foundBefore(folded));
    this.#remember(folded, found);
    return this.#at(found);
  }

  #at(indexes: readonly number[]): readonly Conversation[] {
    const found: Conversation[] = [];
    for (const index of indexes) {
      const conversation = this.#conversations[index];
      if (conversation) found.push(conversation);
    }
    return found;
  }

  /**
   * Returns the results of the longest cached prefix of a query, a superset of the query's
   * results.
   */
  #foundBefore(folded: string): readonly number[] {
    for (let end = folded.length - 1; end > 0; end -= 1) {
      const found = this.#known.get(folded.slice(0, end));
      if (found) return found;
    }
    return this.#known.get('') ?? [];
  }

  #remember(folded: string, found: readonly number[]): void {
    this.#known.delete(folded);
    this.#known.set(folded, found);
    const oldest = [...this.#known.keys()].find((query) => query !== '');
    if (this.#known.size > remembered && oldest !== undefined) this.#known.delete(oldest);
  }

  readonly #having = (indexes: readonly number[], term: string): readonly number[] => {
    const isHit = Uint8Array.from(this.#texts, (text) => Number(text.includes(term)));
    const isIdLike = /^[\d-]+$/.test(term);
    const places = this.#places;
    return indexes.filter((index) => {
      const start = index * textsEach;
      for (let at = start; at < start + textsEach; at += 1) if (isHit[places[at] ?? 0]) return true;
      return isIdLike && this.#conversations[index]?.id.includes(term);
    });
  };
}
