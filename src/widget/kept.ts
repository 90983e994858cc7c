import type { ChatMessage, Suggestion, Transcript } from '#machines/chat-widget/chat-steps.ts';

/** What a visitor asked a person, and where the reply is to go. */
type FollowUp = { question: string; email: string };
export type Kept = Partial<Transcript> & { followUps?: FollowUp[] };

/** More is not kept of a chat. */
const mostMessages = 200;

type Record = { readonly [key: string]: unknown };

/** Those entries of a list that have these texts; a stranger may have written it. */
function listOf<Entry>(list: unknown, ...keys: (keyof Entry & string)[]): Entry[] {
  const isWhole = (one: Record | null) => keys.every((key) => typeof one?.[key] === 'string');
  return Array.isArray(list) ? (list as (Record | null)[]).filter(isWhole).map(pick(keys)) : [];
}

const pick =
  <Entry>(keys: (keyof Entry & string)[]) =>
  (one: Record | null) =>
    Object.fromEntries(keys.map((key) => [key, one?.[key]])) as Entry;

/** Returns the entries of a FAQ list as far as they can be read. */
export const suggestionsOf = (list: unknown): Suggestion[] =>
  listOf<Suggestion>(list, 'question', 'answer');

/** Returns what is kept under a key, as far as it can be read; nothing where storage is denied. */
export function readKept(key: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record | null;
    return {
      turn: kept?.['turn'] as Transcript['turn'],
      messages: listOf<ChatMessage>(kept?.['messages'], 'from', 'text').filter(({ text }) => text),
      suggestions: suggestionsOf(kept?.['suggestions']),
      followUps: listOf<FollowUp>(kept?.['followUps'], 'question', 'email'),
    };
  } catch {
    return {};
  }
}

/** Keeps a change under a key, or with null forgets all; storage that is full or denied stops nobody. */
export function keep(key: string, change: Kept | null): void {
  try {
    if (change) {
      const all = { ...readKept(key), ...change };
      all.messages = (all.messages ?? []).slice(-mostMessages);
      localStorage.setItem(key, JSON.stringify(all));
    } else localStorage.removeItem(key);
  } catch {
    // The chat goes on without.
  }
}
