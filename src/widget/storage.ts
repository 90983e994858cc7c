import { chatLimits } from '#content/workspace/chat-widget.ts';
import type { ChatMessage, Suggestion, Transcript } from '#machines/chat-widget/chat-steps.ts';

/** A question for a person and the email address for the reply. */
type FollowUp = { question: string; email: string };
/** Text in the fields of the chat that the visitor has not sent. */
type Draft = { message: string; email: string };
export type StoredChat = Partial<Transcript> & {
  followUps?: FollowUp[];
  draft?: Draft | undefined;
};

/** Maximum number of stored messages. */
const maxMessages = 200;

type Record = { readonly [key: string]: unknown };

/** Returns the entries of an untrusted list that have these keys as strings. */
function listOf<Entry>(list: unknown, ...keys: (keyof Entry & string)[]): Entry[] {
  const isWhole = (entry: Record | null) => keys.every((key) => typeof entry?.[key] === 'string');
  return Array.isArray(list) ? (list as (Record | null)[]).filter(isWhole).map(pick(keys)) : [];
}

const pick =
  <Entry>(keys: (keyof Entry & string)[]) =>
  (entry: Record | null) =>
    Object.fromEntries(keys.map((key) => [key, entry?.[key]])) as Entry;

/** Returns a copy without prototypes: a page’s `toJSON` methods on them would change its JSON text. */
function bare(value: unknown): unknown {
  if (typeof value !== 'object' || !value) return value;
  const copy: { [key: string]: unknown } | unknown[] = Array.isArray(value) ? [] : {};
  for (const [key, item] of Object.entries(value)) Object.assign(copy, { [key]: bare(item) });
  return Object.setPrototypeOf(copy, null);
}

/** Returns the readable entries of a FAQ list. */
export const suggestionsOf = (list: unknown): Suggestion[] =>
  listOf<Suggestion>(list, 'question', 'answer');

/** Returns the readable parts of a stored chat, or an empty object if storage is denied. */
export function readStored(key: string): StoredChat {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record | null;
    const [draft] = listOf<Draft>([stored?.['draft']], 'message', 'email');
    return {
      turn: stored?.['turn'] as Transcript['turn'],
      messages: listOf<ChatMessage>(stored?.['messages'], 'from', 'text')
        .filter(({ text }) => text)
        .slice(-maxMessages)
        .map(({ from, text }) => ({ from, text: text.slice(0, chatLimits.stored) })),
      suggestions: suggestionsOf(stored?.['suggestions']),
      followUps: listOf<FollowUp>(stored?.['followUps'], 'question', 'email'),
      ...(draft && { draft }),
    };
  } catch {
    return {};
  }
}

/** Merges `change` into the stored chat, or deletes it for null. Ignores full or denied storage. */
export function store(key: string, change: StoredChat | null): void {
  try {
    if (change) {
      const all = { ...readStored(key), ...change };
      all.messages = (all.messages ?? []).slice(-maxMessages);
      localStorage.setItem(key, JSON.stringify(bare(all)));
    } else localStorage.removeItem(key);
  } catch {
    // The chat works without storage.
  }
}
