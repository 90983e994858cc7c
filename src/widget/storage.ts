import { chatLimits } from '#content/workspace/chat-widget.ts';
import type {
  ChatContext,
  ChatMessage,
  Suggestion,
  Transcript,
} from '#machines/chat-widget/chat-steps.ts';

/** A question for a person and the email address for the reply. */
type FollowUp = { question: string; email: string };
/** Text in the fields of the chat that the visitor has not sent. */
type Draft = { message: string; email: string };
/** A message with its id; early releases wrote none. */
type StoredMessage = ChatMessage & { id?: string };
export type StoredChat = Partial<Omit<Transcript, 'messages'>> & {
  messages?: StoredMessage[];
  followUps?: FollowUp[];
  draft?: Draft | undefined;
};

/** Maximum number of stored messages, and of requests for a reply. */
const maxMessages = 200;
const maxFollowUps = 50;

type Record = { readonly [key: string]: unknown };

/** Returns the entries of an untrusted list that have these keys as strings. */
function listOf<Entry>(list: unknown, ...keys: (keyof Entry & string)[]): Entry[] {
  const isWhole = (entry: Record | null) => keys.every((key) => typeof entry?.[key] === 'string');
  return Array.isArray(list) ? ((list as (Record | null)[]).filter(isWhole) as Entry[]) : [];
}

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

/** Returns the object in a JSON text, or null. */
function parse(text: string | null): Record | null {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record | null) : null;
  } catch {
    return null;
  }
}

/**
 * Returns a stored chat (specification §14.17): readable fields, defaults for missing ones, and
 * unknown ones unchanged. Returns an empty object if storage is denied.
 */
export function readStored(key: string): StoredChat {
  try {
    const stored = parse(localStorage.getItem(key));
    const [draft] = listOf<Draft>([stored?.['draft']], 'message', 'email');
    return {
      ...stored,
      messages: listOf<StoredMessage>(stored?.['messages'], 'from', 'text')
        .filter(({ text }) => text)
        .slice(-maxMessages)
        .map((message) => ({ ...message, text: message.text.slice(0, chatLimits.stored) })),
      suggestions: suggestionsOf(stored?.['suggestions']),
      followUps: listOf<FollowUp>(stored?.['followUps'], 'question', 'email'),
      draft,
    };
  } catch {
    return {};
  }
}

/** Moves a value that is not a chat to the next free key. */
function quarantine(key: string): void {
  const text = localStorage.getItem(key);
  if (parse(text)) return;
  let free = `${key}.corrupt`;
  for (let count = 2; ![null, text].includes(localStorage.getItem(free)); count += 1)
    free = `${key}.corrupt.${count}`;
  localStorage.setItem(free, text ?? '');
}

/**
 * Opens a stored chat, which other tabs write, too. Each write adds to the stored messages. If a tab
 * overwrites messages that it had not seen, the tab that wrote them adds them again.
 */
export function openRecord(key: string) {
  /** This tab’s messages, in the order of its context. */
  let tabMessages: StoredMessage[] = [];
  let isStored = true;

  /** Returns this tab’s messages after the last one that is stored. Older ones were dropped. */
  const missingIn = (stored: readonly StoredMessage[]) =>
    tabMessages.slice(
      tabMessages.findLastIndex(({ id, from, text }) =>
        stored.some((message) =>
          id && message.id ? id === message.id : from === message.from && text === message.text,
        ),
      ) + 1,
    );

  /** Writes a change. To make room, drops the oldest messages. */
  function write(change: StoredChat, mayDrop = true): void {
    const chat = { version: 1, ...readStored(key), ...change, time: undefined };
    let messages = (chat.messages ?? []).slice(-maxMessages);
    isStored = false;
    while (!isStored)
      try {
        quarantine(key);
        localStorage.setItem(key, JSON.stringify(bare({ ...chat, messages })));
        isStored = true;
      } catch {
        if (!mayDrop || messages.length < 2) return;
        messages = messages.slice(1);
      }
  }

  return {
    write,
    isStored: () => isStored,
    /** Stores the new messages of the context. */
    store({ messages, suggestions }: ChatContext, turn: Transcript['turn']): void {
      const added = messages.slice(tabMessages.length).map((message) => ({
        ...message,
        id: crypto.getRandomValues(new Uint32Array(2)).join(''),
      }));
      const stored = readStored(key).messages ?? [];
      // Another tab may just have deleted the chat.
      const missing = isStored && stored.length === 0 ? [] : missingIn(stored);
      tabMessages = [...tabMessages, ...added];
      write({ turn, suggestions, messages: [...stored, ...missing, ...added] });
    },
    /** Returns the stored chat with the messages of this tab that it lacks, unless it was replaced. */
    follow(messages: readonly ChatMessage[], isReplaced: boolean): StoredChat {
      const chat = readStored(key);
      const pending = messages.slice(tabMessages.length);
      const missing = isReplaced && isStored ? [] : missingIn(chat.messages ?? []);
      tabMessages = [...(chat.messages ?? []), ...missing];
      // Without dropping: two tabs would drop each other’s messages in turn.
      if (missing.length > 0) write({ messages: tabMessages }, false);
      return { ...chat, messages: [...tabMessages, ...pending] };
    },
    addFollowUp: (followUp: FollowUp) =>
      write({ followUps: [...(readStored(key).followUps ?? []), followUp].slice(-maxFollowUps) }),
    clear(): void {
      tabMessages = [];
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is denied.
      }
    },
  };
}

export type ChatRecord = ReturnType<typeof openRecord>;
