import { summaryOf, visitorOf, type Conversation } from './conversation';
import { foldedText, searchTerms } from './folded-text';

/** A text that many conversations have in common, folded once. */
interface SharedText {
  folded: string;
  /** Whether it holds the term that is being looked for. */
  isHit: boolean;
}

interface Entry {
  conversation: Conversation;
  texts: readonly SharedText[];
}

/**
 * Finds conversations by place, country, device, opening words, summary and id. Made for 50,000 of
 * them: texts that recur are folded and searched once, and a query that was only typed further is
 * looked for among what was found before.
 */
export class ConversationSearch {
  readonly #texts = new Map<string, SharedText>();
  readonly #all: readonly Entry[];
  #last: { query: string; found: readonly Entry[] };

  constructor(conversations: readonly Conversation[]) {
    this.#all = conversations.map((conversation) => ({
      conversation,
      texts: [
        this.#shared(visitorOf(conversation)),
        this.#shared(conversation.place.country),
        this.#shared(conversation.device),
        this.#shared(conversation.preview),
        this.#shared(summaryOf(conversation)),
      ],
    }));
    this.#last = { query: '', found: this.#all };
  }

  /** Returns those that have every word of the query somewhere, in the order they came in. */
  find(query: string): Conversation[] {
    const folded = foldedText(query).trimStart();
    let found = folded.startsWith(this.#last.query) ? this.#last.found : this.#all;
    for (const term of searchTerms(query)) found = this.#with(term, found);
    this.#last = { query: folded, found };
    return found.map(({ conversation }) => conversation);
  }

  #with(term: string, entries: readonly Entry[]): readonly Entry[] {
    for (const text of this.#texts.values()) text.isHit = text.folded.includes(term);
    return entries.filter(
      ({ conversation, texts }) =>
        texts.some(({ isHit }) => isHit) || conversation.id.includes(term),
    );
  }

  #shared(text: string): SharedText {
    const known = this.#texts.get(text);
    if (known) return known;
    const shared = { folded: foldedText(text), isHit: false };
    this.#texts.set(text, shared);
    return shared;
  }
}
