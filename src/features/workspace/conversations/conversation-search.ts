import { summaryOf, visitorOf, type Conversation } from '../sample/conversation';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';

const textsPerConversation = 6;
const textsOf = (conversation: Conversation) =>
  [
    visitorOf(conversation),
    conversation.place.country,
    conversation.device,
    conversation.preview,
    summaryOf(conversation),
    conversation.topic.question,
  ] as const;

/** Size of the query cache: enough to delete a long word letter by letter. */
const cacheSize = 24;

interface TextIndex {
  /** Every distinct text, folded. */
  texts: readonly string[];
  /** Indexes into `texts`, six per conversation. */
  indexes: Uint32Array;
}

function textIndexOf(conversations: readonly Conversation[]): TextIndex {
  const indexOfText = new Map<string, number>();
  const indexes = new Uint32Array(conversations.length * textsPerConversation);
  conversations.forEach((conversation, index) => {
    textsOf(conversation).forEach((text, part) => {
      const textIndex = indexOfText.get(text) ?? indexOfText.size;
      indexOfText.set(text, textIndex);
      indexes[index * textsPerConversation + part] = textIndex;
    });
  });
  return { texts: [...indexOfText.keys()].map(foldedText), indexes };
}

/**
 * Searches conversations by place, country, device, opening words, summary, question and id. Designed for
 * 50,000: repeated texts are folded and searched once, and a query that extends a cached one
 * searches only its results. The first query builds the index.
 */
export class ConversationSearch {
  readonly #conversations: readonly Conversation[];
  readonly #cache: Map<string, readonly number[]>;
  #textIndex?: TextIndex;

  constructor(conversations: readonly Conversation[]) {
    this.#conversations = conversations;
    this.#cache = new Map([['', [...conversations.keys()]]]);
  }

  /**
   * Returns the conversations that contain every term or have one of the ids `also`, in their
   * original order.
   */
  find(query: string, also: ReadonlySet<string> = new Set()): readonly Conversation[] {
    const terms = searchTerms(query);
    if (terms.length === 0) return this.#conversations;
    const folded = foldedText(query).trimStart();
    const found =
      this.#cache.get(folded) ?? terms.reduce(this.#withTerm, this.#prefixResults(folded));
    this.#store(folded, found);
    if (also.size === 0) return this.#at(found);
    const isFound = new Set(found);
    return this.#conversations.filter(({ id }, index) => isFound.has(index) || also.has(id));
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
  #prefixResults(folded: string): readonly number[] {
    for (let end = folded.length - 1; end > 0; end -= 1) {
      const found = this.#cache.get(folded.slice(0, end));
      if (found) return found;
    }
    return this.#cache.get('') ?? [];
  }

  #store(folded: string, found: readonly number[]): void {
    this.#cache.delete(folded);
    this.#cache.set(folded, found);
    const oldest = [...this.#cache.keys()].find((query) => query !== '');
    if (this.#cache.size > cacheSize && oldest !== undefined) this.#cache.delete(oldest);
  }

  readonly #withTerm = (indexes: readonly number[], term: string): readonly number[] => {
    const { texts, indexes: textIndexes } = (this.#textIndex ??= textIndexOf(this.#conversations));
    const isHit = Uint8Array.from(texts, (text) => Number(text.includes(term)));
    const isIdLike = /^[\d-]+$/.test(term);
    return indexes.filter((index) => {
      const start = index * textsPerConversation;
      for (let at = start; at < start + textsPerConversation; at += 1)
        if (isHit[textIndexes[at] ?? 0]) return true;
      return isIdLike && this.#conversations[index]?.id.includes(term);
    });
  };
}
